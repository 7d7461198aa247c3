import { useSignal } from '@preact/signals';
import type { ShownAct, ShownCase, ShownReport } from '../../protocol/conduct.ts';
import { Seal } from '../seals/seal.tsx';
import { failureText } from '../texts/faults.ts';
import { conductTexts } from '../texts/texts.ts';
import { answerAppeal, closeReports, liftAct } from './ask.ts';
import { Decide } from './decide.tsx';
import { Act, isInForce, momentOf, nameOf, standingOf, Words } from './parts.tsx';

interface CaseProps {
  readonly one: ShownCase;
  /** Whether the reader is a host, who may act for ever. */
  readonly host: boolean;
  /** Appeals that the reader may answer. */
  readonly mayAnswer: readonly string[];
  changed(): Promise<void>;
}

/** One person: what is reported, what was decided, and what to do. */
export function Case({ one, host, mayAnswer, changed }: CaseProps) {
  const { desk: texts } = conductTexts();
  const { about, reports, acts, tables } = one;
  const open = reports.filter(({ state }) => state === 'open');
  const older = reports.filter(({ state }) => state !== 'open');
  const said = useSignal('');
  const done = async (work: Promise<unknown>): Promise<boolean> => {
    said.value = '';
    try {
      await work;
      await changed();
      said.value = texts.done;
      return true;
    } catch (error) {
      said.value = await failureText(error);
      return false;
    }
  };
  const ids = open.map(({ id }) => id);
  return (
    <>
      <header class="case-head">
        <Seal person={about} size={56} />
        <div>
          <h2 class="d">{nameOf(about)}</h2>
          <p>
            {standingOf(about)}
            {about.account && (
              <>
                {' · '}
                <a href={`#/person/${about.id}`}>{texts.page}</a>
              </>
            )}
          </p>
        </div>
      </header>
      {open.length > 0 && (
        <div>
          <h3 class="cap conduct-cap">{texts.reports}</h3>
          <ul class="evidence">
            {open.map((report) => (
              <Evidence key={report.id} report={report} />
            ))}
          </ul>
          <button type="button" class="btn" onClick={() => void done(closeReports(about.id, ids))}>
            {texts.nothingToDo}
          </button>
        </div>
      )}
      <p class={said.value === '' ? 'unseen' : 'case-said'} role="status">
        {said.value}
      </p>
      <Decide about={about} reports={open} tables={tables} host={host} done={done} />
      <div>
        <h3 class="cap conduct-cap">{texts.history}</h3>
        {acts.length === 0 && <p class="conduct-none">{texts.noHistory}</p>}
        <ul class="acts">
          {acts.map((act) => (
            <Act key={act.id} act={act} by={nameOf(act.by)} appealed={texts.appealOf}>
              <Answer act={act} appeal={mayAnswer.includes(act.id)} done={done} />
            </Act>
          ))}
        </ul>
        {older.length > 0 && (
          <ul class="evidence older">
            {older.map((report) => (
              <Evidence key={report.id} report={report} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** A report with the chat that it cites. */
function Evidence({ report }: { report: ShownReport }) {
  const { desk: texts, reasons, own } = conductTexts();
  const { reason, at, by, name, words, table, said, lines, state } = report;
  return (
    <li class="report-slip">
      <p class="act-head">
        <b>{reasons[reason]}</b> <span>{name}</span>
      </p>
      <p class="act-when">
        {momentOf(at)} · {by ? texts.by(nameOf(by)) : texts.erased}
        {table !== undefined && (
          <>
            {' · '}
            <a href={`#/table/${table}`}>{texts.table}</a>
          </>
        )}
        {state !== 'open' && ` · ${own.states[state]}`}
      </p>
      {words === '' && said.length === 0 && <p class="conduct-none">{texts.noWords}</p>}
      {words !== '' && <blockquote>{words}</blockquote>}
      {said.length > 0 && (
        <ol class="said">
          {said.map((line) => {
            const cited = lines.includes(line.n);
            return (
              <li key={line.n} class={cited ? 'cited' : undefined}>
                {cited && <span class="unseen">{texts.reported}: </span>}
                <b>{line.name}</b> {line.text}
              </li>
            );
          })}
        </ol>
      )}
    </li>
  );
}

interface AnswerProps {
  readonly act: ShownAct;
  readonly appeal: boolean;
  done(work: Promise<unknown>): Promise<boolean>;
}

/** Answers an appeal, or lifts an act that is in force. */
function Answer({ act, appeal, done }: AnswerProps) {
  const { desk: texts } = conductTexts();
  const words = useSignal('');
  if (!appeal && !isInForce(act)) return null;
  const text = words.value.trim();
  const missing = text === '';
  const form = (
    <form class="answer" onSubmit={(event) => event.preventDefault()}>
      <Words label={appeal ? texts.yourAnswer : texts.liftWhy} words={words} />
      <p class="answer-do">
        {appeal && (
          <button
            type="button"
            class="btn"
            aria-disabled={missing}
            onClick={() => void (missing || done(answerAppeal(act.id, false, text)))}
          >
            {texts.keep}
          </button>
        )}
        <button
          type="button"
          class="btn p"
          aria-disabled={missing}
          onClick={() =>
            void (missing || done(appeal ? answerAppeal(act.id, true, text) : liftAct(act.id, text)))
          }
        >
          {texts.lift}
        </button>
      </p>
    </form>
  );
  if (appeal) return form;
  return (
    <details class="appeal">
      <summary>{texts.lift}</summary>
      {form}
    </details>
  );
}
