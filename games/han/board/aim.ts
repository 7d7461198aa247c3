import type { PlaceId } from '../../../client/board/places.ts';
import type { Aim } from '../../../client/board/target.tsx';
import type { Action } from '../../../core/game.ts';
import { fullMove } from '../../../i18n/texts.ts';
import type { HanMove } from '../rules/types.ts';
import type { HanProps } from './props.ts';

/** A place of the table. Without an action, touching it asks why the move cannot be made. */
export function aimAt(
  props: HanProps,
  place: PlaceId,
  action: Action | undefined,
  move: HanMove,
  name: string,
): Aim {
  const legal = action !== undefined;
  return {
    place,
    standing: !legal ? 'idle' : action === props.picked ? 'picked' : 'legal',
    action,
    name,
    press: () => (legal ? props.pick(action) : props.ask(move)),
  };
}

/** The name of a thing, and what choosing it means. */
export const labelled = (props: HanProps, name: string, action: Action | undefined, move: HanMove): string =>
  action === undefined || props.viewer === 'spectator'
    ? name
    : `${name}: ${fullMove(props.texts, move, { view: props.view, seat: props.viewer, names: props.names })}`;
