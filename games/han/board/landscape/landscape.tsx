import type { MapId } from '../../rules/data.ts';
import land from './border-disputes.json' with { type: 'json' };
import type { Feature } from './generate.ts';
import city from './ways-of-diplomacy.json' with { type: 'json' };

const FEATURES: Readonly<Record<MapId, readonly Feature[]>> = {
  'border-disputes': land,
  'ways-of-diplomacy': city,
};

export function Landscape({ map }: { map: MapId }) {
  return (
    <g class="han-landscape">
      {FEATURES[map].map(({ shape, x, y, scale }) => (
        <use key={`${x} ${y}`} href={`#han-${shape}`} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </g>
  );
}
