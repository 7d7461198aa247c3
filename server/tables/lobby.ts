import type { Game, Seat } from '../../core/game.ts';
import { InputError, parseOptions } from '../../core/options.ts';
import { OPPONENTS } from '../../games/all-bots.ts';
import type { CommandOf } from '../../protocol/command.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { TableSettings } from '../../protocol/table.ts';
import { isFree, type Ledger, seatOf, votersOf } from '../../store/log/ledger.ts';
import type { LineDraft } from '../../store/log/line.ts';
import { likeness } from '../accounts/likeness.ts';
import type { Act, Situation } from './act.ts';

type LobbyCommand = CommandOf<
  'sit' | 'stand' | 'bot' | 'clear' | 'ready' | 'rated' | 'decline' | 'start' | 'close'
>;

/** Commands at a table before its game starts. */
export function lobbyAct(at: Situation, person: Person, command: LobbyCommand): Act {
  const { ledger } = at;
  if (command.type === 'close') return close(ledger, person);
  if (ledger.status !== 'open') throw new Refusal('already-started', 'The game has already started.');
  switch (command.type) {
    case 'sit':
      if (command.rated !== undefined && command.rated !== ledger.settings.rated)
        throw new Refusal('stale', `The table is ${nameOf(ledger)} now.`);
      return filling(at, sit(ledger, person, command.seat, command.nonce));
    case 'stand':
      return { drafts: [{ type: 'stand', body: { seat: mustSit(ledger, person) } }] };
    case 'ready': {
      const seat = mustSit(ledger, person);
      const { on } = command;
      const same = (ledger.seats[seat]!.ready === true) === on;
      return same ? { drafts: [] } : filling(at, [{ type: 'ready', body: { seat, on } }]);
    }
    case 'rated':
      onlyHost(ledger, person);
      return rated(ledger, command.on);
    case 'decline':
      if (!isInvited(ledger, person)) throw new Refusal('nothing-asked', 'You are not invited here.');
      return { drafts: [{ type: 'decline', body: { person: person.id } }] };
    case 'bot': {
      const { seat, bot } = command;
      onlyHost(ledger, person);
      mustExist(bot);
      const { person: sitting } = existing(ledger, seat);
      if (sitting !== undefined) throw new Refusal('seat-taken', `Seat ${seat} is taken by a person.`);
      return filling(at, [{ type: 'bot', body: { seat, bot } }]);
    }
    case 'clear': {
      onlyHost(ledger, person);
      if (isFree(existing(ledger, command.seat))) return { drafts: [] };
      return { drafts: [{ type: 'stand', body: { seat: command.seat } }] };
    }
    case 'start':
      onlyHost(ledger, person);
      mustBeComplete(at, command.seats);
      if (ledger.seats.some(isAsked))
        throw new Refusal('not-agreed', `Not everybody has agreed to a ${nameOf(ledger)} game.`);
      return start(at, []);
  }
}

/** A running game can be closed only if all its seats belong to bots. */
function close(ledger: Ledger, person: Person): Act {
  onlyHost(ledger, person);
  const { status } = ledger;
  if (status === 'running' && votersOf(ledger) !== 0)
    throw new Refusal('already-started', 'The game has already started.');
  if (status === 'ended' || status === 'closed') throw new Refusal('ended', 'The game has ended.');
  return { drafts: [{ type: 'close', body: {} }] };
}

export function mustExist(bot: string): void {
  if (!OPPONENTS.includes(bot))
    throw new Refusal('malformed', `There is no bot '${bot}'. Bots: ${OPPONENTS.join(', ')}.`);
}

function onlyHost(ledger: Ledger, person: Person): void {
  if (ledger.host !== person.id) throw new Refusal('not-host', 'Only the host of the table can do this.');
}

function existing(ledger: Ledger, seat: Seat) {
  const found = ledger.seats[seat];
  if (!found)
    throw new Refusal('malformed', `The table has seats 0 to ${ledger.seats.length - 1}, not ${seat}.`);
  return found;
}

function mustSit(ledger: Ledger, person: Person): Seat {
  const seat = seatOf(ledger, person.id);
  if (seat === undefined) throw new Refusal('not-seated', 'You have no seat at this table.');
  return seat;
}

const isInvited = ({ invited }: Ledger, { id }: Person): boolean =>
  invited.some(({ person }) => person === id);

const full = (seats: Ledger['seats']): boolean => !seats.some(isFree);

/** Makes a table rated or casual; those who sit there must agree again. */
function rated({ settings, seats, brought }: Ledger, on: boolean): Act {
  if (settings.rated === on) return { drafts: [] };
  if (on && brought) throw new Refusal('forbidden', 'A game that was begun elsewhere cannot be rated.');
  if (on && seats.some(({ person, account }) => person !== undefined && !account))
    throw new Refusal('forbidden', 'Guests sit here, and rated games are for people with an account.');
  return { drafts: [{ type: 'rated', body: { on } }] };
}

const nameOf = ({ settings }: Ledger): string => (settings.rated ? 'rated' : 'casual');
const isAsked = ({ asked }: Ledger['seats'][number]): boolean => asked !== undefined;

/** A game starts with all seats taken, or with fewer if the host says how many and the game allows it. */
function mustBeComplete({ game, ledger }: Situation, wanted: number | undefined): void {
  const { seats, settings, brought } = ledger;
  const taken = seats.filter((seat) => !isFree(seat)).length;
  if (wanted === undefined || brought) {
    if (!full(seats)) throw new Refusal('not-started', 'There are free seats.');
    return;
  }
  if (wanted !== taken) throw new Refusal('not-started', `${taken} seats are taken, not ${wanted}.`);
  checkedOptions(game, taken, settings.options);
}

/** The options of a table, checked by the rules for this number of seats. */
export function checkedOptions(
  game: Game,
  seats: number,
  options: TableSettings['options'],
): TableSettings['options'] {
  const given = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
  try {
    return parseOptions(game, seats, given) as TableSettings['options'];
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('malformed', error.message);
    throw error;
  }
}

/** An invitation by the host or by somebody who sits at the table; nothing for those who are there already. */
export function invitation(
  ledger: Ledger,
  person: Person,
  { id, name }: Pick<Person, 'id' | 'name'>,
): LineDraft[] {
  const { seats, invited, status, host } = ledger;
  if (status !== 'open') throw new Refusal('already-started', 'The game has already started.');
  if (host !== person.id) mustSit(ledger, person);
  if (seats.some((seat) => seat.person === id) || isInvited(ledger, { id, name })) return [];
  const seat = seats.findIndex((one, at) => isFree(one) && !invited.some((kept) => kept.seat === at));
  if (seat < 0) throw new Refusal('seat-taken', 'No seat is free.');
  mustBeUnlike(ledger, { id, name });
  return [{ type: 'invite', body: { seat, person: id, name } }];
}

/** A seated person changes seats; an invited one gets the reserved seat. */
function sit(
  ledger: Ledger,
  person: Person,
  wanted: Seat | undefined,
  nonce: string | undefined,
): LineDraft[] {
  const had = seatOf(ledger, person.id);
  const seat = wanted ?? had ?? seatFor(ledger, person);
  if (seat < 0) throw new Refusal('seat-taken', 'All seats are taken.');
  if (seat !== had && !isFree(existing(ledger, seat)))
    throw new Refusal('seat-taken', `Seat ${seat} is taken.`);
  const free = ledger.seats.filter(isFree).length;
  if (had === undefined && !isInvited(ledger, person) && free <= ledger.invited.length)
    throw new Refusal('seat-taken', 'The free seats are reserved for invited people.');
  mustBeUnlike(ledger, person);
  const down: LineDraft = { type: 'sit', body: sitting(seat, person, nonce) };
  return had === undefined || had === seat ? [down] : [{ type: 'stand', body: { seat: had } }, down];
}

export const sitting = (
  seat: Seat,
  { id, name, account }: Person,
  nonce?: string,
): Extract<LineDraft, { type: 'sit' }>['body'] => ({
  seat,
  person: id,
  name,
  ...(account && { account }),
  ...(nonce !== undefined && { nonce }),
});

/** Nobody sits or chats here under a name that looks like another person's at the table. */
export function mustBeUnlike({ seats, invited }: Ledger, { id, name }: Person): void {
  const like = likeness(name);
  const alike = (other: { readonly person?: string | undefined; readonly name?: string | undefined }) =>
    other.person !== undefined && other.person !== id && other.name && likeness(other.name) === like;
  if (seats.some(alike) || invited.some(alike))
    throw new Refusal('name-taken', 'Somebody at this table has a name that looks the same.');
}

/** The seat reserved for an invited person, else the first free unreserved seat, else any free seat. */
function seatFor({ seats, invited }: Ledger, { id }: Person): Seat {
  const own = invited.find(({ person }) => person === id)?.seat;
  if (own !== undefined && isFree(seats[own]!)) return own;
  const open = seats.findIndex((seat, at) => isFree(seat) && !invited.some((kept) => kept.seat === at));
  return open < 0 ? seats.findIndex(isFree) : open;
}

/** Takes a seat, and starts the game if it was the last one and the table starts by itself. */
function filling(at: Situation, drafts: readonly LineDraft[]): Act {
  if (!at.ledger.settings.autoStart) return { drafts };
  const after = at.after(drafts);
  return full(after.seats) && !after.seats.some(isAsked)
    ? start({ ...at, ledger: after }, drafts)
    : { drafts };
}

function start(at: Situation, before: readonly LineDraft[]): Act {
  const { state, order, nonces, before: played } = at.deal(at.ledger);
  const body = { order, nonces, active: at.game.active(state), ...(played && { moves: played.moves }) };
  const started: LineDraft = { type: 'start', body, ...(played && { events: played.events }) };
  return { drafts: [...before, started], state };
}
