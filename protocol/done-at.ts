import type { Command } from './command.ts';
import type { Entry, Happening } from './entry.ts';

/** The person who watches a table, and their seat. */
export interface Self {
  readonly person: string | undefined;
  readonly seat: number | undefined;
}

/** The number of the last entry of one's own command, if the entries show that it was carried out. */
export function doneAt(entries: readonly Entry[], command: Command, self: Self): number | undefined {
  const first = entries.findIndex(({ what }) => confirms(what, command, self));
  if (first < 0) return undefined;
  const last = first + (command.type === 'moves' ? command.moves.length : 1) - 1;
  return (entries[last] ?? entries.at(-1)!).n;
}

function confirms(what: Happening, command: Command, self: Self): boolean {
  switch (command.type) {
    case 'move':
      return isMove(what, command.n, command.move);
    // All of them are stored, or none.
    case 'moves':
      return isMove(what, command.n, command.moves[0]!);
    case 'sit':
      return what.type === 'sit' && what.person === self.person;
    case 'bot':
      return what.type === 'bot' && what.seat === command.seat && what.bot === command.bot;
    case 'clear':
      return what.type === 'stand' && what.seat === command.seat;
    case 'chat':
      return what.type === 'chat' && what.person === self.person && what.text === storedText(command.text);
    case 'rated':
      return what.type === 'rated' && what.on === command.on;
    case 'start':
    case 'close':
    case 'rematch':
      return what.type === command.type;
    case 'decline':
      return what.type === 'decline' && what.person === self.person;
    case 'leave':
      return what.type === 'left' && what.seat === self.seat;
    case 'resign':
    case 'back':
      return what.type === command.type && what.seat === self.seat;
    default:
      return false;
  }
}

/** If several seats decide at the same time, others may be faster; only own entries contain their move. */
const isMove = (what: Happening, n: number, move: string): boolean =>
  what.type === 'move' && what.ply >= n && what.move === move;

/** As the server stores it. */
const storedText = (text: string): string => text.normalize('NFC').trim();
