import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { legalActions } from '../core/game.ts';
import { below } from '../core/rng.ts';
import { turnEnds } from '../core/turn.ts';
import type { Bot } from './bot.ts';
import type { GreedyScore } from './game-bot.ts';
import { gameBotOf } from './registry.ts';

/** Limit on further choices of the same turn that are tried after each action. */
const FOLLOW_UPS = 24;

/** Takes the most points at the end of its turn; ties go to the tiebreak, then to chance. */
export const greedy: Bot = {
  name: 'greedy',
  choose({ game, view, seat, legal }, rng) {
    const before = game.sample(view, rng);
    let best: Action[] = [];
    let top: GreedyScore | undefined;
    for (const action of legal) {
      const score = scoreOf(game, before, seat, action, FOLLOW_UPS);
      const gain = top ? compare(score, top) : 1;
      if (gain > 0) best = [];
      if (gain >= 0) {
        best.push(action);
        top = score;
      }
    }
    return best[below(rng, best.length)]!;
  },
};

const compare = (a: GreedyScore, b: GreedyScore): number => a.points - b.points || a.tiebreak - b.tiebreak;

/** The score of an action if the turn continues as well as possible, within `limit` tries. */
function scoreOf(game: Game, s: Kinds['state'], seat: Seat, action: Action, limit: number): GreedyScore {
  const after = game.clone(s);
  game.apply(after, seat, action);
  const here = gameBotOf(game.id).greedyScore(game.view(after, seat), seat);
  if (turnEnds(game, s, seat, after)) return here;
  const legal = legalActions(game, after, seat);
  if (legal.length > limit) return here;
  const each = Math.floor(limit / legal.length) - 1;
  return legal
    .map((next) => scoreOf(game, after, seat, next, each))
    .reduce((best, score) => (compare(score, best) > 0 ? score : best));
}
