/**
 * How long bots take for an answer at a table with people. It depends on the bot's name alone, which everybody knows,
 * so the delay reveals neither how many choices the bot had nor how hard it thought.
 */

/** Multiples of the pause for bots that search longer; all others decide well within one. */
const PAUSES: Readonly<Record<string, number>> = { level5: 2, level6: 4 };

/** Milliseconds that a bot takes for any decision, where a quick bot takes `seconds`. */
export const pauseOf = (bot: string, seconds: number): number => 1000 * seconds * (PAUSES[bot] ?? 1);

/** Milliseconds until the next whole pause, so that a late answer reveals only how many pauses it took. */
export function nextBeat(taken: number, pause: number): number {
  if (pause === 0) return 0;
  return Math.max(1, Math.ceil(taken / pause)) * pause - taken;
}
