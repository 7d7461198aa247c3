import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Store } from '../../store/store.ts';

/** People that one person can mute; all are read when that person opens a table. */
const MOST_MUTED = 200;

export async function mutedBy({ people }: Store, person: Person | undefined): Promise<ReadonlySet<string>> {
  return new Set(person ? await people.muted(person.id) : []);
}

/** Call one at a time per person. */
export async function mute({ people }: Store, person: Person, who: string, on: boolean): Promise<void> {
  if (on && (await people.countMuted(person.id)) >= MOST_MUTED)
    throw new Refusal('too-many', `You have muted ${MOST_MUTED} people; unmute one first.`);
  await people.mute(person.id, who, on);
}
