import type { PlaceId } from '../../../client/board/places.ts';
import type { Aim, Box, Frame, Shape, Standing } from '../../../client/board/target.tsx';
import { fullMove } from '../../../i18n/texts.ts';
import type { DragonMove } from '../rules/types.ts';
import type { Sight } from './sight.ts';

/** How a place stands to the open decision; `kind` is the move that would be made there. */
export function standingOf({ at, picked, mine, props }: Sight, place: PlaceId, kind: string): Standing {
  const choice = at.get(place);
  if (choice) return picked === choice.move ? 'picked' : 'legal';
  return mine && props.legal.some(({ move }) => move.type === kind) ? 'refused' : 'idle';
}

/** A place of the board; `move` is asked about where it cannot be made. */
export function aimAt(sight: Sight, place: PlaceId, move: DragonMove): Aim {
  const { props, scene } = sight;
  const standing = standingOf(sight, place, move.type);
  const choice = sight.at.get(place);
  return {
    place,
    standing,
    action: choice?.action,
    name: standing === 'idle' ? undefined : fullMove(props.texts, choice?.move ?? move, scene),
    frame: (shape) => framed(standing, shape),
    press: () => (choice ? props.pick(choice.action) : props.ask(move)),
  };
}

/** Paper below and a line around what has the focus, and a ring with a halo around what may be chosen. */
export function framed(standing: Standing, shape: Shape): Frame {
  const { box, ring = box, radius = 4, quiet, halo = !quiet, still, bare } = shape;
  if (standing === 'idle') return {};
  const picked = standing === 'picked';
  const open = (picked || standing === 'legal') && !bare;
  const { x, y, w, h } = ring;
  return {
    below: <Bed {...box} />,
    above: (
      <>
        {open && !picked && halo && !still && (
          <rect class="halo" x={x} y={y} width={w} height={h} rx={radius} />
        )}
        {open && (picked || !still) && (
          <rect class={quiet ? 'ring quiet' : 'ring'} x={x} y={y} width={w} height={h} rx={radius} />
        )}
        <Focus {...box} />
      </>
    ),
  };
}

/** Paper around what has the focus, so that its line is seen on every ground. */
const Bed = ({ x, y, w, h }: Box) => <rect class="bed" x={x} y={y} width={w} height={h} />;

/** The line around what has the focus of the keys or lies under the pointer. */
const Focus = ({ x, y, w, h }: Box) => (
  <rect class="focus" x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx="5" />
);
