import type { ActKind } from '../../protocol/conduct.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Store } from '../../store/store.ts';

/** What a person wants to do, as far as acts of moderators may forbid it. */
type Deed = 'talk' | 'sit' | 'sit rated' | 'rename' | 'follow';

const FORBIDDING: Readonly<Record<Deed, readonly ActKind[]>> = {
  talk: ['mute', 'ban'],
  sit: ['ban'],
  'sit rated': ['unrated', 'ban'],
  rename: ['name', 'ban'],
  follow: ['ban'],
};

/** Refuses what an act in force forbids. It is read from the store each time, so an act holds at once on every node. */
export async function mustBeFree(
  { conduct }: Pick<Store, 'conduct'>,
  { id }: Pick<Person, 'id'>,
  deed: Deed,
): Promise<void> {
  const held = await conduct.inForce(id, Date.now());
  if (held.size === 0 || !FORBIDDING[deed].some((kind) => held.has(kind))) return;
  throw deed === 'talk' && !held.has('ban')
    ? new Refusal('muted', 'A moderator has muted you; GET /api/me/conduct says until when.')
    : restricted();
}

/** For what happens often: whether somebody is banned was read with the person, two seconds ago at most. */
export function mustNotBeBanned({ banned }: Person): void {
  if (banned) throw restricted();
}

const restricted = (): Refusal =>
  new Refusal('restricted', 'A moderator’s decision forbids this; GET /api/me/conduct says until when.');
