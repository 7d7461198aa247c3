import { playMatch } from '../../bots/match.ts';
import type { GameId } from '../../games/list.ts';
import { gameNamed } from '../command.ts';
import { type GivenBudget, timedBot } from '../jobs/budget.ts';
import type { Piece } from '../jobs/result-file.ts';
import { lineups, tableOf } from './schedule.ts';

/** The ladder as plain data: the header of a result file and the input of workers. */
export interface LadderTask {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly budget: GivenBudget;
}

/** One deal played by one lineup in every rotation of seats. */
export interface Round extends Piece {
  readonly games: readonly Played[];
}

export interface Played {
  /** By seat: the number of the bot, its place and its points. */
  readonly bots: readonly number[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

export function playRound(season: LadderTask, block: number): Round {
  const { seats, options, seed, budget } = season;
  const game = gameNamed(season.game);
  const bots = season.bots.map((name) => timedBot(name, budget));
  const { lineup, deal } = tableOf(lineups(bots.length, seats), seed, block);
  const games = lineup.map((_, turn): Played => {
    const table = lineup.map((_, seat) => lineup[(seat + turn) % seats]!);
    const end = playMatch({ game, options, seed: `${seed}/${deal}`, bots: table.map((bot) => bots[bot]!) });
    return { bots: table, places: game.places(end), scores: game.scores(end) };
  });
  return { block, games };
}
