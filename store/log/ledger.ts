import type { Action, Seat, Seats } from '../../core/game.ts';
import { seatsOf } from '../../core/game.ts';
import type {
  Holiday,
  Invitation,
  Result,
  SeatInfo,
  TableSettings,
  TableStatus,
} from '../../protocol/table.ts';
import { type Clock, credit, newClock, type Tick, tick, withHolidays } from './clock.ts';
import type { Brought, TableLine } from './line.ts';

/**
 * What the log of a table adds up to, except for the state of its game: seats, decisions, undo, requests and clocks.
 * Immutable: `fold` returns the next one.
 */
export interface Ledger {
  readonly settings: TableSettings;
  /** The number of the last line. */
  readonly n: number;
  readonly status: TableStatus;
  readonly host: string;
  /** If set, nobody else but the host sees the table. */
  readonly circle?: readonly string[];
  readonly updated: number;
  readonly seats: readonly LedgerSeat[];
  /** The number of seats at opening; a game may start with fewer. */
  readonly planned: number;
  readonly invited: readonly (Invitation & Since)[];
  /** The number of the line that started the game, which has the first snapshot. */
  readonly started: number;
  /** When the game started and ended. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly nonces: readonly string[];
  /** The game as it was brought here, if it was begun elsewhere. */
  readonly brought?: Brought;
  readonly active: Seats;
  /** By seat: since which line the game waits for its own player, or has ended for them. */
  readonly awaited: readonly (Since | undefined)[];
  /** Decisions that were not taken back. */
  readonly moves: readonly Move[];
  /** Decisions taken back, in groups, the latest last. */
  readonly undone: readonly (readonly Move[])[];
  /** The line that last took something back, or made it again. */
  readonly takenBack: number;
  readonly asking?: Asking | undefined;
  /** What the others have refused since the last decision, and how often. */
  readonly refused: readonly Refused[];
  readonly clock: Clock;
  /** When time was last credited. */
  readonly credited: number;
  readonly result?: Result;
  /** The table of the rematch, and who asked for it first. */
  readonly rematch?: { readonly table: string; readonly person?: string };
  /** Lines each person has added, not counting decisions, to limit the log. */
  readonly written: Readonly<Record<string, number>>;
}

/** A line of the log and its time. */
export interface Since {
  readonly n: number;
  readonly at: number;
}

export interface LedgerSeat {
  readonly person?: string;
  readonly name?: string;
  /** The player had an account when sitting down, and was no guest. */
  readonly account?: true;
  readonly nonce?: string;
  readonly bot?: string;
  readonly ready?: true;
  /** Since when the player has to agree that the table is rated, or casual. */
  readonly asked?: Since;
  readonly absent?: true;
  readonly left?: true;
  /** The line with which the player left while their clock could still run. */
  readonly leftAt?: number;
  readonly resigned?: true;
  /** When the player last acted here. */
  readonly seen?: number;
  readonly holidays?: readonly Holiday[];
}

export interface Move {
  readonly n: number;
  readonly at: number;
  readonly seat: Seat;
  readonly action: Action;
  /** The seats to decide after it. */
  readonly active: Seats;
  readonly ends: boolean;
  readonly shown: boolean;
  /** A bot moved for a person who was away or had resigned. */
  readonly stoodIn?: true;
}

interface Refused extends Pick<Asking, 'seat' | 'for' | 'ply'> {
  readonly times: number;
}

interface Asking {
  readonly seat: Seat;
  readonly for: 'undo' | 'redo';
  readonly ply: number;
  readonly waiting: Seats;
}

const FREE: LedgerSeat = {};

export const emptyLedger = (settings: TableSettings): Ledger => ({
  settings,
  n: 0,
  status: 'open',
  host: '',
  updated: 0,
  seats: Array(settings.seats).fill(FREE),
  planned: settings.seats,
  invited: [],
  started: 0,
  startedAt: 0,
  endedAt: 0,
  nonces: [],
  active: 0,
  awaited: [],
  moves: [],
  undone: [],
  takenBack: 0,
  refused: [],
  clock: newClock(settings.pace, settings.seats),
  credited: 0,
  written: {},
});

/** The bot that plays a seat at the moment. */
export const botOf = ({ settings }: Ledger, seat: LedgerSeat): string | undefined =>
  seat.bot ?? (seat.absent || seat.resigned ? settings.standIn : undefined);

/** The seats whose own players are present. */
export const peopleOf = (ledger: Ledger): Seats =>
  ledger.seats.reduce(
    (set, seat, i) => (seat.person !== undefined && !botOf(ledger, seat) ? set | (1 << i) : set),
    0,
  );

/** The seats that vote on undo, including those that a bot plays for while the player is away. */
export const votersOf = ({ seats }: Ledger): Seats =>
  seats.reduce(
    (set, { person, resigned }, i) => (person !== undefined && !resigned ? set | (1 << i) : set),
    0,
  );

export const seatOf = (ledger: Ledger, person: string | undefined): Seat | undefined => {
  const at = person === undefined ? -1 : ledger.seats.findIndex((seat) => seat.person === person);
  return at < 0 ? undefined : at;
};

export const publicSeat = (ledger: Ledger, seat: LedgerSeat): SeatInfo => {
  const bot = botOf(ledger, seat);
  const { seen: _, leftAt: __, nonce, holidays, asked, ...shown } = seat;
  return {
    ...shown,
    ...(asked && { asked: true }),
    // A nonce chosen by somebody who learned the seed could be made to match the others, so nonces are shown only after
    // the start.
    ...(nonce === undefined || ledger.started === 0 ? {} : { nonce }),
    ...(bot === undefined ? {} : { bot }),
    ...(holidays && { holidays: [...holidays] }),
  };
};

const withoutHolidays = ({ holidays: _, ...seat }: LedgerSeat): LedgerSeat => seat;

/** A seat without a person or bot. */
export const isFree = ({ person, bot }: LedgerSeat): boolean => person === undefined && bot === undefined;

/** The ledger after one more line. */
export function fold(ledger: Ledger, line: TableLine): Ledger {
  const writer = writerOf(ledger, line);
  const changed = {
    ...ledger,
    ...change(ledger, line),
    n: line.n,
    updated: line.at,
    ...(writer === undefined ? {} : { written: addOne(ledger.written, writer) }),
  };
  const seat = actorOf(changed, line);
  const next =
    seat === undefined
      ? changed
      : { ...changed, seats: changed.seats.with(seat, { ...changed.seats[seat], seen: line.at }) };
  const running = next.status === 'running' ? next.active & peopleOf(next) : 0;
  return {
    ...next,
    clock: wind(ledger, next, line, running),
    awaited: awaitedAfter(ledger, next, line, running),
  };
}

/** A seat's wait begins with its turn: also if its own move led to another one. */
function awaitedAfter(before: Ledger, after: Ledger, line: TableLine, running: Seats): Ledger['awaited'] {
  const { n, at } = line;
  if (line.type === 'end')
    return after.seats.map(({ person, resigned }) =>
      person === undefined || resigned ? undefined : { n, at },
    );
  if (after.status !== 'running') return before.awaited;
  const again = line.type === 'move' && line.body.ends ? 1 << line.body.seat : 0;
  const same = before.awaited.every(
    (since, seat) => (since !== undefined) === ((running & (1 << seat)) !== 0),
  );
  if (same && (again & running) === 0 && before.awaited.length === after.seats.length) return before.awaited;
  return after.seats.map((_, seat) => {
    const bit = 1 << seat;
    if (!(running & bit)) return undefined;
    return (again & bit ? undefined : before.awaited[seat]) ?? { n, at };
  });
}

/** The person charged for a line: the host for changes to seats without a person. */
function writerOf({ seats, host }: Ledger, line: TableLine): string | undefined {
  switch (line.type) {
    case 'sit':
    case 'chat':
      return line.body.person;
    case 'bot':
    case 'rated':
      return host;
    case 'stand':
      return seats[line.body.seat]!.person ?? host;
    case 'ready':
    case 'left':
    case 'back':
    case 'undo':
    case 'redo':
    case 'ask':
    case 'answer':
      return seats[line.body.seat]!.person;
    default:
      return undefined;
  }
}

const addOne = (counts: Ledger['written'], key: string): Ledger['written'] => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
});

/** Lines caused by the seat's own player. */
const OWN: readonly TableLine['type'][] = [
  'sit',
  'ready',
  'move',
  'undo',
  'redo',
  'ask',
  'answer',
  'left',
  'back',
];

/** The seat whose own player caused a line. */
function actorOf(ledger: Ledger, line: TableLine): Seat | undefined {
  if (line.type === 'chat') return seatOf(ledger, line.body.person);
  if (!OWN.includes(line.type)) return undefined;
  const { seat } = line.body as { seat: Seat };
  const { person, absent, resigned } = ledger.seats[seat]!;
  const byBot = person === undefined || (line.type === 'move' && (absent || resigned));
  return byBot ? undefined : seat;
}

function refusedAgain(before: Ledger['refused'], { seat, for: what, ply }: Asking): Ledger['refused'] {
  const isSame = (one: Refused): boolean => one.seat === seat && one.for === what && one.ply === ply;
  const times = (before.find(isSame)?.times ?? 0) + 1;
  return [...before.filter((one) => !isSame(one)), { seat, for: what, ply, times }];
}

function change(ledger: Ledger, line: TableLine): Partial<Ledger> {
  const { seats, settings, invited } = ledger;
  const seated = (at: Seat, seat: LedgerSeat) => ({ seats: seats.with(at, seat) });
  switch (line.type) {
    case 'open':
      return line.body;
    case 'sit': {
      const { seat, ...who } = line.body;
      return { ...seated(seat, who), invited: invited.filter(({ person }) => person !== who.person) };
    }
    case 'stand':
      return seated(line.body.seat, FREE);
    case 'bot':
      return seated(line.body.seat, { bot: line.body.bot });
    case 'ready': {
      const { ready: _, ...seat } = seats[line.body.seat]!;
      const { asked: __, ...agreed } = seat;
      return seated(line.body.seat, line.body.on ? { ...agreed, ready: true } : seat);
    }
    case 'rated': {
      const { on } = line.body;
      const asked = { n: line.n, at: line.at };
      return {
        settings: { ...settings, rated: on, hints: settings.hints && !on },
        seats: seats.map(({ ready: _, ...seat }) =>
          seat.person === undefined || seat.person === ledger.host ? seat : { ...seat, asked },
        ),
      };
    }
    case 'invite':
      return { invited: [...invited, { ...line.body, n: line.n, at: line.at }] };
    case 'decline':
      return { invited: invited.filter(({ person }) => person !== line.body.person) };
    case 'start': {
      const { order, nonces, active, moves = [] } = line.body;
      return {
        status: 'running',
        ...(order.length < settings.seats && { settings: { ...settings, seats: order.length } }),
        seats: order.map((seat) => {
          const { ready: _, ...player } = seats[seat]!;
          return player;
        }),
        invited: [],
        nonces,
        active,
        started: line.n,
        startedAt: line.at,
        moves: moves.map((move) => ({ ends: false, shown: false, ...move, n: line.n, at: line.at })),
      };
    }
    case 'close':
      return { status: 'closed', active: 0 };
    case 'move': {
      const { seat, action, active, ends = false, shown = false } = line.body;
      const { person, absent, resigned } = seats[seat]!;
      const stoodIn = person !== undefined && (absent || resigned);
      const move = {
        ...{ n: line.n, at: line.at, seat, action, active, ends, shown },
        ...(stoodIn && { stoodIn: true as const }),
      };
      return { moves: [...ledger.moves, move], undone: [], asking: undefined, refused: [], active };
    }
    case 'undo': {
      const { ply, active } = line.body;
      const undone = [...ledger.undone, ledger.moves.slice(ply)];
      const moves = ledger.moves.slice(0, ply);
      return { moves, undone, takenBack: line.n, asking: undefined, refused: [], active };
    }
    case 'redo': {
      const undone = ledger.undone.slice(0, -1);
      const moves = [...ledger.moves, ...ledger.undone.at(-1)!];
      const { active } = line.body;
      return { moves, undone, takenBack: line.n, asking: undefined, refused: [], active };
    }
    case 'ask': {
      const { seat } = line.body;
      return { asking: { ...line.body, waiting: votersOf(ledger) & ~(1 << seat) } };
    }
    case 'answer': {
      const asking = ledger.asking!;
      const waiting = asking.waiting & ~(1 << line.body.seat);
      return line.body.yes
        ? { asking: { ...asking, waiting } }
        : { asking: undefined, refused: refusedAgain(ledger.refused, asking) };
    }
    case 'resign':
      return { ...seated(line.body.seat, { ...seats[line.body.seat], resigned: true }), asking: undefined };
    case 'adopt': {
      const { seat, from, person, name } = line.body;
      const asked = invited.some((one) => one.person === person);
      return {
        ...(seat !== undefined && seated(seat, { ...withoutHolidays(seats[seat]!), person, name })),
        ...(ledger.host === from && { host: person }),
        invited: invited.flatMap((one) =>
          one.person !== from ? [one] : asked || seat !== undefined ? [] : [{ ...one, person, name }],
        ),
      };
    }
    case 'leave': {
      const {
        person: _,
        name: __,
        nonce: ___,
        absent: ____,
        left: _____,
        leftAt: ______,
        seen: _______,
        ...seat
      } = withoutHolidays(seats[line.body.seat]!);
      return seated(line.body.seat, seat);
    }
    case 'absent':
      return { ...seated(line.body.seat, { ...seats[line.body.seat], absent: true }), asking: undefined };
    case 'left': {
      const seat = seats[line.body.seat]!;
      const leftAt = seat.absent ? {} : { leftAt: line.n };
      return {
        ...seated(line.body.seat, { ...seat, absent: true, left: true, ...leftAt }),
        asking: undefined,
      };
    }
    case 'back': {
      const { absent: _, left: __, leftAt: ___, ...seat } = seats[line.body.seat]!;
      return seated(line.body.seat, seat);
    }
    case 'credit':
      return { credited: line.at };
    case 'holiday': {
      const { seat, holidays } = line.body;
      const had = withoutHolidays(seats[seat]!);
      return seated(seat, holidays.length > 0 ? { ...had, holidays } : had);
    }
    case 'rematch':
      return { rematch: line.body };
    case 'end':
      return {
        status: 'ended',
        result: line.body.result,
        endedAt: line.at,
        active: 0,
        asking: undefined,
      };
    case 'chat':
      return {};
  }
}

/** Lines that start a new turn; an undo returns to the old one. */
const FRESH: readonly TableLine['type'][] = ['start', 'move', 'redo'];

function wind(before: Ledger, after: Ledger, line: TableLine, running: Seats): Clock {
  if (line.type === 'credit') return credit(before.clock, line.body.ms);
  const clock = sameHolidays(before, after)
    ? before.clock
    : withHolidays(
        before.clock,
        line.at,
        after.seats.map(({ holidays = [] }) => holidays),
      );
  const event: Tick = {
    fresh: FRESH.includes(line.type),
    ...(line.type === 'move' && line.body.ends ? { ended: line.body.seat } : {}),
    ...(line.type === 'back' && hasNewTurn(before, line.body.seat) ? { back: line.body.seat } : {}),
  };
  return tick(clock, after.settings.pace, line.at, running, event);
}

const sameHolidays = (before: Ledger, after: Ledger): boolean =>
  after.seats.every(({ holidays }, seat) => holidays === before.seats[seat]?.holidays);

/** A player who leaves and returns within a turn keeps the remaining time. */
function hasNewTurn(ledger: Ledger, seat: Seat): boolean {
  const { leftAt } = ledger.seats[seat]!;
  return leftAt === undefined || lastMove(ledger) > leftAt;
}

/** The seats that a bot is to move now. */
export const botsToMove = (ledger: Ledger): Seat[] =>
  ledger.status === 'running' ? seatsOf(ledger.active & ~peopleOf(ledger)) : [];

/** The line of the latest decision; it identifies a question to a bot. */
export const lastMove = ({ moves, started }: Ledger): number => moves.at(-1)?.n ?? started;
