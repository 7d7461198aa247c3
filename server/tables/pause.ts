/**
 * How long bots take for an answer at a table with people. It follows from the name of the bot alone, which everybody
 * knows: how many choices the bot had, or how hard it thought about its hand, cannot be read from the clock.
 */

/** Pauses that fit the decisions of a bot which searches long; all others decide well within one. */
const PAUSES: Readonly<Record<string, number>> = { level5: 2, level6: 4 };

/** Milliseconds that a bot takes for any decision, where a quick one takes so many seconds. */
export const pauseOf = (bot: string, seconds: number): number => 1000 * seconds * (PAUSES[bot] ?? 1);

/** Milliseconds from an answer to the next whole pause, so that a late one tells only how many pauses it took. */
export function nextBeat(taken: number, pause: number): number {
  if (pause === 0) return 0;
  return Math.max(1, Math.ceil(taken / pause)) * pause - taken;
}
