import { holdBots } from '../session/pace.ts';
import { pace } from '../settings/settings.ts';

/** Milliseconds that a voice takes for a letter, at an ordinary speed. */
const LETTER_MS = 55;

export const readingTime = (text: string): number => LETTER_MS * text.length;

/** When all sentences so far have been read out. */
let until = 0;

/** The bots of this device wait about as long as it takes to read everything out. */
export function holdWhileRead(text: string): void {
  if (pace.peek() === 'instant') return;
  const now = performance.now();
  until = Math.max(now, until) + readingTime(text);
  setTimeout(holdBots(), until - now);
}
