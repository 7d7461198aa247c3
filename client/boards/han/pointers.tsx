import type { Frame } from './frame.ts';
import type { Geometry } from './geometry.ts';
import type { Targets } from './targets.ts';

interface PointersProps {
  readonly geometry: Geometry;
  readonly targets: Targets;
  readonly frame: Frame;
}

/** So far from the edge of what is shown. */
const EDGE = 12;

const within = (n: number, from: number, size: number): number =>
  Math.min(from + size - EDGE, Math.max(from + EDGE, n));

/** Pointers that would stand closer than this are one. */
const APART = 64;

/** At the edges of a map looked at from near, towards places beyond them where something can be placed. */
export function Pointers({ geometry, targets, frame }: PointersProps) {
  const { pagodas, fortresses, emissaries } = targets;
  const shown: { id: string | number; x: number; y: number; turn: number }[] = [];
  for (const { id, x, y } of [
    ...geometry.spaces.filter((space) => pagodas.has(space.id) || fortresses.has(space.id)),
    ...geometry.provinces.flatMap(({ id: q, seal }) => (emissaries.has(q) ? [{ id: q, ...seal }] : [])),
  ]) {
    const at = { x: within(x, frame.x, frame.width), y: within(y, frame.y, frame.height) };
    if (at.x === x && at.y === y) continue;
    if (shown.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < APART)) continue;
    shown.push({ id, ...at, turn: (Math.atan2(y - at.y, x - at.x) * 180) / Math.PI });
  }
  return shown.map(({ id, x, y, turn }) => (
    <path
      key={id}
      class="han-pointer"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d="M9 0L-8-9-3 0-8 9Z"
    />
  ));
}
