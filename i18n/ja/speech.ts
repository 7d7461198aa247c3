import type { Seat } from '../../core/game.ts';
import { type Audience, called, type Names } from '../audience.ts';

/** How a sentence speaks of the players to its reader: "Annaは", "あなたは"; beside a token the subject is left out. */
export function speech(audience: Audience) {
  const names: Names = called(audience, 'あなた');
  return {
    names,
    by:
      (seat: Seat) =>
      (joint: string): string =>
        audience.beside ? '' : `${names[seat]}${joint}`,
  };
}
