import { isDeepStrictEqual } from 'node:util';
import type { Seat, Seats } from '../../core/game.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Position } from '../../protocol/position.ts';
import type { Pace, TableStatus } from '../../protocol/table.ts';
import { type Clock, credit, leftAt, newClock, tick } from '../../store/log/clock.ts';

interface Sitting {
  readonly person?: string;
  readonly name: string;
  readonly bot?: true;
  readonly resigned?: true;
  readonly absent?: true;
}

/** A decision as everybody knows it. */
export interface Made {
  readonly seat: Seat;
  /** Something was revealed, which every view counts. */
  readonly revealed: boolean;
  /** The turn of the seat ended with it. */
  readonly ends: boolean;
}

/**
 * The table after an entry, computed from what everybody at the table knows: entries without moves and events, who is
 * to decide, and how much was revealed.
 */
export interface Standing {
  readonly at: number;
  readonly status: TableStatus;
  readonly seats: readonly Sitting[];
  readonly active: Seats;
  readonly moves: readonly Made[];
  readonly undone: readonly (readonly Made[])[];
  readonly asking?: Asking | undefined;
  /** What the others have refused since the last decision. */
  readonly refused: readonly Wish[];
  /** Decisions made before the game came to the table. */
  readonly brought: number;
  readonly clock: Clock;
}

type Wish = Omit<NonNullable<Position['asking']>, 'waiting'>;
type Asking = Wish & { readonly waiting: Seats };

/** What the others have refused so often cannot be asked again. */
const MOST_REFUSALS = 3;

export const firstStanding = (pace: Pace, seats: number): Standing => ({
  at: 0,
  status: 'open',
  seats: Array<Sitting>(seats).fill({ name: '' }),
  active: 0,
  moves: [],
  undone: [],
  refused: [],
  brought: 0,
  clock: newClock(pace, seats),
});

const isAway = ({ bot, resigned, absent }: Sitting): boolean => !!(bot || resigned || absent);
const seatsWhere = (seats: readonly Sitting[], test: (seat: Sitting) => boolean): Seats =>
  seats.reduce((set, seat, i) => (test(seat) ? set | (1 << i) : set), 0);
/** The seats played by people. */
export const playersOf = ({ seats }: Standing): Seats =>
  seatsWhere(seats, (seat) => seat.person !== undefined && !isAway(seat));
/** The seats that vote on undo. */
export const votersOf = ({ seats }: Standing): Seats =>
  seatsWhere(seats, ({ person, resigned }) => person !== undefined && !resigned);

/** The standing after one more entry, with its decisions and who is to decide next. */
export function follow(
  before: Standing,
  { at, what }: Entry,
  made: readonly Made[],
  active: Seats,
  pace: Pace,
): Standing {
  const changed = { ...before, ...change(before, what, made), at };
  const after = { ...changed, active: changed.status === 'running' ? active : 0 };
  if (what.type === 'credit') return { ...after, clock: credit(before.clock, what.ms) };
  const last = made.at(-1);
  const clock = tick(before.clock, pace, at, after.active & playersOf(after), {
    fresh: what.type === 'start' || what.type === 'move' || what.type === 'redo',
    ...(what.type === 'move' && last?.ends ? { ended: last.seat } : {}),
    ...(what.type === 'back' ? { back: what.seat } : {}),
  });
  return { ...after, clock };
}

function change(before: Standing, what: Entry['what'], made: readonly Made[]): Partial<Standing> {
  const { seats, moves, undone } = before;
  const seated = (at: Seat, seat: Sitting) => ({ seats: seats.with(at, seat) });
  switch (what.type) {
    case 'sit':
      return seated(what.seat, { person: what.person, name: what.name });
    case 'adopt':
      return what.seat === undefined
        ? {}
        : seated(what.seat, { ...seats[what.seat], person: what.person, name: what.name });
    case 'stand':
      return seated(what.seat, { name: '' });
    case 'bot':
      return seated(what.seat, { bot: true, name: what.bot });
    case 'start':
      return {
        status: 'running',
        seats: what.order.map((seat) => seats[seat]!),
        moves: made,
        brought: made.length,
      };
    case 'move':
      return { moves: [...moves, ...made], undone: [], asking: undefined, refused: [] };
    case 'undo':
      return {
        moves: moves.slice(0, what.ply),
        undone: [...undone, moves.slice(what.ply)],
        asking: undefined,
        refused: [],
      };
    case 'redo':
      return { moves: [...moves, ...made], undone: undone.slice(0, -1), asking: undefined, refused: [] };
    case 'ask': {
      const { seat, for: wish } = what;
      const ply = wish === 'undo' ? lastOf(moves, seat) : moves.length + undone.at(-1)!.length;
      return { asking: { seat, for: wish, ply, waiting: votersOf(before) & ~(1 << seat) } };
    }
    case 'answer': {
      const { waiting, ...wish } = before.asking!;
      if (!what.yes) return { asking: undefined, refused: [...before.refused, wish] };
      return { asking: { ...wish, waiting: waiting & ~(1 << what.seat) } };
    }
    case 'resign':
      return { ...seated(what.seat, { ...seats[what.seat]!, resigned: true }), asking: undefined };
    case 'absent':
    case 'left':
      return { ...seated(what.seat, { ...seats[what.seat]!, absent: true }), asking: undefined };
    case 'back': {
      const { absent: _, ...seat } = seats[what.seat]!;
      return seated(what.seat, seat);
    }
    case 'close':
      return { status: 'closed' };
    case 'end':
      return { status: 'ended', asking: undefined };
    default:
      return {};
  }
}

const lastOf = (moves: readonly Made[], seat: Seat): number =>
  moves.findLastIndex((move) => move.seat === seat);

type Rights = Pick<Position, 'undo' | 'undoStop' | 'redo'>;

/** What a seat may undo or redo. */
export function rightsOf(standing: Standing, seat: Seat): Rights {
  const { status, moves, undone, brought } = standing;
  if (status !== 'running') return { undo: 'over', redo: 'nothing' };
  const ply = lastOf(moves, seat);
  const undo = ply < brought ? undefined : right(standing, { seat, for: 'undo', ply }, moves.slice(ply));
  const group = undone.at(-1);
  const again = moves.length + (group?.length ?? 0);
  const redo =
    group?.[0]?.seat === seat ? right(standing, { seat, for: 'redo', ply: again }, group) : undefined;
  return {
    undo: undo?.kind ?? 'nothing',
    ...(undo?.stop ? { undoStop: undo.stop } : {}),
    redo: redo && redo.kind !== 'refused' ? redo.kind : 'nothing',
  };
}

function right(standing: Standing, wish: Wish, moves: readonly Made[]) {
  const { seat } = wish;
  const stop = moves.some((move) => move.seat !== seat)
    ? ('others' as const)
    : moves.some(({ revealed }) => revealed)
      ? ('revealed' as const)
      : undefined;
  const alone = stop === undefined || (votersOf(standing) & ~(1 << seat)) === 0;
  if (alone) return { kind: 'free' as const, stop };
  const refusals = standing.refused.filter((one) => isDeepStrictEqual(one, wish)).length;
  return { kind: refusals < MOST_REFUSALS ? ('ask' as const) : ('refused' as const), stop };
}

/** The clocks in a position at a time. */
export const clocksAt = ({ clock, seats }: Standing, now: number): NonNullable<Position['clocks']> =>
  seats.map((_, seat) => ({
    ms: Math.max(0, Math.round(leftAt(clock, seat, now))),
    running: (clock.running & (1 << seat)) !== 0,
  }));
