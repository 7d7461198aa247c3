import type { Seat } from '../../core/game.ts';
import { type Audience, called } from '../audience.ts';

/** How a sentence speaks of the players to its reader. Names stay in the nominative. */
export function speech(audience: Audience) {
  const { names, reader, beside } = audience;
  const who = called(audience, 'вы');
  return {
    /** "Анна строит", "Вы строите"; beside a token "строит". */
    does: (seat: Seat, third: string, second: string): string =>
      seat === reader ? `Вы ${second}` : beside ? third : `${names[seat]} ${third}`,
    /** "Анна: дворец рушится", "Ваш дворец рушится"; beside a token "дворец рушится". */
    has: (seat: Seat, third: string, second: string): string =>
      seat === reader ? second : beside ? third : `${names[seat]}: ${third}`,
    who: (seat: Seat): string => who[seat]!,
    /** In a case: "вам", "игроку Анна". */
    as: (seat: Seat, second: string, third: string): string =>
      seat === reader ? second : `${third} ${names[seat]}`,
  };
}
