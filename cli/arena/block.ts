import type { Bot } from '../../bots/bot.ts';
import { playMatch } from '../../bots/match.ts';
import { winShares } from '../../bots/shares.ts';
import type { Game } from '../../core/game.ts';
import type { GameId } from '../../games/list.ts';
import { gameNamed } from '../command.ts';
import { type GivenBudget, timedBot } from '../jobs/budget.ts';

/** The comparison as plain data: the header of a result file and the input of workers. */
export interface ArenaTask {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  /** Whether one `b` among `a`s is played as well; pointless with two players. */
  readonly mirror: boolean;
  /** Budget of a decision, if the bot's name has none. */
  readonly budget: GivenBudget;
}

/** One deal, played with `a` in each seat among `b`s, and unless left out the reverse. */
export interface Block {
  readonly block: number;
  /** Mean win share of one `a` among `b`s, and of one `b` among `a`s unless that was left out. */
  readonly a: number;
  readonly b: number | null;
  /** Mean points in all these games. */
  readonly scoreA: number;
  readonly scoreB: number;
  readonly games: number;
}

export function playBlock(contest: ArenaTask, block: number): Block {
  const { game, seats, options, seed } = contest;
  const pair = [contest.a, contest.b].map((name) => timedBot(name, contest.budget)) as [Bot, Bot];
  return playDeal(gameNamed(game), options, seats, seed, pair, block, contest.mirror);
}

export function playDeal(
  game: Game,
  options: object,
  seats: number,
  seed: string,
  pair: readonly [Bot, Bot],
  block: number,
  mirror: boolean,
): Block {
  const points = [0, 0];
  const counts = [0, 0];
  const single = (one: 0 | 1): number => {
    let won = 0;
    for (let hero = 0; hero < seats; hero++) {
      const sides = Array.from({ length: seats }, (_, seat) => (seat === hero ? one : 1 - one));
      const bots = sides.map((side) => pair[side]!);
      const end = playMatch({ game, options, seed: `${seed}/${block}`, bots });
      won += winShares(game, end)[hero]!;
      game.scores(end).forEach((score, seat) => {
        points[sides[seat]!]! += score;
        counts[sides[seat]!]!++;
      });
    }
    return won / seats;
  };
  const a = single(0);
  const b = seats === 2 ? 1 - a : mirror ? single(1) : null;
  return {
    block,
    a,
    b,
    scoreA: points[0]! / counts[0]!,
    scoreB: points[1]! / counts[1]!,
    games: (counts[0]! + counts[1]!) / seats,
  };
}
