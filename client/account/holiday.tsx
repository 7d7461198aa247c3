import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localeOf } from '../../i18n/language.ts';
import { HOLIDAY_DAYS, type Holidays } from '../../protocol/account.ts';
import { endHoliday, readHolidays, takeHoliday } from '../net/account.ts';
import { ApiError } from '../net/api.ts';
import { failureText } from '../texts/faults.ts';
import { accountTexts, shownLanguage } from '../texts/texts.ts';
import { Glyph } from './glyph.tsx';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const WEEK = 7;

/** Days on which the clocks of slow games stand still. */
export function HolidaySection() {
  const texts = accountTexts().holiday;
  const state = useSignal<Holidays | undefined>(undefined);
  const said = useSignal('');
  useEffect(() => {
    readHolidays().then(
      (read) => {
        state.value = read;
      },
      () => undefined,
    );
  }, []);
  const change = async (act: () => Promise<Holidays>, done: string) => {
    try {
      state.value = await act();
      said.value = done;
    } catch (error) {
      const refused = error instanceof ApiError && (error.code === 'forbidden' || error.code === 'malformed');
      said.value = refused ? texts.refused : await failureText(error);
    }
  };
  const { value: known } = state;
  if (!known) return null;
  const { holidays, left } = known;
  return (
    <section class="holiday" aria-labelledby="holiday-title">
      <div class="section-head">
        <h2 class="cap" id="holiday-title">
          {texts.title}
        </h2>
        <small>{texts.left(left)}</small>
      </div>
      <Year left={left} />
      <p class="holiday-line">{texts.line}</p>
      <ul>
        {holidays.map(({ from, until }) => {
          const begun = from <= Date.now();
          const when = begun ? texts.now(dayOf(until)) : daysOf(from, until);
          return (
            <li key={from} class="device">
              <Glyph name="sun" size={20} />
              <span class="device-name">
                <b>{when}</b>
              </span>
              <button
                type="button"
                class="link"
                aria-label={`${begun ? texts.end : texts.callOff}: ${when}`}
                onClick={() => void change(() => endHoliday(from), begun ? texts.ended : texts.calledOff)}
              >
                {begun ? texts.end : texts.callOff}
              </button>
            </li>
          );
        })}
      </ul>
      <Take left={left} take={(from, days) => change(() => takeHoliday(from, days), texts.taken)} />
      <p class="holiday-said" role="status">
        {said.value}
      </p>
    </section>
  );
}

/** The days of a year: those left in colour. */
const Year = ({ left }: { left: number }) => (
  <svg class="holiday-days" viewBox={`0 0 ${HOLIDAY_DAYS * 20} 18`} aria-hidden="true">
    {Array.from({ length: HOLIDAY_DAYS }, (_, day) => (
      <circle key={day} cx={day * 20 + 10} cy="9" r="6.5" class={day < left ? 'left' : ''} />
    ))}
  </svg>
);

interface TakeProps {
  readonly left: number;
  take(from: number | undefined, days: number): Promise<void>;
}

function Take({ left, take }: TakeProps) {
  const texts = accountTexts().holiday;
  const today = dateText(Date.now());
  const first = useSignal(today);
  const days = useSignal(Math.min(WEEK, Math.max(1, left)));
  return (
    <form
      class="holiday-take"
      onSubmit={(event) => {
        event.preventDefault();
        const from = first.value === today ? undefined : new Date(`${first.value}T00:00`).getTime();
        void take(from, days.value);
      }}
    >
      <label>
        <span>{texts.from}</span>
        <input
          type="date"
          class="field"
          required
          min={today}
          max={dateText(Date.now() + YEAR - DAY)}
          value={first.value}
          onInput={({ currentTarget }) => {
            first.value = currentTarget.value;
          }}
        />
      </label>
      <label>
        <span>{texts.days}</span>
        <input
          type="number"
          class="field"
          required
          min={1}
          max={HOLIDAY_DAYS}
          value={days.value}
          onInput={({ currentTarget }) => {
            days.value = currentTarget.valueAsNumber;
          }}
        />
      </label>
      <button type="submit" class="btn">
        {texts.take}
      </button>
    </form>
  );
}

/** As an input for dates reads it, in the zone of the device. */
function dateText(time: number): string {
  const date = new Date(time);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const format = () => new Intl.DateTimeFormat(localeOf(shownLanguage()), { day: 'numeric', month: 'long' });
const dayOf = (time: number): string => format().format(time);
/** The first and the last day. */
const daysOf = (from: number, until: number): string => format().formatRange(from, until - 1);
