import { useEffect } from 'preact/hooks';
import type { PlaceId } from '../board/places.ts';
import { boxesOf } from '../highlights/find.ts';
import './ink.css';

/** A turn drawn on the board. */
export interface InkWay {
  readonly kind: 'best' | 'played';
  readonly steps: readonly { readonly where: readonly PlaceId[] }[];
}

const SVG = 'http://www.w3.org/2000/svg';
const DISC = 10;
/** Around a ringed place. */
const GAP = 3;
/** Larger places are pointed at in their middle and not ringed. */
const LARGE = 260;

/** Draws turns over the board while they are shown; touched by nobody, and said in words elsewhere. */
export function useInk(ways: readonly InkWay[], moment: unknown): void {
  const key = JSON.stringify(ways);
  useEffect(() => {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', 'ink');
    svg.setAttribute('aria-hidden', 'true');
    let frame = 0;
    let drawn = '';
    const draw = () => {
      const table = document.querySelector<HTMLElement>('.table');
      if (table) table.dataset.ink = isInDock(ways) ? 'dock' : 'field';
      const shape = ways.map((way, n) => wayIn(way, n)).join('');
      if (shape === drawn) return;
      drawn = shape;
      // A table that changes its shape is another element.
      if (!svg.isConnected) table?.append(svg);
      svg.innerHTML = shape;
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    later();
    // Pieces travel to their places first, and boards move when their room changes.
    const settled = [setTimeout(later, 150), setTimeout(later, 500)];
    const heard = new AbortController();
    const { signal } = heard;
    window.addEventListener('resize', later, { signal });
    document.addEventListener('scroll', later, { signal, capture: true });
    document.addEventListener('wheel', later, { signal, passive: true });
    document.addEventListener('pointermove', later, { signal, passive: true });
    return () => {
      heard.abort();
      cancelAnimationFrame(frame);
      for (const timer of settled) clearTimeout(timer);
      svg.remove();
      for (const table of document.querySelectorAll<HTMLElement>('[data-ink]')) delete table.dataset.ink;
    };
  }, [key, moment]);
}

/** Whether a board in two parts has all of the turn in what is chosen from; a phone then shows that part. */
function isInDock(ways: readonly InkWay[]): boolean {
  const all = ways.flatMap(({ steps }) => steps.flatMap(({ where }) => where)).map((id) => CSS.escape(id));
  const isIn = (part: string) =>
    all.some((id) => document.querySelector(`${part} :is([data-place="${id}"], [data-zone="${id}"])`));
  return isIn('.board-dock') && !isIn('.board-field');
}

/** Rings, arrows and numbered discs of a turn. */
function wayIn({ kind, steps }: InkWay, nth: number): string {
  const found = steps.flatMap(({ where }, n) => {
    const boxes = where
      .flatMap((id) => boxesOf([id], GAP).slice(0, 1))
      .filter(({ width, height }) => width > 0 && height > 0);
    return boxes.map((box) => ({ n: n + 1, box }));
  });
  const rings = found
    .filter(({ box }) => Math.max(box.width, box.height) < LARGE)
    .map(({ box: { x, y, width, height } }) => {
      const round = Math.abs(width - height) < 12 && width < 72 ? width / 2 : 6;
      const shape = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"`;
      return `<rect class="ink-case" ${shape}/><rect class="ink-line" ${shape}/>`;
    });
  const arrows = found.slice(1).map(({ box }, k) => arrow(middle(found[k]!.box), middle(box)));
  const discs = found.map(({ n, box }) => disc(n, box, nth));
  return `<g class="ink-${kind}">${[...rings, ...arrows, ...discs].join('')}</g>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A bent arrow that ends before the middle of its goal. */
function arrow(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 3 * DISC) return '';
  const bend = Math.min(46, length / 5);
  const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length];
  const mid = { x: (a.x + b.x) / 2 + nx * bend, y: (a.y + b.y) / 2 + ny * bend };
  const back = Math.hypot(b.x - mid.x, b.y - mid.y);
  const end = { x: b.x - (14 * (b.x - mid.x)) / back, y: b.y - (14 * (b.y - mid.y)) / back };
  const [ux, uy] = [(b.x - mid.x) / back, (b.y - mid.y) / back];
  const head = [
    [end.x + 9 * ux, end.y + 9 * uy],
    [end.x - 6 * uy, end.y + 6 * ux],
    [end.x + 6 * uy, end.y - 6 * ux],
  ];
  const line = `M${at(a)}Q${at(mid)} ${at(end)}`;
  return (
    `<path class="ink-case" d="${line}"/><path class="ink-line" d="${line}"/>` +
    `<path class="ink-head" d="M${head.map(([x, y]) => at({ x: x!, y: y! })).join('L')}Z"/>`
  );
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The number of a step beside its place; a second turn has its own corner. */
function disc(n: number, { x, y, width }: DOMRect, nth: number): string {
  const centre = { x: nth === 0 ? x : x + width, y };
  return (
    `<circle cx="${centre.x.toFixed(1)}" cy="${centre.y.toFixed(1)}" r="${DISC}"/>` +
    `<text x="${centre.x.toFixed(1)}" y="${(centre.y + 4.5).toFixed(1)}">${n}</text>`
  );
}
