import type { ShownRating } from '../../protocol/people.ts';
import type { Pigment } from '../../protocol/seal.ts';
import { PIGMENTS } from '../seals/pigments.ts';
import { peopleTexts } from '../texts/texts.ts';

/** The tile of a pigment: colour alone tells nobody apart. */
const PATTERNS: Readonly<Record<Pigment, string>> = {
  azurite: 'M0 6L6 0M-1 1L1 -1M5 7L7 5',
  malachite: 'M0 3h6M3 0v6',
  plum: 'M3 2v2M2 3h2',
  ochre: 'M0 2q1.500 2 3 0t3 0M0 5q1.500 2 3 0t3 0',
  teal: 'M0 0L6 6M-1 5L1 7M5 -1L7 1',
  ink: 'M0 1.500h6M0 4.500h6',
  brown: 'M1.500 0v6M4.500 0v6',
};

/** Defines the pattern of a pigment for the charts of a page; `url(#own-pattern)` fills with it. */
export const Pattern = ({ pigment }: { pigment: Pigment }) => (
  <svg class="unseen" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id="own-pattern" width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill={PIGMENTS[pigment]} />
        <path d={PATTERNS[pigment]} fill="none" stroke="#fffaee" stroke-opacity=".62" stroke-width="1.1" />
      </pattern>
    </defs>
  </svg>
);

const OWN = 'url(#own-pattern)';

/** The scale of every band. */
const LEAST = 1200;
const MOST = 1900;
const TICKS = [1200, 1400, 1600, 1800];
const WIDTH = 252;
const at = (points: number): number =>
  (WIDTH * (Math.min(MOST, Math.max(LEAST, points)) - LEAST)) / (MOST - LEAST);

/** A rating with its margin on a fixed scale. */
export function Band({ rating: { points, margin } }: { rating: ShownRating }) {
  const [from, to] = [at(points - margin), at(points + margin)];
  return (
    <svg
      class="band"
      viewBox={`-16 0 ${WIDTH + 24} 30`}
      role="img"
      aria-label={peopleTexts().rating(points, margin)}
    >
      <path class="band-axis" d={`M0 12H${WIDTH}`} />
      {TICKS.map((tick) => (
        <g key={tick}>
          <path class="band-tick" d={`M${at(tick)} 9v6`} />
          <text x={at(tick)} y="28">
            {tick}
          </text>
        </g>
      ))}
      <rect class="band-margin" x={from} y="7.500" width={Math.max(2, to - from)} height="9" />
      <path class="band-mean" d={`M${at(points)} 3v18`} />
    </svg>
  );
}

const BAR = 20;
const STEP = 26;
const TALL = 46;

/** How often somebody was first, second and so on. */
export function Places({ places }: { places: readonly number[] }) {
  const texts = peopleTexts();
  const most = Math.max(1, ...places);
  const said = places.map((count, i) => `${texts.ordinal(i + 1)}: ${texts.times(count)}`).join(', ');
  return (
    <svg
      class="places"
      viewBox={`0 0 ${STEP * places.length} 76`}
      width={STEP * places.length}
      role="img"
      aria-label={`${texts.placesHeading}. ${said}`}
    >
      <path class="places-ground" d={`M0 59.500H${STEP * places.length - 4}`} />
      {places.map((count, i) => {
        const height = (TALL * count) / most;
        return (
          <g key={i}>
            {count > 0 && (
              <rect
                class="places-bar"
                {...(i === 0 && { fill: OWN })}
                x={i * STEP + 1}
                y={59.5 - height}
                width={BAR}
                height={height}
              />
            )}
            <text class="places-count" x={i * STEP + 11} y={55 - height}>
              {count}
            </text>
            <text x={i * STEP + 11} y="73">
              {texts.ordinal(i + 1)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const SQUARES_A_ROW = 25;

/** The last tables, one square each, newest first; hollow for those that were left early. */
export function Squares({ tables, label }: { tables: readonly boolean[]; label: string }) {
  const rows = Math.ceil(tables.length / SQUARES_A_ROW);
  return (
    <svg class="squares" viewBox={`0 0 274 ${rows * 13}`} role="img" aria-label={label}>
      {tables.map((finished, i) => (
        <rect
          key={i}
          class={finished ? 'square' : 'square hollow'}
          x={(i % SQUARES_A_ROW) * 11 + 0.5}
          y={Math.floor(i / SQUARES_A_ROW) * 13 + 0.5}
          width="8"
          height="9"
        />
      ))}
    </svg>
  );
}

interface ShareProps {
  readonly own: number;
  readonly other: number;
  readonly pigment: Pigment;
}

/** Who finished ahead how often: this page's person from the left, the other from the right. */
export function Shares({ own, other, pigment }: ShareProps) {
  const all = Math.max(1, own + other);
  const part = (150 * own) / all;
  return (
    <svg class="shares" viewBox="0 0 150 12" aria-hidden="true">
      <rect class="shares-other" x="0.5" y=".5" width="149" height="11" fill={PIGMENTS[pigment]} />
      {own > 0 && (
        <rect class="shares-own" x=".5" y=".5" width={Math.max(1, part - 1)} height="11" fill={OWN} />
      )}
    </svg>
  );
}

/** Mean points of a source: this page's person above the others. */
export const Pair = ({ own, others, most }: { own: number; others: number; most: number }) => (
  <svg class="pair" viewBox="0 0 206 18" preserveAspectRatio="none" aria-hidden="true">
    <rect class="pair-own" x=".5" y="2.500" width={Math.max(0, (205 * own) / most)} height="8" fill={OWN} />
    <rect class="pair-others" x=".5" y="12.500" width={Math.max(0, (205 * others) / most)} height="4" />
  </svg>
);

export const OwnKey = () => (
  <svg width="16" height="9" aria-hidden="true">
    <rect class="pair-own" x=".5" y=".5" width="15" height="8" fill={OWN} />
  </svg>
);

export const OthersKey = () => (
  <svg width="16" height="6" aria-hidden="true">
    <rect class="pair-others" x=".5" y=".5" width="15" height="5" />
  </svg>
);
