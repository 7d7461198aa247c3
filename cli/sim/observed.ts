import { playMatch } from '../../bots/match.ts';
import { gameBotOf } from '../../bots/registry.ts';
import { winShares } from '../../bots/shares.ts';
import type { Kinds, Seat } from '../../core/game.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { gameNamed } from '../command.ts';
import type { Piece } from '../jobs/result-file.ts';

/** The series as plain data: the header of a result file and the input of workers. */
export interface Series {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Whether to collect more than results. */
  readonly closely: boolean;
}

/** Statistics of one game, by seat. */
export interface GameStatistics extends Piece {
  readonly scores: readonly number[];
  readonly won: readonly number[];
  readonly decisions: number;
  readonly ending: string;
  readonly close?: Close;
}

interface Close {
  /** Seats in the order in which they first decided. */
  readonly order: readonly Seat[];
  readonly openings: readonly string[];
  /** Points of each seat from each source of the game. */
  readonly sources: readonly (readonly number[])[];
}

/** Moves within which an opening is decided, if ever. */
const OPENING_MOVES = 24;

export function observe(series: Series, block: number): GameStatistics {
  const game = gameNamed(series.game);
  const { seats, options, closely } = series;
  const bots = series.bots.map((name) => botNamed(name));
  const order: Seat[] = [];
  const moves: Kinds['move'][][] = bots.map(() => []);
  const openings = bots.map(() => '');
  const sources = bots.map(() => game.sources.map(() => 0));
  let decisions = 0;
  const look = (seat: Seat, action: number): void => {
    decisions++;
    if (!closely) return;
    if (!order.includes(seat)) order.push(seat);
    const own = moves[seat]!;
    if (openings[seat] !== '' || own.length === OPENING_MOVES) return;
    own.push(game.decode(action));
    openings[seat] = gameBotOf(game.id).opening?.of(own) ?? '';
  };
  const hear = (event: Kinds['event']): void =>
    game.credit(event, (seat, source, points) => {
      sources[seat]![game.sources.indexOf(source)]! += points;
    });
  const match = { game, options, seed: `${series.seed}/${block}`, bots };
  const end = playMatch(match, look, closely ? hear : undefined);
  return {
    block,
    scores: game.scores(end),
    won: winShares(game, end),
    decisions,
    ending: game.ending(end),
    ...(closely ? { close: { order: order.slice(0, seats), openings, sources } } : {}),
  };
}
