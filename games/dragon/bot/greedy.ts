import type { GreedyScore } from '../../../bots/game-bot.ts';
import type { Seat } from '../../../core/game.ts';
import { FINAL_PERSON_VP } from '../rules/data.ts';
import { forecast, type MonthForecast } from '../rules/forecast.ts';
import { finalScore, roundScore } from '../rules/scoring.ts';
import type { DragonView } from '../rules/types.ts';

const HORIZON = 4;

/** Points as if the game ended with the next event; tiebreak: the events after that. */
export function greedyScore(view: DragonView, seat: Seat): GreedyScore {
  const player = view.players[seat]!;
  const { palaces, ladies, privileges } = roundScore(player);
  const { persons, monks, goods } = finalScore(player);
  const toll = ({ players }: MonthForecast): number =>
    players[seat]!.vp - FINAL_PERSON_VP * players[seat]!.persons;
  const [next, ...later] = forecast(view).slice(0, HORIZON).map(toll);
  return {
    points: player.vp + palaces + ladies + privileges + persons + monks + goods + (next ?? 0),
    tiebreak: later.reduce((sum, value) => sum + value, 0),
  };
}
