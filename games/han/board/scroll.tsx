import { Points } from './final.tsx';
import type { HanProps } from './props.ts';
import { FINAL } from './zones.ts';

/** As wide as the sea east of the land, and the fields east of the city. */
const WIDTH = 214;
const ROW = 82;

interface ScrollProps {
  readonly props: HanProps;
  /** The right edge and the top. */
  readonly x: number;
  readonly y: number;
}

/** At the end, hung beside the map: who has won, and where every point came from. */
export function Scroll({ props, x, y }: ScrollProps) {
  const height = 162 + props.view.scores.length * ROW;
  return (
    <g class="han-final" transform={`translate(${x - WIDTH} ${y})`} data-zone={FINAL}>
      <rect class="han-panel" width={WIDTH} height={height} />
      <path class="rod" d={`M-4 0H${WIDTH + 4}M-4 ${height}H${WIDTH + 4}`} />
      <foreignObject width={WIDTH} height={height}>
        <Points props={props} form="tall" height={height} most={ROW} />
      </foreignObject>
    </g>
  );
}
