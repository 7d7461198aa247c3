import { Refusal } from '../../protocol/fault.ts';
import type { Friend } from '../../protocol/people.ts';
import type { Person } from '../../protocol/person.ts';
import { tableSettings } from '../../protocol/table.ts';
import type { Store, TableSummary } from '../../store/store.ts';
import { mustBeFree } from '../conduct/holds.ts';
import { shownOf } from './directory.ts';
import { isHere } from './presence.ts';

/** People that one person can follow. */
export const MOST_FOLLOWED = 100;
/** Tables of a friend among which one to show is looked for. */
const TABLES = 10;

/** Those whom a person follows, and what they play that this person may see. */
export async function friendsOf(store: Store, { id }: Person): Promise<Friend[]> {
  const ids = await store.friends.followed(id);
  const seen = await store.presences.of(id);
  const now = Date.now();
  const accounts = new Map((await store.people.accounts(ids)).map((one) => [one.id, shownOf(one)]));
  const friends: Friend[] = [];
  for (const other of ids) {
    const person = accounts.get(other);
    if (!person) continue;
    const doing = (await store.tables.of(other, TABLES))
      .flatMap((table) => doingAt(table, other, id) ?? [])
      .sort((a, b) => urgency(b) - urgency(a))[0];
    const at = seen.get(other);
    friends.push({
      ...{ person, mutual: await store.friends.follows(other, id) },
      ...(at !== undefined && { seen: at, ...(isHere(at, now) && { here: true as const }) }),
      ...(doing && { doing }),
    });
  }
  return friends.sort(
    (a, b) => urgency(b.doing) - urgency(a.doing) || Number(b.here ?? false) - Number(a.here ?? false),
  );
}

/** A free seat comes first, then a common game. */
const urgency = (doing: Friend['doing']): number =>
  doing ? 1 + Number(doing.withYou) + 2 * Number(doing.free > 0) : 0;

/** What somebody does at a table, if the viewer may see it. */
function doingAt(table: TableSummary, other: string, viewer: string): Friend['doing'] {
  const { id, game, status, seats, unlisted } = table;
  const { data: settings } = tableSettings.safeParse(table.settings);
  if (!settings || (status !== 'open' && status !== 'running')) return undefined;
  if (!seats.some(({ person }) => person === other)) return undefined;
  const withYou = seats.some(({ person, invited }) => person === viewer || invited === viewer);
  const shown = settings.listed && !unlisted && (settings.spectators || status === 'open');
  if (!withYou && !shown) return undefined;
  const free = seats.filter(({ person, name, invited }) => person === null && name === '' && !invited).length;
  return { table: id, game, status, free: status === 'open' ? free : 0, withYou };
}

/** Follows an account that has a public page, or that follows back. Accounts only. */
export async function follow(store: Store, person: Person, other: string): Promise<void> {
  mustHaveAccount(person);
  await mustBeFree(store, person, 'follow');
  if (other === person.id) throw new Refusal('forbidden', 'You cannot follow yourself.');
  const found = await store.people.find(other);
  const known =
    found?.account &&
    ((await store.results.isPublic(other)) || (await store.friends.follows(other, person.id)));
  if (!known) throw new Refusal('not-found', 'This person has no public page.');
  if ((await store.friends.followed(person.id)).length >= MOST_FOLLOWED)
    throw new Refusal('too-many', `You already follow ${MOST_FOLLOWED} people.`);
  await store.friends.follow(person.id, other, Date.now());
}

export function mustHaveAccount({ account }: Person): void {
  if (!account) throw new Refusal('forbidden', 'Guests cannot do this; add a key to your account first.');
}
