import { useSignal } from '@preact/signals';
import type { ActKind, KnownPerson, Reason, ShownCase, ShownReport } from '../../protocol/conduct.ts';
import { conductTexts, gameTitle } from '../texts/texts.ts';
import { actOn } from './ask.ts';
import { ActIcon, kindsOf, nameOf, reasonsOf, Words } from './parts.tsx';

/** For how many hours a decision holds. */
const HOURS = [1, 24, 72, 168, 720, 2160];

interface DecideProps {
  readonly about: KnownPerson;
  /** Open reports, which the decision settles. */
  readonly reports: readonly ShownReport[];
  /** Tables of the person in the public list. */
  readonly tables: ShownCase['tables'];
  readonly host: boolean;
  done(work: Promise<unknown>): Promise<boolean>;
}

/** What to do about a person, why, for how long, and what they read. */
export function Decide({ about, reports, tables, host, done }: DecideProps) {
  const texts = conductTexts();
  const { desk } = texts;
  const chosen = useSignal<ActKind>('warn');
  // The last table may have ended or been unlisted meanwhile.
  const kind = chosen.value === 'table' && tables.length === 0 ? 'warn' : chosen.value;
  const at = useSignal('');
  const table = tables.find(({ id }) => id === at.value) ?? tables[0];
  const reason = useSignal<Reason>(reports[0]?.reason ?? 'other');
  const hours = useSignal(24);
  const words = useSignal('');
  const missing = words.value.trim() === '';
  const kinds = kindsOf(texts).filter(([key]) => key !== 'table' || table);
  const submit = async () => {
    if (missing) return;
    const act = {
      ...{ kind, reason: reason.value, words: words.value.trim() },
      ...(kind === 'table' && table && { table: table.id }),
      ...(kind !== 'warn' && hours.value > 0 && { hours: hours.value }),
      reports: reports.map(({ id }) => id),
    };
    if (await done(actOn(about.id, act))) words.value = '';
  };
  return (
    <form
      class="decide"
      aria-labelledby="decide"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 class="cap conduct-cap" id="decide">
        {desk.decide}
      </h3>
      <div class="decide-kinds" role="radiogroup" aria-labelledby="decide">
        {kinds.map(([key, label]) => (
          <label key={key} class="decide-kind">
            <input
              type="radio"
              name="kind"
              value={key}
              checked={kind === key}
              onChange={() => {
                chosen.value = key;
              }}
            />
            <ActIcon kind={key} size={20} />
            <span>
              <b>{label}</b>
              <small>{desk.does[key]}</small>
            </span>
          </label>
        ))}
      </div>
      <div class="decide-row">
        <label>
          {desk.reason}
          <select
            class="field"
            value={reason.value}
            onChange={({ currentTarget }) => {
              reason.value = currentTarget.value as Reason;
            }}
          >
            {reasonsOf(texts).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {kind === 'table' && table && (
          <label>
            {desk.table}
            <select
              class="field"
              value={table.id}
              onChange={({ currentTarget }) => {
                at.value = currentTarget.value;
              }}
            >
              {tables.map(({ id, game, status }) => (
                <option key={id} value={id}>
                  {desk.listedTable(gameTitle(game).title, status === 'open')}
                </option>
              ))}
            </select>
          </label>
        )}
        {kind !== 'warn' && (
          <label>
            {desk.long}
            <select
              class="field"
              value={hours.value}
              onChange={({ currentTarget }) => {
                hours.value = Number(currentTarget.value);
              }}
            >
              {HOURS.map((n) => (
                <option key={n} value={n}>
                  {n < 24 ? desk.hours(n) : desk.days(n / 24)}
                </option>
              ))}
              {host && <option value={0}>{texts.forEver}</option>}
            </select>
          </label>
        )}
      </div>
      <Words label={desk.theyRead(nameOf(about))} words={words} />
      <button type="submit" class="btn p" aria-disabled={missing}>
        {desk.confirm}
      </button>
    </form>
  );
}
