import type { Seat } from '../../core/game.ts';
import { type Audience, called } from '../audience.ts';

/** A verb, or a phrase that begins with one, in the third person: "take over", "takes over". */
function third(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const form =
    { be: 'is', have: 'has', must: 'must' }[verb] ??
    (/(s|x|ch|sh)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`);
  return [form, ...rest].join(' ');
}

const second = (phrase: string): string => phrase.replace(/^be\b/, 'are');

/** How a sentence speaks of the players to its reader. */
export function speech(audience: Audience) {
  const { names, reader, beside } = audience;
  const who = called(audience, 'you');
  return {
    /** "Anna takes", "You take"; beside a token "takes". */
    does: (seat: Seat, phrase: string): string =>
      seat === reader ? `You ${second(phrase)}` : beside ? third(phrase) : `${names[seat]} ${third(phrase)}`,
    /** Within a sentence. */
    verb: (seat: Seat, phrase: string): string =>
      seat === reader ? `you ${second(phrase)}` : `${names[seat]} ${third(phrase)}`,
    who: (seat: Seat): string => who[seat]!,
    whose: (seat: Seat): string => (seat === reader ? 'your' : `${names[seat]}’s`),
    /** At the beginning: "Anna’s palace", "Your palace"; beside a token "palace". */
    of: (seat: Seat, noun: string): string =>
      seat === reader ? `Your ${noun}` : beside ? noun : `${names[seat]}’s ${noun}`,
  };
}
