import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { Refusal } from '../../protocol/fault.ts';
import type { personExport } from '../../protocol/http.ts';
import type { Person } from '../../protocol/person.ts';
import type { ChatPlace, Store } from '../../store/store.ts';
import { UnreadableError } from '../../store/unreadable.ts';
import { exportedConduct } from '../conduct/shown.ts';
import { noticesOf } from '../notices/state.ts';
import { circlesOf } from '../people/circles.ts';
import type { HallApi } from '../tables/api.ts';
import { Lanes } from '../tables/lanes.ts';
import { listingOf } from '../tables/list.ts';
import { tokenLineOf } from './identities.ts';
import { deviceLineOf, keyLineOf, mailLineOf, meOf } from './shown.ts';

/** Chat lines per query. */
const CHAT_PAGE = 500;

type Export = z.output<typeof personExport>;

/** Exports run one at a time in this process. */
const lanes = new Lanes();

/**
 * Everything stored about a person, as the text of one JSON object. Yields in small parts so that other requests run.
 */
export async function* exportText(
  { hall, store }: { hall: HallApi; store: Store },
  person: Person,
): AsyncGenerator<string> {
  const tables = (await store.tables.of(person.id, Number.MAX_SAFE_INTEGER)).flatMap(
    (one) => listingOf(one, person.id) ?? [],
  );
  const mail = await store.accounts.mail(person.id, Date.now());
  const known: Omit<Export, 'chat' | 'records'> = {
    person: meOf((await store.people.find(person.id))!),
    keys: (await store.accounts.keys(person.id)).map(keyLineOf),
    ...(mail && { mail: mailLineOf(mail) }),
    devices: (await store.accounts.devices(person.id)).map((one) => deviceLineOf(one, undefined)),
    tokens: (await store.people.tokens(person.id)).map(tokenLineOf),
    muted: await store.people.muted(person.id),
    circles: await circlesOf(store, person),
    holidays: await store.holidays.of(person.id),
    presence: await store.presences.own(person.id),
    follows: await store.friends.followed(person.id),
    results: (await store.results.of(person.id, Number.MAX_SAFE_INTEGER)).map(
      ({ table, game, ended, players }) => {
        const { place, points } = players.find((one) => one.person === person.id)!;
        return { table, game, ended, place, points };
      },
    ),
    ratings: (await store.results.ratings(person.id)).map(({ pool, game, mu, sigma, games }) => ({
      ...{ pool, game, mu, sigma, games },
    })),
    tables,
    notices: await noticesOf(store, person.id),
    conduct: await exportedConduct(store, person.id),
  };
  yield JSON.stringify(known).slice(0, -1);
  yield* list('chat', chatOf(store, person.id));
  const ended = tables.filter(({ status }) => status === 'ended');
  yield* list('records', recordsOf(hall, person, ended));
  yield '}';
}

async function* list(name: keyof Export, items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = `,"${name}":[`;
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',';
  }
  yield before === ',' ? ']' : `${before}]`;
}

async function* chatOf(store: Store, person: string): AsyncGenerator<Export['chat'][number]> {
  for (let after: ChatPlace | undefined, more = true; more; ) {
    const page = await store.people.chat(person, CHAT_PAGE, after);
    for (const { n: _, ...said } of page) yield said;
    after = page.at(-1);
    more = page.length === CHAT_PAGE;
  }
}

async function* recordsOf(
  hall: HallApi,
  person: Person,
  tables: readonly { readonly id: string }[],
): AsyncGenerator<Export['records'][number]> {
  for (const { id } of tables) {
    const record = await lanes.run('record', async () => {
      const start = performance.now();
      const text = await hall.record(id, person).catch(unlessUnreadable);
      // Pauses as long as it worked, so that other requests get half of the time.
      await sleep(performance.now() - start);
      return text;
    });
    if (record !== undefined) yield { table: id, record };
  }
}

/** Tables that cannot be read are left out of the export. */
function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableError || error instanceof Refusal)) throw error;
}
