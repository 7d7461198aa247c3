import type { Game, Kinds, Viewer } from '../../core/game.ts';
import type { Language } from '../../i18n/index.ts';
import type { Texts } from '../../i18n/texts.ts';
import { type BoardProps, FAMILIES } from './board.ts';

interface StillProps<K extends Kinds, T> {
  readonly game: Game<K>;
  readonly view: K['view'];
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly families?: BoardProps['families'];
  readonly texts: T;
  readonly lang: Language;
}

/** A board that is only looked at: nothing can be chosen. */
export const still = <K extends Kinds, T extends Texts<K>>({
  families = FAMILIES,
  ...given
}: StillProps<K, T>): BoardProps<K, T> => ({
  ...given,
  families,
  active: [],
  you: '',
  legal: [],
  picked: undefined,
  pick: () => {},
  ask: () => {},
  lens: false,
  toggleLens: () => {},
  changed: new Set(),
});
