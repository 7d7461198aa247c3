import { steady } from '../../../client/icons/steady.ts';
import { type Peak, peak } from './peaks.ts';

export const RANGES = ['far', 'azur', 'mal', 'och', 'moss', 'night'] as const;
type Range = (typeof RANGES)[number];

export interface MountainProps {
  readonly range: Range;
  readonly seed: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly height: number;
}

const painted = new Map<string, Peak>();

/** One mountain; its lines are worked out once. */
export const Mountain = steady(({ range, seed, left, right, base, height }: MountainProps) => {
  const name = [seed, left, right, base, height].join();
  const lines = painted.get(name) ?? peak(seed, left, right, base, height);
  painted.set(name, lines);
  return (
    <>
      <path d={lines.fill} fill={`url(#dragon-${range})`} />
      <g fill="none" stroke={`var(--${range}-rim)`} stroke-linecap="round">
        <path d={lines.strokes} stroke-width="0.9" opacity="0.45" />
        <path d={lines.rim} stroke-width="1.1" opacity="0.8" />
      </g>
    </>
  );
});
