import type { ReadonlySignal } from '@preact/signals';
import { Badge } from './badge.tsx';
import type { Geometry, ProvinceShape } from './geometry.ts';
import { provincePlace } from './ids.ts';
import type { HanProps } from './props.ts';
import { isScored, provinceName, taken } from './sight.ts';

interface ProvinceProps {
  readonly props: HanProps;
  readonly geometry: Geometry;
  readonly shape: ProvinceShape;
  readonly at: number;
  readonly spaces: number;
  /** The provinces whose names would be cut by an edge. */
  readonly cut?: ReadonlySignal<string> | undefined;
}

/** The name of a province with how far it is filled; through the lens, what it pays takes that place. */
export function Province({ props, geometry, shape, at, spaces, cut }: ProvinceProps) {
  const { view, texts, lens, changed } = props;
  const scored = isScored(view, at);
  const place = provincePlace(shape.id);
  if (cut?.value.split(' ').includes(shape.id)) return null;
  return (
    <g
      class={`han-label han-${shape.colour}`}
      transform={`translate(${shape.label.x} ${shape.label.y})`}
      data-place={place}
    >
      <text class={geometry.city ? 'd long' : 'd'} y="2">
        {provinceName(props, shape.id)}
      </text>
      {scored && <ScoringMarker />}
      {!scored && !lens && (
        <text class="count" y="21">
          {texts.page.taken(taken(view, at), spaces)}
        </text>
      )}
      {changed.has(place) && <Badge x={44} y={-16} />}
    </g>
  );
}

/** Says that a province has paid and pays no more. */
const ScoringMarker = () => (
  <g class="han-scored" transform="translate(0 17)">
    <circle r="9.500" />
    <path d="M-4.500 .5l3 3.200 6-7" />
  </g>
);
