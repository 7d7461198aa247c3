import type { Puzzle } from '../../bots/puzzle/puzzle.ts';
import { actionsOf } from '../../bots/puzzle/puzzle.ts';
import { firstSeat, type Game, type Kinds, phaseOf } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import { derivedSalt, type Header, openHeader, Recorder } from '../../core/record.ts';
import type { Step } from '../../core/replay.ts';

/** A puzzle with the game that leads to it. */
export interface Position {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly header: Header;
  readonly start: Kinds['state'];
  readonly steps: readonly Step[];
  /** The state in which the puzzle asks. */
  readonly state: Kinds['state'];
}

export function positionFor(game: Game, puzzle: Puzzle): Position {
  const { options, seats, seed } = puzzle;
  const players = Array.from({ length: seats }, (_, seat) => `player-${seat + 1}`);
  const header = openHeader(game, options, players, { seed, salt: derivedSalt(seed) });
  const start = game.setup(options, seats, seed);
  const steps: Step[] = [];
  for (const action of actionsOf(game, puzzle.moves)) {
    const before = steps.at(-1)?.state ?? start;
    const seat = firstSeat(game.active(before));
    const move = game.notate(action);
    const played = play(game, before, seat, action);
    if (!played.ok) throw new Error(`The puzzle ${seed} breaks ${played.rules} at '${move}'.`);
    const { state, events } = played;
    steps.push({ n: steps.length + 1, seat, phase: phaseOf(before), action, move, events, state });
  }
  return { game, puzzle, header, start, steps, state: steps.at(-1)?.state ?? start };
}

/** The game up to the position, to play on from it. */
export function recordOf({ game, header, start, steps }: Position): string {
  const recorder = new Recorder(game, header, start);
  for (const { seat, action, state } of steps) recorder.add(seat, action, state);
  return recorder.text();
}
