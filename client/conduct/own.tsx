import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OwnAct, OwnConduct } from '../../protocol/conduct.ts';
import { ApiError, isKnown } from '../net/api.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { Strip } from '../shell/scroll.tsx';
import { failureText } from '../texts/faults.ts';
import { conductTexts } from '../texts/texts.ts';
import { readOwnConduct, sendAppeal } from './ask.ts';
import './conduct.css';
import { Offline } from './offline.tsx';
import { Act, momentOf, Words } from './parts.tsx';

const NOTHING: OwnConduct = { acts: [], reports: [] };

/** Decisions about the visitor, and what came of their reports. */
export function OwnConductPage() {
  const own = useSignal<OwnConduct | 'offline' | undefined>(undefined);
  const { own: texts } = conductTexts();
  const load = async () => {
    own.value = isKnown()
      ? await readOwnConduct().catch((error: unknown) =>
          error instanceof ApiError && error.code === 'unauthorized' ? NOTHING : ('offline' as const),
        )
      : NOTHING;
  };
  useEffect(() => void load(), []);
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="page-main conduct">
        <h1 class="d">{texts.title}</h1>
        <p class="conduct-line">{texts.line}</p>
        {own.value === undefined ? (
          <Waiting />
        ) : own.value === 'offline' ? (
          <Offline again={load} />
        ) : (
          <Shown own={own.value} load={load} />
        )}
      </main>
    </div>
  );
}

function Shown({ own, load }: { own: OwnConduct; load(): Promise<void> }) {
  const { own: texts, reasons } = conductTexts();
  return (
    <div class="conduct-own">
      <section aria-labelledby="decisions">
        <h2 class="cap conduct-cap" id="decisions">
          {texts.decisions}
        </h2>
        {own.acts.length === 0 && <p class="conduct-none">{texts.noDecisions}</p>}
        <ul class="acts">
          {own.acts.map((act) => (
            <Act key={act.id} act={act} means={texts.means[act.kind]} appealed={texts.yours}>
              <Appeal act={act} load={load} />
            </Act>
          ))}
        </ul>
      </section>
      <section aria-labelledby="reports">
        <h2 class="cap conduct-cap" id="reports">
          {texts.reports}
        </h2>
        {own.reports.length === 0 && <p class="conduct-none">{texts.noReports}</p>}
        <ul class="own-reports">
          {own.reports.map(({ id, name, at, reason, state }) => (
            <li key={id} data-state={state}>
              <p class="act-head">
                <b>{name}</b> <span>{reasons[reason]}</span>
              </p>
              <p class="act-when">
                {momentOf(at)} · <span class="own-report-state">{texts.states[state]}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** An act is appealed once, while it holds; a warning at any time. */
function Appeal({ act, load }: { act: OwnAct; load(): Promise<void> }) {
  const { own: texts } = conductTexts();
  const text = useSignal('');
  const trouble = useSignal('');
  const over = act.lifted !== undefined || (act.until !== undefined && act.until <= Date.now());
  if (act.answered !== undefined || over) return null;
  if (act.appealed !== undefined) return <p role="status">{texts.appealed}</p>;
  const send = async () => {
    if (text.value.trim() === '') return;
    try {
      await sendAppeal(act.id, text.value.trim());
      await load();
    } catch (error) {
      trouble.value = await failureText(error);
    }
  };
  return (
    <details class="appeal">
      <summary>{texts.appeal}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Words label={texts.appealLine} words={text} rows={3} />
        <button type="submit" class="btn" aria-disabled={text.value.trim() === ''}>
          {texts.send}
        </button>
        {trouble.value !== '' && (
          <p class="conduct-trouble" role="alert">
            {trouble.value}
          </p>
        )}
      </form>
    </details>
  );
}
