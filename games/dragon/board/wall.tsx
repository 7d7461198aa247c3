import { Badge } from './badge.tsx';
import type { Month } from './months.ts';
import { useSight } from './sight.ts';

const HEIGHT = 14;

/** The Great Wall under the months: each section shows who built it, those to come are only marked. */
export function WallStrip({ months, y }: { readonly months: readonly Month[]; readonly y: number }) {
  const { props } = useSight();
  const { view, families } = props;
  return (
    <g data-zone="wall" data-place="wall" transform={`translate(0 ${y})`}>
      {months.map(({ month, x, w }) => {
        const builder = view.wall[month - 1];
        if (builder === undefined)
          return (
            <path
              key={month}
              data-place={`section:${month}`}
              d={`M${x + 3} ${HEIGHT}V5H${x + w - 3}V${HEIGHT}`}
              fill="none"
              stroke="var(--edge)"
              stroke-dasharray="3 3"
              opacity="0.8"
            />
          );
        const family = families[builder]!;
        return (
          <g key={month} data-place={`section:${month}`}>
            <path
              d={`M${x} ${HEIGHT}V0h${w / 5}v4h${w / 5}V0h${w / 5}v4h${w / 5}V0h${w / 5}V${HEIGHT}Z`}
              fill={`var(--seat-${family})`}
              stroke="var(--rim)"
              stroke-width="1.2"
              stroke-linejoin="round"
            />
            <use
              href={`#s-${family}`}
              x={x + w / 2 - 4.5}
              y={4.5}
              width="9"
              height="9"
              fill={`var(--on-${family})`}
            />
          </g>
        );
      })}
      <Badge zone="wall" x={8} y={2} />
    </g>
  );
}
