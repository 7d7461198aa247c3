import type { Kinds } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { BoardProps } from './board.ts';

/**
 * How the table will lie after the unconfirmed turn with the picked move, for lenses: on a state sampled from the view,
 * so only what everybody would see then may be read. A move that reveals something hidden before the next decision is
 * left out. Undefined if nothing is left. `until` ends it at the first event of that kind, before anything later happens.
 */
export function viewAfter<K extends Kinds, T extends Texts<K>>(
  { game, view, settled, viewer, picked, legal }: BoardProps<K, T>,
  until?: (event: K['event']) => boolean,
): K['view'] | undefined {
  const unpicked = settled && view;
  if (viewer === 'spectator' || picked === undefined) return unpicked;
  if (!legal.some(({ action }) => action === picked)) return unpicked;
  const s = game.sample(view, stream('lens', 'page'));
  const { shown } = s;
  let cut: K['view'] | undefined;
  game.apply(s, viewer, picked, (event) => {
    if (until?.(event)) cut ??= game.view(s, viewer);
  });
  return cut ?? (s.shown === shown ? game.view(s, viewer) : unpicked);
}
