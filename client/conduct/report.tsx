import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Reason } from '../../protocol/conduct.ts';
import { Icon } from '../icons/icon.tsx';
import { becomeSomebody } from '../net/api.ts';
import { type Reporting, reporting } from '../net/conduct.ts';
import { failureText } from '../texts/faults.ts';
import { conductTexts } from '../texts/texts.ts';
import { sendReport } from './ask.ts';
import './conduct.css';
import { reasonsOf, Words } from './parts.tsx';

/** The dialog in which somebody, or a message of theirs, is reported. */
export function Report({ about }: { about: Reporting }) {
  const { person, name, table, said } = about;
  const texts = conductTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const reason = useSignal<Reason | undefined>(undefined);
  const words = useSignal('');
  const state = useSignal<'asks' | 'sends' | 'sent'>('asks');
  const trouble = useSignal('');
  const finish = useRef<HTMLButtonElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (state.value === 'sent') finish.current?.focus();
  }, [state.value]);
  const close = () => {
    reporting.value = undefined;
  };
  const send = async () => {
    const { value: why } = reason;
    if (!why || state.value !== 'asks') return;
    state.value = 'sends';
    trouble.value = '';
    try {
      await becomeSomebody();
      await sendReport({
        ...{ about: person, reason: why, words: words.value.trim() },
        ...(table !== undefined && { table }),
        ...(said && { line: said.n }),
      });
      state.value = 'sent';
    } catch (error) {
      trouble.value = await failureText(error);
      state.value = 'asks';
    }
  };
  return (
    <dialog
      class="report"
      ref={dialog}
      aria-labelledby="report-title"
      onClose={close}
      // Keeps letters and Escape from the table's key handler.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 class="d" id="report-title">
        {texts.report.title(name)}
      </h2>
      {said && <blockquote>{said.text}</blockquote>}
      {state.value === 'sent' ? (
        <>
          <p role="status">
            <b>{texts.report.sent}</b> {texts.report.sentLine}
          </p>
          <p class="report-do">
            <button ref={finish} type="button" class="btn p" onClick={close}>
              {texts.report.close}
            </button>
          </p>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>{said ? texts.report.message : texts.report.person}</p>
          <fieldset class="report-why">
            <legend>{texts.report.why}</legend>
            {reasonsOf(texts).map(([key, label]) => (
              <label key={key}>
                <input
                  type="radio"
                  name="reason"
                  value={key}
                  checked={reason.value === key}
                  onChange={() => {
                    reason.value = key;
                  }}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <Words label={texts.report.words} words={words} />
          {trouble.value !== '' && (
            <p class="conduct-trouble" role="alert">
              {trouble.value}
            </p>
          )}
          <p class="report-do">
            <button type="button" class="btn" onClick={close}>
              {texts.report.cancel}
            </button>
            <button type="submit" class="btn p" aria-disabled={!reason.value || state.value === 'sends'}>
              <Icon name="u-flag" size={16} /> {texts.report.send}
            </button>
          </p>
        </form>
      )}
    </dialog>
  );
}
