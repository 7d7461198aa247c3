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

/** At the edges of a map looked at from near, one for each place beyond them where something can be placed. */
export function Pointers({ geometry, targets, frame }: PointersProps) {
  const { pagodas, fortresses, emissaries } = targets;
  return [
    ...geometry.spaces.filter(({ id }) => pagodas.has(id) || fortresses.has(id)),
    ...geometry.provinces.flatMap(({ id, seal }) => (emissaries.has(id) ? [{ id, ...seal }] : [])),
  ].map(({ id, x, y }) => {
    const at = { x: within(x, frame.x, frame.width), y: within(y, frame.y, frame.height) };
    if (at.x === x && at.y === y) return null;
    const turn = (Math.atan2(y - at.y, x - at.x) * 180) / Math.PI;
    return (
      <path
        key={id}
        class="han-pointer"
        transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
        d="M9 0L-8-9-3 0-8 9Z"
      />
    );
  });
}
