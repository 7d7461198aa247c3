import type { Action, Game, Seat, State } from '../../core/game.ts';
import { over } from '../../core/game.ts';
import { applyDecisions, play } from '../../core/play.ts';
import { turnContinues } from '../../core/turn.ts';
import type { Command, CommandOf } from '../../protocol/command.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Result } from '../../protocol/table.ts';
import type { Deal } from '../../store/log/deal.ts';
import { decisionOf } from '../../store/log/decision.ts';
import { botOf, type Ledger, lastMove, seatOf } from '../../store/log/ledger.ts';
import type { LineDraft } from '../../store/log/line.ts';
import { mustHaveRoom } from './allowance.ts';
import { lobbyAct, mustBeUnlike } from './lobby.ts';
import { type Right, redoRight, undoRight } from './undo.ts';

/** The effect of a command: new log lines, and the new state if it changes. */
export interface Act {
  readonly drafts: readonly LineDraft[];
  readonly state?: State;
  /** The record of a finished game, if it changes. */
  readonly record?: string;
}

/** The table before a command. */
export interface Situation {
  readonly game: Game;
  readonly ledger: Ledger;
  /** Undefined before the start. */
  readonly state: State | undefined;
  /** The state after the first `ply` decisions. */
  stateAt(ply: number): Promise<State>;
  /** The ledger with more lines. */
  after(drafts: readonly LineDraft[]): Ledger;
  /** Sets the game up for those who are seated. */
  deal(ledger: Ledger): Deal;
}

/** The effect of a person's command; throws a Refusal if it is not allowed. */
export function act(at: Situation, person: Person, command: Command): Act | Promise<Act> {
  mustHaveRoom(at.ledger, person, command);
  switch (command.type) {
    case 'chat':
      return chat(at.ledger, person, command);
    case 'sit':
    case 'stand':
    case 'bot':
    case 'clear':
    case 'ready':
    case 'rated':
    case 'decline':
    case 'start':
    case 'close':
      return lobbyAct(at, person, command);
    case 'mute':
    case 'rematch':
      throw new Error(`${command.type} is not done by the table alone`);
  }
  const seat = ownSeat(at.ledger, person);
  const returns = at.ledger.seats[seat]!.absent ? [{ type: 'back', body: { seat } } as const] : [];
  switch (command.type) {
    case 'back':
      return { drafts: returns };
    case 'leave':
      return { drafts: at.ledger.seats[seat]!.left ? [] : [{ type: 'left', body: { seat } }] };
    case 'move':
      return prepend(returns, playerMoves(at, seat, command.n, [command.move]));
    case 'moves':
      return prepend(returns, playerMoves(at, seat, command.n, command.moves));
    case 'undo':
      return takeBack(at, seat, 'undo', undoRight(at.ledger, seat));
    case 'redo':
      return takeBack(at, seat, 'redo', redoRight(at.ledger, seat));
    case 'answer':
      return answer(at, seat, command.yes);
    case 'resign':
      return prepend(returns, resign(at, seat));
  }
}

const prepend = (drafts: readonly LineDraft[], more: Act): Act => ({
  ...more,
  drafts: [...drafts, ...more.drafts],
});

/** The seat of a person who can act in the running game. */
function ownSeat(ledger: Ledger, person: Person): Seat {
  const seat = seatOf(ledger, person.id);
  if (seat === undefined) throw new Refusal('not-seated', 'You have no seat at this table.');
  if (ledger.status === 'open') throw new Refusal('not-started', 'The game has not started yet.');
  if (ledger.status !== 'running') throw new Refusal('ended', 'The game has ended.');
  if (ledger.seats[seat]!.resigned) throw new Refusal('forbidden', 'You have resigned this game.');
  return seat;
}

function chat(ledger: Ledger, person: Person, { text }: CommandOf<'chat'>): Act {
  const seat = seatOf(ledger, person.id);
  if (seat === undefined) {
    if (ledger.host !== person.id)
      throw new Refusal('not-seated', 'Only people at the table can chat there.');
    mustBeUnlike(ledger, person);
  }
  // People chat under the name with which they sat down, even if they have changed it.
  const { name = person.name } = seat === undefined ? person : ledger.seats[seat]!;
  return { drafts: [{ type: 'chat', body: { person: person.id, name, text } }] };
}

function playerMoves(at: Situation, seat: Seat, n: number, moves: readonly string[]): Act {
  const { game, ledger } = at;
  const next = ledger.moves.length + 1;
  if (n !== next && !stillOpen(ledger, seat, n))
    throw new Refusal('stale', `The next decision is number ${next}, not ${n}.`);
  if (!(ledger.active & (1 << seat))) throw new Refusal('not-your-turn', 'It is not your turn.');
  const actions = moves.map((move, index) => {
    const action = game.parse(move);
    if (action === undefined)
      throw new Refusal('illegal', `'${move}' is not a move of ${game.id}.`, { at: index });
    return action;
  });
  return decide(at, seat, actions);
}

/** If several seats decide at the same time, a decision number stays open while only the others decide. */
function stillOpen(ledger: Ledger, seat: Seat, n: number): boolean {
  const since = ledger.moves.slice(n - 1);
  const askedThen = n === 1 ? 0 : (ledger.moves[n - 2]?.active ?? 0);
  const bit = 1 << seat;
  return (
    since.length > 0 &&
    (askedThen & bit) !== 0 &&
    since.every((move) => move.seat !== seat && (move.active & bit) !== 0)
  );
}

/** Decisions within one turn, and the end of the game if they cause it. */
function decide({ game, ledger, state: first }: Situation, seat: Seat, actions: readonly Action[]): Act {
  const drafts: LineDraft[] = [];
  let before = first!;
  for (const [at, action] of actions.entries()) {
    const move = game.notate(action);
    const played = play(game, before, seat, action);
    if (!played.ok) throw new Refusal('illegal', `'${move}' is not legal now.`, { rules: played.rules, at });
    const { state, events } = played;
    const ply = ledger.moves.length + 1 + at;
    drafts.push({
      type: 'move',
      body: { ply, ...decisionOf(game, { seat, action, before, state }) },
      events,
    });
    if (at < actions.length - 1 && !turnContinues(game, before, seat, state))
      throw new Refusal(
        'turn-over',
        `Nothing can follow '${move}' in one command: it ends the turn or reveals something.`,
        { at: at + 1 },
      );
    before = state;
  }
  if (over(before)) drafts.push({ type: 'end', body: { result: finished(game, ledger, before) } });
  return { drafts, state: before };
}

const finished = (game: Game, { seats }: Ledger, state: State): Result => ({
  reason: 'finished',
  ending: game.ending(state),
  scores: game.scores(state),
  places: placesOf(
    game,
    state,
    seats.map(({ resigned }) => resigned === true),
  ),
});

async function takeBack(at: Situation, seat: Seat, what: 'undo' | 'redo', right: Right): Promise<Act> {
  if (right.kind === 'nothing' || right.kind === 'over')
    throw new Refusal('no-undo', `There is nothing to ${what}.`);
  if (right.kind === 'refused') throw new Refusal('no-undo', 'The others have declined this several times.');
  if (right.kind === 'rated')
    throw new Refusal('no-undo', 'In a rated game, you cannot undo what was revealed.');
  if (at.ledger.asking) throw new Refusal('no-undo', 'There is already an open request.');
  if (right.kind === 'ask') return { drafts: [{ type: 'ask', body: { seat, for: what, ply: right.ply } }] };
  return what === 'undo' ? undo(at, seat, right.ply) : redo(at, seat);
}

async function undo(at: Situation, seat: Seat, ply: number): Promise<Act> {
  const state = await at.stateAt(ply);
  return { drafts: [{ type: 'undo', body: { seat, ply, active: at.game.active(state) } }], state };
}

function redo({ game, ledger, state }: Situation, seat: Seat): Act {
  const moves = ledger.undone.at(-1)!.map(({ seat, action }) => ({ seat, action }));
  const made = [...applyDecisions(game, state!, moves)];
  const after = made.at(-1)?.state ?? state!;
  const body = { seat, ply: ledger.moves.length + 1, moves, active: game.active(after) };
  return { drafts: [{ type: 'redo', body, events: made.map(({ events }) => events) }], state: after };
}

async function answer(at: Situation, seat: Seat, yes: boolean): Promise<Act> {
  const { asking } = at.ledger;
  if (!asking || !(asking.waiting & (1 << seat)))
    throw new Refusal('nothing-asked', 'There is nothing for you to answer.');
  const said: LineDraft = { type: 'answer', body: { seat, yes } };
  if (!yes || asking.waiting !== 1 << seat) return { drafts: [said] };
  const done = asking.for === 'undo' ? await undo(at, asking.seat, asking.ply) : redo(at, asking.seat);
  return prepend([said], done);
}

/** The stand-in plays on for a seat that resigns; with one seat or no person left, the game ends. */
function resign({ game, ledger, state }: Situation, seat: Seat): Act {
  const drafts: LineDraft[] = [{ type: 'resign', body: { seat } }];
  const gone = ledger.seats.map((each, i) => each.resigned === true || i === seat);
  const people = ledger.seats.some((each, i) => each.person !== undefined && !gone[i]);
  if (people && gone.filter((each) => !each).length > 1) return { drafts };
  const result = {
    reason: 'resigned',
    scores: game.scores(state!),
    places: placesOf(game, state!, gone),
  } as const;
  return { drafts: [...drafts, { type: 'end', body: { result } }] };
}

/** Places by the rules, with resigned seats behind all others. */
function placesOf(game: Game, state: State, resigned: readonly boolean[]): number[] {
  const places = game.places(state);
  const behind = (seat: Seat): number => places[seat]! + (resigned[seat] ? places.length : 0);
  return places.map((_, seat) => 1 + places.filter((_, other) => behind(other) < behind(seat)).length);
}

/** For a deleted account: frees the seat, and closes the table if the person hosts it and it has not started. */
export function leave(at: Situation, person: Person): Act {
  const { status, host, seats } = at.ledger;
  const seat = seatOf(at.ledger, person.id);
  const drafts: LineDraft[] = status === 'open' && host === person.id ? [{ type: 'close', body: {} }] : [];
  if (seat === undefined) return { drafts: [...declineOf(at.ledger, person), ...drafts] };
  if (status === 'running' && !seats[seat]!.resigned) drafts.push(...resign(at, seat).drafts);
  return { drafts: [...drafts, { type: status === 'open' ? 'stand' : 'leave', body: { seat } }] };
}

/** For a person who is banned: a bot plays on, and before the start the seat becomes free. */
export function setAside(at: Situation, person: Person): Act {
  const { status, seats } = at.ledger;
  if (status === 'open') return leave(at, person);
  const seat = seatOf(at.ledger, person.id);
  if (status !== 'running' || seat === undefined) return { drafts: [] };
  const { resigned, left } = seats[seat]!;
  return { drafts: resigned || left ? [] : [{ type: 'left', body: { seat } }] };
}

/** For a person whose name is replaced: the seat of a game that is not over takes the new one. */
export function rename({ ledger }: Situation, { id, name }: Person): Act {
  const seat = seatOf(ledger, id);
  const over = ledger.status !== 'open' && ledger.status !== 'running';
  if (seat === undefined || over || ledger.seats[seat]!.name === name) return { drafts: [] };
  return { drafts: [{ type: 'adopt', body: { seat, from: id, person: id, name } }] };
}

/**
 * For a guest who signs in: the account takes over the seat, the invitation and the table. Where both sit, one person
 * has one seat: at an open table the guest's becomes free, and in a running game the guest resigns it, as nobody can
 * return to it.
 */
export function adopt(at: Situation, guest: Person, account: Person): Act {
  const { ledger } = at;
  const { status, host, invited, seats } = ledger;
  const seat = seatOf(ledger, guest.id);
  const both = seat !== undefined && seatOf(ledger, account.id) !== undefined;
  const drafts: LineDraft[] = [];
  if (both && status === 'open') drafts.push({ type: 'stand', body: { seat } });
  if (both && status === 'running' && !seats[seat]!.resigned) drafts.push(...resign(at, seat).drafts);
  const asked = invited.some(({ person }) => person === guest.id);
  if ((seat === undefined || both) && host !== guest.id && !asked) return { drafts };
  const name = looksTaken(ledger, guest, account) ? guest.name : account.name;
  const body = { from: guest.id, person: account.id, name };
  drafts.push({ type: 'adopt', body: seat === undefined || both ? body : { seat, ...body } });
  return { drafts };
}

/** Whether the account's name looks like that of somebody else at the table. */
function looksTaken(ledger: Ledger, guest: Person, account: Person): boolean {
  const others = { ...ledger, seats: ledger.seats.filter(({ person }) => person !== guest.id) };
  try {
    mustBeUnlike(others, account);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** Declines an invitation, if there is one. */
const declineOf = ({ status, invited }: Ledger, { id }: Person): LineDraft[] =>
  status === 'open' && invited.some(({ person }) => person === id)
    ? [{ type: 'decline', body: { person: id } }]
    : [];

/** The clock of a seat has run out. */
export function lapse(at: Situation, seat: Seat): Act {
  if (at.ledger.settings.timeout === 'resign') return resign(at, seat);
  return { drafts: [{ type: 'absent', body: { seat } }] };
}

/** A bot's decision, if it is still the one the bot was asked for. */
export function botMove(at: Situation, seat: Seat, after: number, action: Action): Act {
  const { ledger } = at;
  const its = ledger.status === 'running' && lastMove(ledger) === after && botOf(ledger, ledger.seats[seat]!);
  if (!its || !(ledger.active & (1 << seat))) return { drafts: [] };
  return decide(at, seat, [action]);
}
