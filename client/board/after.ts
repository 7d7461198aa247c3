import type { Kinds } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { BoardProps } from './board.ts';

/**
 * How the table will lie after the picked move, for lenses: on a state sampled from the view, so only what everybody
 * would see then may be read. Undefined without a picked move, and if something hidden is revealed before the next
 * decision. `until` ends it at the first event of that kind, before anything later happens.
 */
export function viewAfter<K extends Kinds, T extends Texts<K>>(
  { game, view, viewer, picked, legal }: BoardProps<K, T>,
  until?: (event: K['event']) => boolean,
): K['view'] | undefined {
  if (viewer === 'spectator' || picked === undefined) return undefined;
  if (!legal.some(({ action }) => action === picked)) return undefined;
  const s = game.sample(view, stream('lens', 'page'));
  const { shown } = s;
  let cut: K['view'] | undefined;
  game.apply(s, viewer, picked, (event) => {
    if (until?.(event)) cut ??= game.view(s, viewer);
  });
  return cut ?? (s.shown === shown ? game.view(s, viewer) : undefined);
}
