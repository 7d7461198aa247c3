import { playMatch } from '../../bots/match.ts';
import type { Game, Kinds, Viewer } from '../../core/game.ts';
import { firstSeat, over } from '../../core/game.ts';
import { parseOptions } from '../../core/options.ts';
import { play } from '../../core/play.ts';
import type { Step } from '../../core/replay.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { games } from '../../games/rules.ts';

/** A position of a game, given by address parameters. */
export interface Wanted {
  readonly game: GameId;
  readonly seats: number;
  readonly seed: string;
  readonly ply: number;
  readonly bot: string;
  readonly viewer: Viewer | 'active';
  readonly options: Readonly<Record<string, string>>;
}

export interface Found {
  readonly game: Game;
  readonly start: Kinds['state'];
  readonly steps: Step[];
  readonly viewer: Viewer;
}

/** Plays a real game of bots up to a decision. */
export function findPosition(wanted: Wanted): Found {
  const game = games[wanted.game] as unknown as Game;
  const options = parseOptions(game, wanted.seats, wanted.options);
  const bots = Array.from({ length: wanted.seats }, () => botNamed(wanted.bot));
  const actions: number[] = [];
  playMatch({ game, options, seed: wanted.seed, bots }, (_, action) => actions.push(action));
  const start = game.setup(options, wanted.seats, wanted.seed);
  const steps: Step[] = [];
  let s = start;
  for (const action of actions.slice(0, wanted.ply)) {
    const seat = firstSeat(game.active(s));
    const played = play(game, s, seat, action);
    if (!played.ok) break;
    s = played.state;
    steps.push({ n: steps.length + 1, seat, phase: '', action, move: '', events: played.events, state: s });
  }
  const active = over(s) ? 0 : firstSeat(game.active(s));
  return { game, start, steps, viewer: wanted.viewer === 'active' ? active : wanted.viewer };
}
