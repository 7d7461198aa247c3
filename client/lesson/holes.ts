import { useEffect, useState } from 'preact/hooks';
import type { PlaceId } from '../board/places.ts';
import { boxesOf } from '../highlights/find.ts';

/** A frame on the board, in pixels of the screen. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is framed as one. */
export type Subject = PlaceId | readonly PlaceId[];

/** What is to be pressed: the actions of one press, as the board marks it; of several the first that is there. */
export type Press = readonly string[];

const BOARD = ':is(.stage, .parts)';
/** Between a frame and what it frames; of several to choose from, the frames are close. */
const GAP = 3.5;
const CLOSE = 1;
/** Enough of a thing to speak of it: the year is longer than a phone is wide. */
const SEEN = 0.25;

/** What may be framed for a place. */
export const waysTo = (id: PlaceId): readonly PlaceId[] => id.split('|');

const idsOf = (subject: Subject): readonly PlaceId[] => (typeof subject === 'string' ? [subject] : subject);

/** Where the parts of the board and the places are; follows them as they move. */
export function useHoles(
  shown: readonly Subject[],
  wanted: readonly Press[],
): { boards: Hole[]; holes: (Hole | null)[]; ways: Hole[] } {
  const [found, setFound] = useState('{"boards":[],"holes":[],"ways":[]}');
  const key = JSON.stringify([shown, wanted]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const boards = boardBoxes();
      const frameOf = (boxes: readonly DOMRect[]) => frameAround(boxes, boards) ?? null;
      const gap = wanted.length > 1 ? CLOSE : GAP;
      setFound(
        JSON.stringify({
          boards: boards.map(rounded),
          // Buttons at the edges of a window lead to what lies beyond.
          ways: [...document.querySelectorAll(`${BOARD} .beyond`)].map((button) =>
            rounded(button.getBoundingClientRect()),
          ),
          holes: [
            ...shown.map((subject) =>
              frameOf(idsOf(subject).flatMap((id) => boxesOf(waysTo(id), GAP, SEEN))),
            ),
            // Of two choices that begin with the same press, one is framed.
            ...[...new Set(wanted.flatMap(elementsFor))].map((element) => frameOf([grown(element, gap)])),
          ],
        }),
      );
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return JSON.parse(found);
}

/** Where the board is to be seen: one picture, field and dock, or the window in which both scroll. */
const boardBoxes = (): DOMRect[] =>
  [...document.querySelectorAll(':is(.stage, .tiny > .parts, :not(.tiny) > .parts > *)')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

function unionOf(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What two boxes share, if anything. */
function sharedBy(one: DOMRect, other: DOMRect): DOMRect | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - left;
  const height = Math.min(one.bottom, other.bottom) - top;
  return width > 0 && height > 0 ? new DOMRect(left, top, width, height) : undefined;
}

const areaOf = ({ width, height }: DOMRect): number => width * height;

/** A box around all of them, within the part of the board that they are in, if most of their height is to be seen. */
function frameAround(boxes: readonly DOMRect[], boards: readonly DOMRect[]): Hole | undefined {
  if (boxes.length === 0) return undefined;
  const all = unionOf(boxes);
  const [seen] = boards
    .flatMap((board) => sharedBy(all, board) ?? [])
    .sort((one, other) => areaOf(other) - areaOf(one));
  return seen && seen.height >= all.height / 2 ? rounded(seen) : undefined;
}

/** On a map that is shown as a whole, places are too small to be framed closely. */
const SMALLEST = 24;

function grown(element: Element, gap: number): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const across = Math.max(gap, (SMALLEST - width) / 2);
  const down = Math.max(gap, (SMALLEST - height) / 2);
  return new DOMRect(x - across, y - down, width + 2 * across, height + 2 * down);
}

const rounded = ({ x, y, width, height }: DOMRect): Hole => ({
  x: Math.round(x * 2) / 2,
  y: Math.round(y * 2) / 2,
  width: Math.round(width * 2) / 2,
  height: Math.round(height * 2) / 2,
});

function elementsFor(press: Press): Element[] {
  for (const actions of press) {
    const found = document.querySelector(`${BOARD} [data-action="${actions}"]`);
    if (found) return [found];
  }
  return [];
}

const elementsOf = (shown: readonly Subject[], wanted: readonly Press[]): Element[] => [
  ...shown
    .flatMap(idsOf)
    .flatMap(waysTo)
    .flatMap(
      (id) =>
        document.querySelector(
          ['place', 'zone'].map((kind) => `${BOARD} [data-${kind}="${CSS.escape(id)}"]`).join(),
        ) ?? [],
    ),
  ...wanted.flatMap(elementsFor),
];

/** Whether all of it is in the upper half of the board, so that the coach of a phone takes the lower. */
export function lieAbove(shown: readonly Subject[], wanted: readonly Press[]): boolean {
  const boards = boardBoxes();
  const things = elementsOf(shown, wanted).map((thing) => thing.getBoundingClientRect());
  if (boards.length === 0 || things.length === 0) return false;
  const board = unionOf(boards);
  const lowest = Math.max(...things.map(({ bottom }) => bottom));
  return lowest - board.top < 0.55 * board.height;
}

/** For keys: the first thing on the board that is to be pressed, which need not be the right one. */
export function focusFirst(wanted: readonly Press[]): void {
  const [first] = wanted
    .flatMap(elementsFor)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  (first as HTMLElement | SVGElement | undefined)?.focus({ preventScroll: true });
}

/** Scrolls a board that is higher than its frame: what is explained first, and last what is to be pressed. */
export function bringIntoView(shown: readonly Subject[], wanted: readonly Press[]): void {
  for (const thing of elementsOf([...shown].reverse(), wanted))
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
