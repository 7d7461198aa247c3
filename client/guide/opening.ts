/** Two or three lines of a phone; a letter of Japanese is as wide as two. */
const ROOM = 130;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

/** How much of a text is said first: its first sentence, and as much behind it, up to a stop, as there is room for. */
export function opening(text: string): number {
  let end = 0;
  for (const { index, 0: stop } of text.matchAll(/[.!?:;]\s+|[。!?]|$/gu)) {
    if (end > 0 && widthOf(text.slice(0, index)) > ROOM) break;
    end = index + stop.length;
  }
  return end;
}
