import type { Scene } from '../../../i18n/texts.ts';
import type { Person } from '../rules/data.ts';
import { personLetter } from '../rules/notation.ts';
import { floorsAt, personsAt } from '../rules/palace.ts';
import type { DragonFrame, DragonKinds, DragonView } from '../rules/types.ts';

/** What the sentences of every language speak of: figures are found here, words in the catalogues. */
export type DragonScene = Scene<DragonKinds>;

/** A palace as one would write it: floors, then who lives there, a dot for each free place. */
export function palaceSign(palaces: readonly number[], i: number): string {
  const floors = floorsAt(palaces, i);
  const persons = personsAt(palaces, i).map(personLetter).join('');
  return `${floors}[${persons.padEnd(floors, '·')}]`;
}

/** Who lives in a palace of the own. */
export const residents = ({ view, seat }: DragonScene, i: number): Person[] =>
  personsAt(view.players[seat]!.palaces, i);

export const ownPalace = ({ view, seat }: DragonScene, i: number): string =>
  palaceSign(view.players[seat]!.palaces, i);

export const floorsOf = ({ view, seat }: DragonScene, i: number): number =>
  floorsAt(view.players[seat]!.palaces, i);

/** The open decision, which is of that phase. */
export const frameOf = <P extends DragonFrame['phase']>(
  view: DragonView,
  _phase: P,
): Extract<DragonFrame, { phase: P }> => view.stack.at(-1) as Extract<DragonFrame, { phase: P }>;
