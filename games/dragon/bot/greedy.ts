import type { GreedyScore } from '../../../bots/game-bot.ts';
import type { Seat } from '../../../core/game.ts';
import { FINAL_PERSON_VP } from '../rules/data.ts';
import { finalScore, roundScore } from '../rules/scoring.ts';
import type { DragonView } from '../rules/types.ts';
import { tollsAhead } from './tolls-ahead.ts';

const HORIZON = 4;

/** Points as if the game ended with the next event; tiebreak: the events after that. */
export function greedyScore(view: DragonView, seat: Seat): GreedyScore {
  const player = view.players[seat]!;
  const { palaces, ladies, privileges } = roundScore(player);
  const { persons, monks, goods } = finalScore(player);
  const [next, ...later] = tollsAhead(view, seat, HORIZON).map(
    (toll) => toll.vp - FINAL_PERSON_VP * toll.persons,
  );
  return {
    points: player.vp + palaces + ladies + privileges + persons + monks + goods + (next ?? 0),
    tiebreak: later.reduce((sum, value) => sum + value, 0),
  };
}
