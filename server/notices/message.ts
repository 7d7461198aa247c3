import { titleOf } from '../../games/words.ts';
import { catalogue, type NoticesTexts } from '../../i18n/index.ts';
import { isLanguage, type Language } from '../../i18n/language.ts';
import type { Batch, BatchItem, NoticeKind, NoticeTable } from '../../store/notices/api.ts';
import { usableZone } from './zone.ts';

/** A notice in words, for every channel. */
export interface Message {
  /** The same whenever it is sent. */
  readonly id: string;
  readonly kind: NoticeKind | 'several' | 'test';
  readonly lang: Language;
  readonly title: string;
  /** Empty if the title says it all. */
  readonly body: string;
  /** Behind the server's address. */
  readonly path: string;
  /** What it is about; a later notice about the same replaces it. */
  readonly tag: string;
  /** Each of several. */
  readonly lines: readonly { readonly text: string; readonly path: string; readonly table?: string }[];
  /** When it is no longer of use. */
  readonly until?: number;
}

/** One notice in words; `body` is empty if `text` says it all. */
export interface Words {
  readonly text: string;
  readonly body: string;
}

/** Push services take 4 KB and chats 2,000 characters: what is longer they refuse as a whole. */
const MOST_BYTES = 1_500;

/** As many lines as fit; others write the names in them. */
function fitted(lines: readonly string[]): string {
  let bytes = 0;
  const fit = lines.filter((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes <= MOST_BYTES;
  });
  return [...fit, ...(fit.length < lines.length ? ['…'] : [])].join('\n');
}

export function langOf({ settings }: Pick<Batch, 'settings'>): Language {
  const lang = settings?.lang ?? '';
  return isLanguage(lang) ? lang : 'en';
}

/** What moderators have decided, by act or report and the number of the change. */
export type Decisions = ReadonlyMap<`${string} ${number}`, Words>;

type TableKind = Exclude<NoticeKind, 'act' | 'report'>;
type Line = Message['lines'][number] & {
  readonly body: string;
  readonly kind: NoticeKind;
  readonly tag: string;
};

/** The words of a batch, with those of its decisions; undefined if nothing in it is true any more. */
export async function messageOf(
  batch: Batch,
  tables: readonly NoticeTable[],
  waiting: readonly NoticeTable[],
  decisions: Decisions = new Map(),
): Promise<Message | undefined> {
  const lang = langOf(batch);
  const { sent } = await catalogue(lang, 'notices');
  const digest = batch.items.some(({ kind }) => kind === 'digest');
  // A daily mail lists every turn, and what else is due with it.
  const items: readonly BatchItem[] = digest
    ? [
        ...waiting.map(({ id }) => ({ kind: 'turn' as const, about: id, n: 0 })),
        ...batch.items.filter(({ kind }) => kind !== 'digest' && kind !== 'turn'),
      ]
    : batch.items;
  const lines: Line[] = [];
  let until: number | undefined;
  for (const { kind, about, n } of items) {
    if (kind === 'act' || kind === 'report') {
      const words = decisions.get(`${about} ${n}`);
      if (words) lines.push({ ...words, kind, path: '/#/conduct', tag: about });
      continue;
    }
    const table = [...tables, ...waiting].find(({ id }) => id === about);
    const seats = table && concerned(table, kind, digest && kind === 'turn' ? undefined : n, batch);
    if (!table || seats === undefined) continue;
    const { title } = await titleOf(lang, table.game);
    const due = seats.flatMap(({ due }) => due ?? []);
    if (due.length > 0) until = Math.max(until ?? 0, ...due);
    const time = due[0] === undefined ? undefined : timeOf(due[0], batch, lang);
    lines.push({
      ...wordsOf(sent, kind, batch, table, seats, title, time),
      ...{ kind, table: table.id, tag: table.id },
      path: `/#/table/${table.id}${OPEN.has(kind) ? '' : '?film'}`,
    });
  }
  const [first] = lines;
  if (!first) return undefined;
  const base = {
    ...{ id: batch.id, lang },
    lines: lines.map(({ text, path, table }) => ({ text, path, ...(table !== undefined && { table }) })),
    ...(until !== undefined && { until }),
  };
  const turns = digest && lines.every(({ kind }) => kind === 'turn');
  if (lines.length === 1 && !turns) {
    const { kind, text, body, path, tag } = first;
    return { ...base, kind, title: text, body, path, tag };
  }
  const games = new Set(lines.flatMap(({ table }) => table ?? []));
  const title = turns
    ? sent.waiting(lines.length)
    : lines.some(({ table }) => table === undefined)
      ? sent.mixed(lines.length)
      : sent.several(games.size);
  return {
    ...base,
    ...{ kind: 'several', title, tag: 'several' },
    body: fitted(lines.map(({ text }) => text)),
    path: games.size > 0 ? '/#/games' : '/#/conduct',
  };
}

/** Notices of tables whose game has not started. */
const OPEN: ReadonlySet<NoticeKind> = new Set(['invited', 'asked', 'circle']);

/** The seats that a notice is about, of turn `n` or of any; undefined once it is no longer true. */
function concerned(
  { seats, status }: NoticeTable,
  kind: TableKind,
  n: number | undefined,
  { endpoint, person }: Batch,
): NoticeTable['seats'] | undefined {
  const shared = endpoint.table !== undefined;
  switch (kind) {
    case 'turn':
    case 'half':
    case 'late': {
      const found = seats.filter(
        (seat) => seat.turn && (n === undefined || seat.n === n) && (shared || seat.person === person.id),
      );
      return found.length > 0 ? found : undefined;
    }
    case 'asked': {
      const found = seats.filter((seat) => seat.person === person.id && seat.n === n);
      return found.length > 0 && status === 'open' ? found : undefined;
    }
    case 'circle': {
      const there = seats.some((seat) => seat.person === person.id || seat.invited === person.id);
      const free = seats.some((seat) => seat.person === null && seat.name === '' && seat.invited === null);
      return status === 'open' && free && !there ? [] : undefined;
    }
    case 'invited': {
      const found = seats.filter(({ invited }) => invited === person.id);
      return found.length > 0 && status === 'open' ? found : undefined;
    }
    case 'ended':
    case 'chat':
    case 'digest':
      return [];
  }
}

function wordsOf(
  sent: NoticesTexts['sent'],
  kind: TableKind,
  { endpoint, person }: Batch,
  { seats, host }: NoticeTable,
  found: NoticeTable['seats'],
  game: string,
  time: string | undefined,
): Words {
  const others = seats
    .filter((seat) => seat.person !== null && seat.person !== person.id)
    .map(({ name }) => name);
  const among = others.length > 0 ? sent.among(others) : '';
  const clock = time === undefined ? '' : sent.until(time);
  switch (kind) {
    case 'half':
      return { text: sent.halfGone(game), body: clock };
    case 'late':
      return { text: sent.almostGone(game), body: clock };
    case 'circle': {
      const name = seats.find((seat) => seat.person === host)?.name ?? '';
      return { text: sent.circle(name, game), body: '' };
    }
    case 'asked':
      return { text: sent.asked(game), body: sent.askedLine };
    case 'invited': {
      const name = seats.find((seat) => seat.person === host)?.name ?? '';
      return { text: sent.invited(name, game), body: '' };
    }
    case 'ended':
      return { text: sent.ended(game), body: among };
    case 'chat':
      return { text: sent.chat(game), body: among };
    case 'turn':
    case 'digest':
      if (endpoint.table !== undefined)
        return {
          text: sent.toMove(
            game,
            found.map(({ name }) => name),
          ),
          body: clock,
        };
      return { text: sent.yourTurn(game), body: [among, clock].filter((part) => part !== '').join('. ') };
  }
}

/** As clocks where the person is show it. */
export const timeOf = (at: number, { settings }: Pick<Batch, 'settings'>, lang: Language): string =>
  new Intl.DateTimeFormat(lang, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: usableZone(settings?.zone ?? 'UTC'),
  }).format(at);

export async function testMessage(id: string, { settings }: Pick<Batch, 'settings'>): Promise<Message> {
  const lang = langOf({ settings });
  const { sent } = await catalogue(lang, 'notices');
  return {
    ...{ id, lang, kind: 'test', title: sent.test, body: sent.testLine },
    ...{ path: '/#/account', tag: 'test', lines: [] },
  };
}
