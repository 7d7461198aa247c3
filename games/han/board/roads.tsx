import type { Geometry } from './geometry.ts';
import { roadPlace } from './ids.ts';

/** The roads as places: they are painted on the ground, and each is pointed at by a line that is not seen. */
export const Roads = ({ geometry }: { readonly geometry: Geometry }) => (
  <g class="han-ways">
    {geometry.roads.map(([a, b]) => (
      <path key={`${a.id} ${b.id}`} data-place={roadPlace(a.id, b.id)} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
    ))}
  </g>
);
