import type { Command } from './command.ts';
import type { Happening } from './entry.ts';

/** Who looks at a table, and from which seat. */
export interface Self {
  readonly person: string | undefined;
  readonly seat: number | undefined;
}

/** Whether something that happened shows that a command of one's own was carried out. */
export function tells(what: Happening, command: Command, self: Self): boolean {
  switch (command.type) {
    case 'move':
      return what.type === 'move' && what.ply === command.n && what.move === command.move;
    case 'sit':
      return what.type === 'sit' && what.person === self.person;
    case 'bot':
      return what.type === 'bot' && what.seat === command.seat && what.bot === command.bot;
    case 'clear':
      return what.type === 'stand' && what.seat === command.seat;
    case 'chat':
      return what.type === 'chat' && what.person === self.person && what.text === said(command.text);
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

/** As the server keeps it. */
const said = (text: string): string => text.normalize('NFC').trim();
