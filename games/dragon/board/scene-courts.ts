import type { Script } from '../../../client/board/scene.ts';
import { NOBODY } from '../rules/data.ts';
import { addPerson, removePalace, removePerson, STRIDE } from '../rules/palace.ts';
import type { DragonEvent, DragonKinds } from '../rules/types.ts';

/** The palaces of every seat. */
export type Courts = readonly (readonly number[])[];

/** The palaces before each step of a scene, and after the last: those of the view, with the events taken back. */
export function courtsOf({ view, steps, rest }: Script<DragonKinds>): Courts[] {
  const now = view.players.map(({ palaces }) => [...palaces]);
  for (const event of rest.toReversed()) rewind(now, event);
  const all = [now.map((palaces) => [...palaces])];
  for (const { events } of steps.toReversed()) {
    for (const event of events.toReversed()) rewind(now, event);
    all.unshift(now.map((palaces) => [...palaces]));
  }
  return all;
}

function rewind(courts: number[][], e: DragonEvent): void {
  if (!('palace' in e)) return;
  const palaces = courts[e.seat]!;
  const at = e.palace * STRIDE;
  switch (e.type) {
    case 'released':
      addPerson(palaces, e.palace, e.person);
      return;
    case 'housed':
      removePerson(palaces, e.palace, e.person);
      return;
    case 'replaced':
      removePerson(palaces, e.palace, e.by);
      addPerson(palaces, e.palace, e.person);
      return;
    case 'decayed':
      if (e.floors === 0) palaces.splice(at, 0, 0, NOBODY, NOBODY, NOBODY);
      palaces[at]!++;
      return;
    case 'palaceFell':
      palaces.splice(at, 0, 0, ...[0, 1, 2].map((i) => e.persons[i] ?? NOBODY));
      return;
    case 'floorRemoved':
      palaces[at]!++;
      return;
    case 'floorPlaced':
      if (e.floors === 1) removePalace(palaces, e.palace);
      else palaces[at]!--;
  }
}
