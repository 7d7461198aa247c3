/** Two or three lines on a phone; a Japanese character counts as two. */
const ROOM = 130;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

/** Length of the part of a text that is shown first: its first sentence and what fits behind it, up to a full stop. */
export function opening(text: string): number {
  let end = 0;
  for (const { index, 0: stop } of text.matchAll(/[.!?:;]\s+|[。!?]|$/gu)) {
    if (end > 0 && widthOf(text.slice(0, index)) > ROOM) break;
    end = index + stop.length;
  }
  return end;
}
