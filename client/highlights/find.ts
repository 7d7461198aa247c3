import type { Where } from '../board/highlights.ts';

/** What cuts off the things that lie in it. */
const FRAMES =
  '.stage-box, .phone-pan, .phone-strip, .board-field, .board-dock, .rail, .others, .strip, .cf-tabs';

/** What must be in sight of a thing, as a share of its width and height. */
const MOST = 0.5;

/** Where it is on the screen, with a margin; several boxes if it is drawn more than once. */
export function boxesOf(where: Where, around = 0, seen = MOST): DOMRect[] {
  for (const id of where) {
    const found = document.querySelectorAll(
      ['place', 'zone'].map((kind) => `.table [data-${kind}="${CSS.escape(id)}"]`).join(),
    );
    const boxes = [...found].flatMap((element) => boxOf(element, around, seen) ?? []);
    if (boxes.length > 0) return boxes;
  }
  return [];
}

/** As much of it as is to be seen, if that is enough. */
function boxOf(element: Element, around: number, seen: number): DOMRect | undefined {
  const box = rectOf(element);
  const frame = element.closest(FRAMES)?.getBoundingClientRect();
  if (!frame || box.width === 0) return undefined;
  const part = common(box, frame);
  if (part.width <= box.width * seen || part.height <= box.height * seen) return undefined;
  const { x, y, width, height } = part;
  return common(new DOMRect(x - around, y - around, width + 2 * around, height + 2 * around), frame);
}

/** A drawing within a drawing is as large as it says, though its content may be cut off at its edge. */
function rectOf(element: Element): DOMRect {
  const parent = element instanceof SVGSVGElement && element.ownerSVGElement && element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  if (!(element instanceof SVGSVGElement) || !matrix) return element.getBoundingClientRect();
  const [x, y, width, height] = [element.x, element.y, element.width, element.height].map(
    ({ baseVal }) => baseVal.value,
  ) as [number, number, number, number];
  return new DOMRect(matrix.a * x + matrix.e, matrix.d * y + matrix.f, matrix.a * width, matrix.d * height);
}

function common(a: DOMRect, b: DOMRect): DOMRect {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  return new DOMRect(left, top, Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top);
}
