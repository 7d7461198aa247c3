import { useRef, useState } from 'preact/hooks';
import { noticesTexts } from '../texts/texts.ts';
import { type ChangeProps, clockTime } from './notices.tsx';

const DAY = 1440;
const STEP = 15;
const NIGHT = { from: 23 * 60, to: 7 * 60 };
const MARKS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const WIDTH = 560;
const HEIGHT = 40;
const at = (minutes: number): number => (minutes / DAY) * WIDTH;

/** A painted day with two handles: between them, across midnight, nothing rings. */
export function QuietHours({ settings, change }: ChangeProps) {
  const { page } = noticesTexts();
  const { quiet, zone, breaks } = settings;
  return (
    <fieldset class="quiet">
      <legend class="cap">{page.quiet}</legend>
      <p class="quiet-head">
        <label class="check">
          <input
            type="checkbox"
            class="yes-no"
            checked={quiet !== undefined}
            onChange={({ currentTarget }) =>
              void change({ quiet: currentTarget.checked ? NIGHT : undefined })
            }
          />
          {page.quietOn}
        </label>
        <label>
          <span class="unseen">{page.zone}</span>
          <select
            class="field"
            value={zone}
            onChange={({ currentTarget }) => void change({ zone: currentTarget.value })}
          >
            {zonesWith(zone).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
      </p>
      {quiet && (
        <>
          <PaintedDay quiet={quiet} change={(next) => change({ quiet: next })} />
          <p class="notices-line">{page.quietLine(clockTime(quiet.from), clockTime(quiet.to))}</p>
          <label class="check">
            <input
              type="checkbox"
              class="tick"
              checked={breaks}
              onChange={({ currentTarget }) => void change({ breaks: currentTarget.checked })}
            />
            {page.breaks}
          </label>
        </>
      )}
    </fieldset>
  );
}

const zonesWith = (own: string): readonly string[] => [
  ...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];

interface Quiet {
  readonly from: number;
  readonly to: number;
}

function PaintedDay({ quiet, change }: { readonly quiet: Quiet; change(next: Quiet): Promise<void> }) {
  const { page } = noticesTexts();
  // While a handle is drawn, nothing is sent.
  const [held, setHeld] = useState(quiet);
  // Keys come faster than the picture is drawn again.
  const latest = useRef(quiet);
  const move = (end: keyof Quiet, { value }: HTMLInputElement): Quiet => {
    latest.current = { ...latest.current, [end]: Number(value) };
    setHeld(latest.current);
    return latest.current;
  };
  const handle = (end: 'from' | 'to') => (
    <input
      type="range"
      min={0}
      max={DAY - STEP}
      step={STEP}
      value={held[end]}
      aria-label={page[end]}
      aria-valuetext={clockTime(held[end])}
      onInput={({ currentTarget }) => move(end, currentTarget)}
      onChange={({ currentTarget }) => void change(move(end, currentTarget))}
    />
  );
  const shade = (from: number, to: number) => (
    <rect x={at(from)} y={0} width={Math.max(0, at(to) - at(from))} height={HEIGHT} class="day-shade" />
  );
  return (
    <div class="day">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="day-sky">
            <stop offset="0" stop-color="#14233f" />
            <stop offset=".2" stop-color="#274a6b" />
            <stop offset=".29" stop-color="#e6c9a0" />
            <stop offset=".4" stop-color="#f2e3c1" />
            <stop offset=".62" stop-color="#f2dcb4" />
            <stop offset=".77" stop-color="#d38a63" />
            <stop offset=".85" stop-color="#3a4568" />
            <stop offset="1" stop-color="#101c33" />
          </linearGradient>
        </defs>
        <rect width={WIDTH} height={HEIGHT} fill="url(#day-sky)" />
        <circle cx={at(2 * 60 + 40)} cy="15" r="8" fill="#efe4c4" />
        <circle cx={at(2 * 60 + 50)} cy="12" r="7" fill="#1a2d4c" />
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.1" fill="#efe4c4" />
        ))}
        <circle cx={at(12 * 60 + 30)} cy="13" r="8" fill="#c23a28" />
        <path d={RIDGE} fill="#6f9d86" opacity=".75" />
        <path d={HILLS} fill="#4d7f72" opacity=".8" />
        {held.from > held.to ? (
          <>
            {shade(0, held.to)}
            {shade(held.from, DAY)}
          </>
        ) : (
          shade(held.from, held.to)
        )}
      </svg>
      {handle('to')}
      {handle('from')}
      <p class="day-marks" aria-hidden="true">
        {MARKS.map((hour) => (
          <span key={hour}>{clockTime((hour % 24) * 60)}</span>
        ))}
      </p>
    </div>
  );
}

const STARS = [
  [14, 9],
  [38, 20],
  [88, 8],
  [104, 17],
  [505, 10],
  [522, 21],
  [541, 8],
  [551, 26],
] as const;
const RIDGE = 'M0 40V31L40 26 90 32 150 22 205 31 262 25 330 33 392 23 450 31 505 26 560 32V40Z';
const HILLS = 'M0 40V36L70 33 130 37 195 31 260 37 345 33 420 37 488 32 560 36V40Z';
