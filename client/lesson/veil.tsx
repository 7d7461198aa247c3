import type { Hole, Press, Subject } from './holes.ts';
import { useHoles } from './holes.ts';

interface VeilProps {
  /** Explained, each by its number. */
  readonly shown: readonly Subject[];
  /** To be touched now. */
  readonly wanted: readonly Press[];
  /** Something veiled was pressed. */
  refuse(): void;
}

/** Silk over the board, with holes for what the step speaks of. What it covers can be read but not pressed. */
export function Veil({ shown, wanted, refuse }: VeilProps) {
  const { boards, holes, ways } = useHoles(shown, wanted);
  const several = holes.length - shown.length > 1;
  const found = holes.flatMap((hole) => hole ?? []);
  const discs = discsOf(
    holes.map((hole, n) => (n < shown.length || !several ? hole : null)),
    boards,
  );
  return (
    <>
      {boards.map((board, n) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by key nothing veiled can be picked either
        <div
          key={n}
          // Where there is a choice, a map can be moved below it: what is not asked for is refused all the same.
          class={several ? 'veil through' : 'veil'}
          style={{ ...boxOf(board), clipPath: `path("${covered(board, [...found, ...ways])}")` }}
          onClick={refuse}
        />
      ))}
      {holes.map((hole, n) =>
        hole ? (
          <i key={n} class={frameOf(n)} style={boxOf(hole)} aria-hidden="true">
            {discs[n] !== undefined && <b class={`disc ${discs[n]}`}>{n + 1}</b>}
          </i>
        ) : null,
      )}
    </>
  );

  function frameOf(n: number): string {
    if (n < shown.length) return 'veil-frame';
    return several ? 'veil-frame do one' : 'veil-frame do';
  }
}

/** By how much a disc hangs over the corner of its frame, and what it takes up. */
const OVER = 14;
const DISC = 26;
/** Corners in the order in which they are taken. */
const CORNERS = ['', 'west', 'south', 'south west'] as const;

const isIn = (hole: Hole, { x, y, width, height }: Hole): boolean =>
  hole.x >= x && hole.y >= y && hole.x < x + width && hole.y < y + height;

/** A disc hangs over a corner of its frame that has none yet; where its part of the board ends, it lies inside. */
function discsOf(holes: readonly (Hole | null)[], boards: readonly Hole[]): (string | undefined)[] {
  const taken: { readonly x: number; readonly y: number }[] = [];
  return holes.map((hole) => {
    const board = hole && boards.find((one) => isIn(hole, one));
    if (!board) return undefined;
    const ways = CORNERS.map((corner) => {
      const west = corner.includes('west');
      const south = corner.includes('south');
      const x = west ? hole.x : hole.x + hole.width;
      const y = south ? hole.y + hole.height : hole.y;
      const inside = [
        (south ? board.y + board.height - y : y - board.y) < OVER && 'in',
        (west ? x - board.x : board.x + board.width - x) < OVER && 'aside',
      ];
      return { x, y, names: [corner, ...inside].filter(Boolean).join(' ') };
    });
    const free = ({ x, y }: { x: number; y: number }): boolean =>
      taken.every((other) => Math.hypot(other.x - x, other.y - y) >= DISC);
    const way = ways.find(free) ?? ways[0]!;
    taken.push(way);
    return way.names;
  });
}

const boxOf = ({ x, y, width, height }: Hole) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The board without its holes, which may overlap: stripes between their edges. */
function covered(board: Hole, holes: readonly Hole[]): string {
  const inside = holes.map((hole) => ({ ...hole, x: hole.x - board.x, y: hole.y - board.y }));
  const rows = edges(
    board.height,
    inside.flatMap(({ y, height }) => [y, y + height]),
  );
  const columns = edges(
    board.width,
    inside.flatMap(({ x, width }) => [x, x + width]),
  );
  let path = '';
  for (const [top, bottom] of rows)
    for (const [left, right] of columns) {
      const hole = inside.some(
        ({ x, y, width, height }) => left >= x && right <= x + width && top >= y && bottom <= y + height,
      );
      if (!hole) path += `M${left} ${top}H${right}V${bottom}H${left}Z`;
    }
  return path;
}

function edges(length: number, found: readonly number[]): (readonly [from: number, to: number])[] {
  const inner = found.filter((at) => at > 0 && at < length);
  const all = [...new Set([0, ...inner, length])].sort((a, b) => a - b);
  return all.slice(1).map((to, n) => [all[n]!, to]);
}
