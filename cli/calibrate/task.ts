import { runNodes, runToEnd } from '../../bots/anytime.ts';
import type { Bot, Question } from '../../bots/bot.ts';
import { playMatch } from '../../bots/match.ts';
import { search } from '../../bots/searcher.ts';
import { winShares } from '../../bots/shares.ts';
import { below, stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { gameNamed } from '../command.ts';
import type { Piece } from '../jobs/result-file.ts';

/** The calibration as plain data: the header of a result file and the input of workers. */
export interface CalibrationTask {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  /** Who plays the games. */
  readonly players: string;
  /** Nodes of the search that states chances. */
  readonly nodes: number;
  /** Decisions of each game at which it is asked. */
  readonly looks: number;
  readonly seed: string;
}

/** One game: the winners, and the chances stated at some of its decisions. */
export interface CalibrationGame extends Piece {
  readonly won: readonly number[];
  readonly statements: readonly Statement[];
}

export interface Statement {
  /** Progress of the game, from 0 to 1. */
  readonly at: number;
  /** Chances of all seats by the value alone, and after the search. */
  readonly h1: readonly number[];
  readonly s2: readonly number[];
}

export function testify(inquiry: CalibrationTask, block: number): CalibrationGame {
  const { seats, options, players, nodes, looks, seed } = inquiry;
  const game = gameNamed(inquiry.game);
  const dice = stream(`${seed}/${block}`, 'calibrate');
  const kept: { question: Question; n: number }[] = [];
  let [n, offered] = [0, 0];
  const player = botNamed(players);
  /** Reservoir sampling of the decisions with a choice. */
  const listener: Bot = {
    name: player.name,
    choose(question, rng) {
      n++;
      if (question.legal.length > 1) {
        offered++;
        const at = kept.length < looks ? kept.length : below(dice, offered);
        if (at < looks) kept[at] = { question: { ...question, view: structuredClone(question.view) }, n };
      }
      return player.choose(question, rng);
    },
  };
  const end = playMatch({
    game,
    options,
    seed: `${seed}/${block}`,
    bots: Array<Bot>(seats).fill(listener),
  });
  const statements = kept
    .toSorted((a, b) => a.n - b.n)
    .map(({ question, n: asked }): Statement => {
      const thinker = search(question, dice);
      const h1 = thinker.rankedPlans()[0]!.shares;
      runToEnd(runNodes(thinker, nodes));
      return {
        at: rounded(asked / n),
        h1: h1.map(rounded),
        s2: thinker.rankedPlans()[0]!.shares.map(rounded),
      };
    });
  return { block, won: winShares(game, end), statements };
}

const rounded = (x: number): number => Math.round(x * 1e5) / 1e5;
