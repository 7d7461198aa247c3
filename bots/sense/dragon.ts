import type { Seat } from '../../rules/core/game.ts';
import { ROUNDS } from '../../rules/dragon/data.ts';
import { forecast } from '../../rules/dragon/forecast.ts';
import { personCount } from '../../rules/dragon/palace.ts';
import { finalScore, roundScore } from '../../rules/dragon/scoring.ts';
import type { DragonView } from '../../rules/dragon/types.ts';

const HORIZON = 3;
const PERSON_WORTH = 3;

/**
 * Points that come by themselves if nothing more happens: round scoring until the end, final scoring, and
 * persons lost in the next months.
 */
export function dragonSense(view: DragonView, seat: Seat): number {
  const player = view.players[seat]!;
  const { palaces, ladies, privileges } = roundScore(player);
  const { persons, monks, goods } = finalScore(player);
  const months = ROUNDS - Math.max(0, view.round - 1);
  let worth = (palaces + ladies + privileges) * months + persons + monks + goods;
  let kept = personCount(player);
  for (const { players } of forecast(view).slice(0, HORIZON)) {
    const lost = Math.min(kept, players[seat]!.persons);
    kept -= lost;
    worth += players[seat]!.vp - lost * PERSON_WORTH;
  }
  return worth;
}
