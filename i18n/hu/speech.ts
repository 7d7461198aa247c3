import type { Seat } from '../../core/game.ts';
import { type Audience, called } from '../audience.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The article before a word or a numeral, as it is spoken: az 1., az 5., a 12. */
export const the = (word: string | number): string =>
  /^([aáeéiíoóöőuúüű5]|1(?!\d))/i.test(String(word)) ? `az ${word}` : `a ${word}`;
export const The = (word: string | number): string => capital(the(word));

/** How a sentence speaks of the players to its reader; the second person needs no pronoun. */
export function speech(audience: Audience) {
  const { names, reader, beside } = audience;
  const who = called(audience, 'te');
  return {
    /** "Anna épít", "Építesz"; beside a token "épít". What belongs to somebody goes the same way: "2. palotája". */
    does: (seat: Seat, third: string, second: string): string =>
      seat === reader ? capital(second) : beside ? third : `${names[seat]} ${third}`,
    /** Within a sentence. */
    verb: (seat: Seat, third: string, second: string): string =>
      seat === reader ? second : `${names[seat]} ${third}`,
    who: (seat: Seat): string => who[seat]!,
  };
}
