import { useMemo } from 'preact/hooks';
import type { EventId } from '../rules/data.ts';
import { Mountain, type MountainProps } from './mountain.tsx';
import { burst } from './peaks.ts';

export const VIGNETTE_HEIGHT = 108;

interface VignetteProps {
  readonly event: EventId;
  readonly month: number;
  readonly width: number;
}

/** [range, left, right, base, height] as parts of the width, and in units. */
const HILLS: Readonly<
  Record<EventId, readonly (readonly [MountainProps['range'], number, number, number, number])[]>
> = {
  peace: [
    ['far', -0.25, 0.75, 67, 30],
    ['far', 0.4, 1.3, 67, 40],
  ],
  tribute: [
    ['far', -0.15, 1.15, 86, 52],
    ['mal', -0.25, 0.65, 103, 44],
    ['azur', 0.55, 1.25, 103, 34],
  ],
  drought: [
    ['och', -0.3, 0.8, 81, 46],
    ['och', 0.4, 1.3, 81, 34],
  ],
  festival: [
    ['night', -0.3, 0.7, 108, 46],
    ['night', 0.4, 1.3, 108, 38],
  ],
  mongols: [
    ['och', -0.3, 0.85, 92, 42],
    ['och', 0.3, 1.3, 92, 56],
  ],
  contagion: [
    ['moss', -0.3, 0.8, 86, 48],
    ['moss', 0.37, 1.3, 86, 42],
  ],
};

/** The landscape of an event, as wide as its month. */
export function Vignette({ event, month, width }: VignetteProps) {
  return useMemo(() => paint(event, month, width), [event, month, width]);
}

function paint(event: EventId, month: number, w: number) {
  return (
    <>
      <rect width={w} height={VIGNETTE_HEIGHT} fill={`url(#dragon-${event})`} />
      {event === 'festival' && <Fireworks width={w} />}
      {HILLS[event].map(([range, left, right, base, height], i) => (
        <Mountain
          key={left}
          range={range}
          seed={month * 7 + i}
          left={Math.round(left * w)}
          right={Math.round(right * w)}
          base={base}
          height={height}
        />
      ))}
      {event === 'peace' && (
        <>
          <circle cx={w * 0.72} cy="26" r="9" fill="var(--moon)" />
          <path
            d={[75, 86].map((y, i) => `M0 ${y}q${w / 4} ${i ? 4 : -4} ${w / 2} 0t${w / 2} 0`).join('')}
            fill="none"
            stroke="var(--waterline)"
          />
        </>
      )}
      {event === 'contagion' && (
        <path
          d={[30, 52, 73]
            .map((y) => `M-4 ${y}c${w * 0.2} -9 ${w * 0.3} 9 ${w * 0.5} 0s${w * 0.35} -8 ${w * 0.6} 2`)
            .join('')}
          fill="none"
          stroke="var(--moss-rim)"
          stroke-width="1.5"
          opacity="0.6"
        />
      )}
      {event === 'mongols' && <Pennants width={w} />}
      <rect y="78" width={w} height="30" fill={`var(--${event}1)`} opacity="0.55" />
    </>
  );
}

function Fireworks({ width: w }: { readonly width: number }) {
  return (
    <g stroke-width="1.1" stroke-linecap="round">
      <path d={burst(w * 0.34, 23, 12) + burst(w * 0.74, 17, 9)} stroke="#f0907a" />
      <path d={burst(w * 0.58, 41, 15) + burst(w * 0.88, 34, 8)} stroke="#f4d98c" />
    </g>
  );
}

function Pennants({ width: w }: { readonly width: number }) {
  const heights = [15, 25, 20, 8, 6, 17, 26];
  const places = heights.map((height, i) => [w * (0.06 + i * 0.145), 78 - height] as const);
  const flag = (odd: number): string =>
    places.map(([x, y], i) => (i % 2 === odd ? `M${x} ${y}l6 2-6 3Z` : '')).join('');
  return (
    <>
      <path
        d={places.map(([x, y]) => `M${x} 78V${y}`).join('')}
        stroke="var(--scroll-line)"
        stroke-width="1.2"
      />
      <path d={flag(0)} fill="var(--scroll-line)" />
      <path d={flag(1)} fill="var(--i-ver)" />
    </>
  );
}
