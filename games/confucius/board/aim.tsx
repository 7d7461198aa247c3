import type { Aim, Box, Frame, Shape, Standing } from '../../../client/board/target.tsx';
import { fullMove } from '../../../i18n/texts.ts';
import type { ConfuciusMove } from '../rules/types.ts';
import { kindOf, type Sight } from './sight.ts';
import { targetOf } from './targets.ts';

/** The place of a move; the label says what it is while it cannot be chosen, when touching it asks why not. */
export function aimAt(sight: Sight, move: ConfuciusMove, label: string): Aim {
  const place = targetOf(move, sight.seat);
  const action = sight.choices.get(place);
  const legal = action !== undefined;
  const standing: Standing =
    sight.pickedPlace === place
      ? 'picked'
      : legal
        ? 'legal'
        : sight.chosen.has(place)
          ? 'chosen'
          : sight.kinds.has(kindOf(place))
            ? 'refused'
            : 'idle';
  return {
    place,
    standing,
    action,
    name: legal ? fullMove(sight.texts, move, sight.scene) : label,
    frame: (shape) => framed(standing, shape),
    press() {
      if (legal) sight.pick(action);
      else if (sight.choices.size > 0) sight.ask(move);
    },
  };
}

const grown = ({ x, y, w, h }: Box, by: number) => ({
  x: x - by,
  y: y - by,
  width: w + 2 * by,
  height: h + 2 * by,
});

function framed(standing: Standing, { box, ring = box, radius = 2.5, quiet, snug }: Shape): Frame {
  if (standing === 'idle' || standing === 'refused') return {};
  const open = standing !== 'chosen';
  const out = !snug && standing !== 'legal' ? 2 : 0;
  return {
    below: open && !quiet && <rect class="halo" {...grown(ring, 3)} rx={radius + 3} />,
    above: <rect class="ring" {...grown(ring, out)} rx={radius} />,
  };
}
