import type { Game, Seat, State } from '../../core/game.ts';
import type { Replay } from '../../core/replay.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Player } from '../harness/player.ts';
import { Violation } from '../harness/violation.ts';

/** A decision and the number of its entry. */
interface Decision {
  readonly n: number;
  readonly seat: Seat;
  /** Absent if only a bot knew it and it was undone. */
  move?: string;
  /** States before and after, as far as the moves are known. */
  before?: State | undefined;
  after?: State | undefined;
}

/** The game after an entry. */
export interface Standing {
  readonly entry: Entry;
  readonly decisions: readonly Decision[];
  /** Whether the game has started. */
  readonly begun: boolean;
  /** Absent before the start and where a move is unknown. */
  readonly state: State | undefined;
  /** The decision of this entry. */
  readonly made?: Decision;
}

/**
 * The whole course of a game, from what clients received and the record. Each client knows the moves of its own seat;
 * decisions that stand at the end are also in the record, and must be the same.
 */
export function courseOf(
  table: string,
  players: readonly Player[],
  { game, start, steps }: Replay,
): Standing[] {
  const moves = ownMoves(players);
  const line: Decision[] = [];
  const undone: Decision[][] = [];
  const told = players[0]!.entries.map((entry) => {
    const made = follow(table, entry, line, undone, moves);
    return { entry, made, decisions: [...line] };
  });
  if (line.length !== steps.length)
    throw new Violation(
      table,
      `the record has ${steps.length} decisions, and the log comes to ${line.length}`,
    );
  for (const [i, step] of steps.entries()) {
    const { n, seat, move = step.move } = line[i]!;
    if (seat !== step.seat || move !== step.move)
      throw new Violation(
        table,
        `decision ${i + 1} in the record is ${step.move} of seat ${step.seat}, and entry ${n} was ${move} of ${seat}`,
      );
    line[i]!.move = step.move;
  }
  let begun = false;
  return told.map(({ entry, made, decisions }) => {
    begun ||= entry.what.type === 'start';
    if (made) {
      made.before = decisions.length > 1 ? decisions.at(-2)!.after : start;
      made.after = made.before && made.move !== undefined ? applied(game, made.before, made) : undefined;
    }
    const last = decisions.at(-1);
    const state = begun ? (last ? last.after : start) : undefined;
    return { entry, decisions, begun, state, ...(made ? { made } : {}) };
  });
}

/** By entry number. */
function ownMoves(players: readonly Player[]): Map<number, string> {
  const moves = new Map<number, string>();
  for (const { entries } of players)
    for (const { n, what } of entries)
      if (what.type === 'move' && what.move !== undefined) moves.set(n, what.move);
  return moves;
}

function follow(
  table: string,
  { n, what }: Entry,
  line: Decision[],
  undone: Decision[][],
  moves: ReadonlyMap<number, string>,
): Decision | undefined {
  switch (what.type) {
    case 'move': {
      if (what.ply !== line.length + 1)
        throw new Violation(table, `entry ${n} is decision ${what.ply} after ${line.length}`);
      const move = moves.get(n);
      const made = { n, seat: what.seat, ...(move === undefined ? {} : { move }) };
      line.push(made);
      undone.length = 0;
      return made;
    }
    case 'undo':
      undone.push(line.splice(what.ply));
      return undefined;
    case 'redo': {
      const again = undone.pop() ?? [];
      const seats = what.decisions.map(({ seat }) => seat).join();
      if (again.map(({ seat }) => seat).join() !== seats)
        throw new Violation(table, `entry ${n} does again what was not taken back`);
      line.push(...again);
      return undefined;
    }
  }
}

function applied(game: Game, before: State, { seat, move }: Decision): State {
  const state = game.clone(before);
  game.apply(state, seat, game.parse(move!)!);
  return state;
}
