import type { Action, Game, Kinds, Seat, State, Viewer } from '../../core/game.ts';
import { seatsOf } from '../../core/game.ts';
import { perspective } from '../../core/perspective.ts';
import type { Entry, Happening } from '../../protocol/entry.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Position } from '../../protocol/position.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { leftAt, stillUntil } from '../../store/log/clock.ts';
import { type Ledger, publicSeat, seatOf } from '../../store/log/ledger.ts';
import type { TableLine } from '../../store/log/line.ts';
import type { TableRecord } from '../../store/store.ts';
import { redoRight, undoRight } from './undo.ts';

type GameEvent = Kinds['event'];

/** Whether a table exists for a person: one for a circle does for its people, and who is invited besides. */
export function mayKnow({ circle, host, seats, invited }: Ledger, person: Person | undefined): boolean {
  if (!circle) return true;
  const id = person?.id;
  if (id === undefined) return false;
  return (
    host === id ||
    circle.includes(id) ||
    seats.some((seat) => seat.person === id) ||
    invited.some((one) => one.person === id)
  );
}

/** A table without spectators is closed to others once its game has started. */
export function mayLook(ledger: Ledger, person: Person | undefined): boolean {
  if (!mayKnow(ledger, person)) return false;
  if (ledger.settings.spectators || ledger.started === 0) return true;
  return seatOf(ledger, person?.id) !== undefined || ledger.host === person?.id;
}

export const notOpen = (): Refusal => new Refusal('forbidden', 'This table is not open to spectators.');

/** A log line as a viewer may see it. Other seats' decisions show their events, never the move. */
export function entryFor(game: Game, line: TableLine, viewer: Viewer): Entry {
  return { n: line.n, at: line.at, what: happening(game, line, viewer) };
}

function happening(game: Game, line: TableLine, viewer: Viewer): Happening {
  switch (line.type) {
    case 'move': {
      const { ply, seat, action } = line.body;
      return { type: 'move', ...decision(game, ply, seat, action, line.events as GameEvent[], viewer) };
    }
    case 'redo': {
      const decisions = line.body.moves.map(({ seat, action }, i) =>
        decision(game, line.body.ply + i, seat, action, line.events?.[i] as GameEvent[], viewer),
      );
      return { type: 'redo', seat: line.body.seat, decisions };
    }
    case 'start': {
      const { order, moves = [] } = line.body;
      const decisions = moves.map(({ seat, action }, i) =>
        decision(game, i + 1, seat, action, line.events?.[i] as GameEvent[], viewer),
      );
      return { type: 'start', order, ...(decisions.length > 0 ? { decisions } : {}) };
    }
    case 'undo':
      return { type: 'undo', seat: line.body.seat, ply: line.body.ply };
    case 'ask':
      return { type: 'ask', seat: line.body.seat, for: line.body.for };
    case 'sit': {
      const { seat, person, name } = line.body;
      return { type: 'sit', seat, person, name };
    }
    case 'close':
      return { type: 'close', ...line.body };
    case 'open':
      return { type: 'open', host: line.body.host };
    case 'stand':
      return { type: 'stand', seat: line.body.seat };
    case 'bot':
      return { type: 'bot', seat: line.body.seat, bot: line.body.bot };
    case 'ready':
      return { type: 'ready', seat: line.body.seat, on: line.body.on };
    case 'rated':
      return { type: 'rated', on: line.body.on };
    case 'invite': {
      const { seat, person, name } = line.body;
      return { type: 'invite', seat, person, name };
    }
    case 'decline':
      return { type: 'decline', person: line.body.person };
    case 'adopt': {
      const { seat, from, person, name } = line.body;
      return { type: 'adopt', ...(seat === undefined ? {} : { seat }), from, person, name };
    }
    case 'answer':
      return { type: 'answer', seat: line.body.seat, yes: line.body.yes };
    case 'resign':
    case 'leave':
    case 'absent':
    case 'left':
    case 'back':
      return { type: line.type, seat: line.body.seat };
    case 'credit':
      return { type: 'credit', ms: line.body.ms };
    case 'holiday':
      return { type: 'holiday', seat: line.body.seat, holidays: [...line.body.holidays] };
    case 'chat': {
      const { person, name, text } = line.body;
      return { type: 'chat', person, name, text };
    }
    case 'rematch': {
      const { table, person } = line.body;
      return { type: 'rematch', table, ...(person === undefined ? {} : { person }) };
    }
    case 'end':
      return { type: 'end', result: line.body.result };
  }
}

function decision(
  game: Game,
  ply: number,
  seat: Seat,
  action: Action,
  events: readonly GameEvent[] = [],
  viewer: Viewer,
) {
  const seen: GameEvent[] = [];
  for (const event of events) {
    const shown = game.redact(event, viewer);
    if (shown) seen.push(shown);
  }
  return seat === viewer
    ? { ply, seat, move: game.notate(action), events: seen }
    : { ply, seat, events: seen };
}

/** The position after some decisions, as this viewer could have seen it then. */
export function momentFor(game: Game, state: State, ply: number, viewer: Viewer): Position {
  const { view, phase, active } = perspective(game, state, viewer);
  return {
    ply,
    phase,
    active,
    view: view as object as Position['view'],
    ...(viewer === 'spectator' ? {} : { seat: viewer }),
  };
}

export function positionFor(game: Game, ledger: Ledger, state: State, viewer: Viewer, now: number): Position {
  const seat = viewer === 'spectator' ? undefined : viewer;
  const { view, phase, legal } = perspective(game, state, viewer);
  return {
    ply: ledger.moves.length,
    phase,
    active: seatsOf(ledger.active),
    view: view as object as Position['view'],
    ...(seat === undefined ? {} : ofSeat(game, ledger, seat, legal)),
    ...(ledger.asking ? { asking: { ...ledger.asking, waiting: seatsOf(ledger.asking.waiting) } } : {}),
    ...(ledger.settings.pace.kind === 'none' ? {} : { clocks: clocks(ledger, now) }),
  };
}

function ofSeat(game: Game, ledger: Ledger, seat: Seat, legal: readonly Action[]) {
  const undo = undoRight(ledger, seat);
  const redo = redoRight(ledger, seat);
  return {
    seat,
    ...(ledger.active & (1 << seat) ? { legal: legal.map((a) => game.notate(a)) } : {}),
    undo: undo.kind,
    ...(undo.stop ? { undoStop: undo.stop } : {}),
    redo: redo.kind === 'free' || redo.kind === 'ask' ? redo.kind : ('nothing' as const),
  };
}

const clocks = ({ clock, seats }: Ledger, now: number) =>
  seats.map((_, seat) => {
    const running = (clock.running & (1 << seat)) !== 0;
    const still = running ? stillUntil(clock, seat, now) : undefined;
    const ms = Math.max(0, Math.round(leftAt(clock, seat, now)));
    return { ms, running, ...(still !== undefined && { still }) };
  });

export const infoOf = (table: TableRecord, ledger: Ledger): TableInfo => ({
  id: table.id,
  status: ledger.status,
  settings: ledger.settings,
  version: table.version,
  host: ledger.host,
  seats: ledger.seats.map((seat) => publicSeat(ledger, seat)),
  ...(ledger.invited.length > 0
    ? { invited: ledger.invited.map(({ person, name, seat }) => ({ person, name, seat })) }
    : {}),
  ...(ledger.circle && { circle: ledger.circle.length }),
  commitment: table.commitment,
  created: table.created,
  updated: ledger.updated,
  ...(ledger.brought ? { brought: ledger.brought.moves.length } : {}),
  ...(ledger.result ? { result: ledger.result } : {}),
  ...(ledger.rematch ? { rematch: ledger.rematch.table } : {}),
});
