import { textWidth } from '../board/fit.ts';

/** Two or three lines on a phone, in pixels at a size of 16. */
const ROOM = 860;

/** Length of the part of a text that is shown first: its first sentence and what fits behind it, up to a full stop. */
export function opening(text: string): number {
  let end = 0;
  for (const { index, 0: stop } of text.matchAll(/[.!?:;]\s+|[。!?]|$/gu)) {
    if (end > 0 && textWidth(text.slice(0, index), 16) > ROOM) break;
    end = index + stop.length;
  }
  return end;
}
