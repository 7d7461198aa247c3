import type { Aim, Box, Frame, Shape, Standing } from '../../../client/board/target.tsx';
import { fullMove } from '../../../i18n/texts.ts';
import type { BoxAction } from '../rules/data.ts';
import type { ConfuciusMove } from '../rules/types.ts';
import type { Shortcut } from './bundles.ts';
import { actionPlace } from './ids.ts';
import { kindOf, type Sight } from './sight.ts';
import { targetOf } from './targets.ts';

/** The place of a move; the label says what it is while it cannot be chosen, when touching it asks why not. */
export function aimAt(sight: Sight, move: ConfuciusMove, label: string): Aim {
  const place = targetOf(move, sight.seat);
  const short = sight.choices.has(place) ? undefined : sight.shortcuts.get(place);
  const action = short?.take ?? sight.choices.get(place);
  const then = short ? [short.then] : [];
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
    then,
    name: short ? nameOf(sight, short) : legal ? fullMove(sight.texts, move, sight.scene) : label,
    frame: (shape) => framed(standing, shape, short !== undefined),
    press() {
      if (legal) sight.pick(action, ...then);
      else if (sight.choices.size > 0) ask(sight, move);
    },
  };
}

/** What a thing of the table is mostly pressed for. */
const USES: Readonly<Partial<Record<ConfuciusMove['type'], BoxAction>>> = {
  official: 'bribe',
  student: 'nominate',
  box: 'invade',
  gift: 'giveGift',
};

/** Before an action is chosen, the reason is the one against its use. */
function ask(sight: Sight, move: ConfuciusMove): void {
  const use = USES[move.type];
  if (use === undefined || !sight.kinds.has('action')) return sight.ask(move);
  const take = sight.choices.get(actionPlace(use));
  if (take === undefined) sight.ask({ type: 'take', action: use });
  else sight.ask(move, take);
}

/** The action that is taken, and what it is done to. */
const nameOf = ({ game, texts, scene }: Sight, { take, move, view }: Shortcut): string =>
  [fullMove(texts, game.decode(take), scene), fullMove(texts, move, { ...scene, view })].join(': ');

const grown = ({ x, y, w, h }: Box, by: number) => ({
  x: x - by,
  y: y - by,
  width: w + 2 * by,
  height: h + 2 * by,
});

/** Where much of the court may be pressed as a shortcut, it does not glow. */
function framed(
  standing: Standing,
  { box, ring = box, radius = 2.5, quiet, snug }: Shape,
  short: boolean,
): Frame {
  if (standing === 'idle' || standing === 'refused') return {};
  const open = standing !== 'chosen';
  const out = !snug && standing !== 'legal' ? 2 : 0;
  return {
    below: open && !quiet && !short && <rect class="halo" {...grown(ring, 3)} rx={radius + 3} />,
    above: <rect class={short ? 'ring short' : 'ring'} {...grown(ring, out)} rx={radius} />,
  };
}
