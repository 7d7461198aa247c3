import type { PlaceId } from '../../../client/board/places.ts';
import type { Aim } from '../../../client/board/target.tsx';
import type { Action } from '../../../core/game.ts';
import { fullMove } from '../../../i18n/texts.ts';
import type { Colour } from '../rules/data.ts';
import type { HanMove } from '../rules/types.ts';
import type { Placing } from './choices.ts';
import type { HanProps } from './props.ts';

/** A place of the table. Without something to decide, touching it asks why the move cannot be made. */
export function aimAt(
  props: HanProps,
  place: PlaceId,
  placing: Action | Placing | undefined,
  move: HanMove,
  name: string,
): Aim {
  const [action, ...then] = typeof placing === 'object' ? placing : [placing];
  const legal = action !== undefined;
  return {
    place,
    standing: !legal ? 'idle' : action === props.picked && then.length === 0 ? 'picked' : 'legal',
    action,
    then,
    name,
    press: () => (legal ? props.pick(action, ...then) : props.ask(move)),
  };
}

/** The name of a thing, and what choosing it means. */
export const labelled = (
  props: HanProps,
  name: string,
  placing: Action | Placing | undefined,
  move: HanMove,
): string =>
  placing === undefined || props.viewer === 'spectator'
    ? name
    : `${name}: ${fullMove(props.texts, move, { view: props.view, seat: props.viewer, names: props.names })}${paidWith(props, placing)}`;

/** The cards that a press plays besides placing the piece. */
function paidWith({ game, texts }: HanProps, placing: Action | Placing): string {
  if (typeof placing === 'number' || placing.length < 2) return '';
  const move = game.decode(placing[0]);
  return move.type === 'play' ? `; ${payment(texts, move.cards)}` : '';
}

/** A payment in words. */
export const payment = ({ page, terms }: HanProps['texts'], cards: readonly Colour[]): string =>
  `${page.payWith}: ${cards.map((colour) => terms.colours[colour]).join(' + ')}`;
