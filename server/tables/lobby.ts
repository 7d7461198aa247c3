import { OPPONENTS } from '../../bots/index.ts';
import type { Command } from '../../protocol/command.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { Seat } from '../../rules/core/game.ts';
import { type Ledger, seatOf } from '../../store/log/ledger.ts';
import type { Draft } from '../../store/log/line.ts';
import type { Act, Situation } from './act.ts';

type LobbyCommand = Extract<Command, { type: 'sit' | 'stand' | 'bot' | 'clear' | 'start' | 'close' }>;

/** What is done at a table before its game starts. */
export function lobbyAct(at: Situation, person: Person, command: LobbyCommand): Act {
  const { ledger } = at;
  if (ledger.status !== 'open') throw new Refusal('already-started', 'The game has started already.');
  switch (command.type) {
    case 'sit':
      return filling(at, sit(ledger, person, command.seat, command.nonce));
    case 'stand': {
      const seat = seatOf(ledger, person.id);
      if (seat === undefined) throw new Refusal('not-seated', 'You have no seat at this table.');
      return { drafts: [{ type: 'stand', body: { seat } }] };
    }
    case 'bot': {
      const { seat, bot } = command;
      onlyHost(ledger, person);
      mustExist(bot);
      const { person: sitting } = existing(ledger, seat);
      if (sitting !== undefined) throw new Refusal('seat-taken', `Somebody sits on seat ${seat}.`);
      return filling(at, [{ type: 'bot', body: { seat, bot } }]);
    }
    case 'clear': {
      onlyHost(ledger, person);
      if (isFree(existing(ledger, command.seat))) return { drafts: [] };
      return { drafts: [{ type: 'stand', body: { seat: command.seat } }] };
    }
    case 'start':
      onlyHost(ledger, person);
      if (!full(ledger.seats)) throw new Refusal('not-started', 'There are free seats.');
      return start(at, []);
    case 'close':
      onlyHost(ledger, person);
      return { drafts: [{ type: 'close', body: {} }] };
  }
}

export function mustExist(bot: string): void {
  if (!OPPONENTS.includes(bot))
    throw new Refusal('malformed', `There is no bot '${bot}'; there are ${OPPONENTS.join(', ')}.`);
}

function onlyHost(ledger: Ledger, person: Person): void {
  if (ledger.host !== person.id) throw new Refusal('not-host', 'Only the host of the table can do that.');
}

function existing(ledger: Ledger, seat: Seat) {
  const found = ledger.seats[seat];
  if (!found)
    throw new Refusal('malformed', `The table has seats 0 to ${ledger.seats.length - 1}, not ${seat}.`);
  return found;
}

const isFree = (seat: Ledger['seats'][number]): boolean =>
  seat.person === undefined && seat.bot === undefined;
const full = (seats: Ledger['seats']): boolean => !seats.some(isFree);

/** Somebody who sits already changes over. */
function sit(ledger: Ledger, person: Person, wanted: Seat | undefined, nonce: string | undefined): Draft[] {
  const had = seatOf(ledger, person.id);
  const seat = wanted ?? had ?? ledger.seats.findIndex(isFree);
  if (seat < 0) throw new Refusal('seat-taken', 'All seats are taken.');
  if (seat !== had && !isFree(existing(ledger, seat)))
    throw new Refusal('seat-taken', `Seat ${seat} is taken.`);
  const body = { seat, person: person.id, name: person.name, ...(nonce === undefined ? {} : { nonce }) };
  const down: Draft = { type: 'sit', body };
  return had === undefined || had === seat ? [down] : [{ type: 'stand', body: { seat: had } }, down];
}

/** Takes a seat, and starts the game if that was the last free one and the table is to start by itself. */
function filling(at: Situation, drafts: readonly Draft[]): Act {
  if (!at.ledger.settings.autoStart) return { drafts };
  const after = at.after(drafts);
  return full(after.seats) ? start({ ...at, ledger: after }, drafts) : { drafts };
}

function start(at: Situation, before: readonly Draft[]): Act {
  const { state, order, nonces, before: played } = at.deal(at.ledger);
  const body = { order, nonces, active: at.game.active(state), ...(played && { moves: played.moves }) };
  const started: Draft = { type: 'start', body, ...(played && { events: played.events }) };
  return { drafts: [...before, started], state };
}
