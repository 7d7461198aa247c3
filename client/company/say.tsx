import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { ConnectionError } from '../../protocol/connection.ts';
import { Icon } from '../icons/icon.tsx';
import { reporting } from '../net/conduct.ts';
import { mute, mutedAt } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import { serverFaultText } from '../texts/faults.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import './say.css';

/** Interval of typing notices. */
const TYPING_MS = 3000;

interface SayProps {
  readonly watch: Watch;
  /** Placeholder of the field. */
  readonly prompt: string;
  readonly class?: string;
  /** Contents of the send button. */
  readonly children: ComponentChildren;
}

/** The input for chat lines. A line stays in the field until the server has stored it; errors are shown below. */
export function Say({ watch, prompt, class: name, children }: SayProps) {
  const text = useSignal('');
  const failure = useSignal<string | undefined>(undefined);
  const sending = useRef(false);
  const typed = useRef(0);
  const send = async () => {
    const words = text.value.trim();
    if (words === '' || sending.current) return;
    sending.current = true;
    try {
      failure.value = undefined;
      await watch.do({ type: 'chat', text: words });
      if (text.value.trim() === words) text.value = '';
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      // The error is shown here and not in the action bar.
      watch.trouble.value = undefined;
      failure.value = serverFaultText(error.code);
    } finally {
      sending.current = false;
    }
  };
  return (
    <form
      class={name}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        class="field"
        aria-label={prompt}
        placeholder={prompt}
        maxLength={500}
        value={text.value}
        aria-invalid={failure.value !== undefined}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
          failure.value = undefined;
          if (Date.now() - typed.current < TYPING_MS) return;
          typed.current = Date.now();
          watch.typing();
        }}
      />
      {children}
      {failure.value && (
        <p class="say-failed" role="alert">
          {failure.value}
        </p>
      )}
    </form>
  );
}

/** Mutes the author of a chat line. */
export function MuteButton(props: {
  readonly watch: Watch;
  readonly person: string | undefined;
  readonly name: string;
  readonly class: string;
}) {
  const { watch, person, name } = props;
  if (person === undefined || person === watch.you.id) return null;
  const said = lazyPageTexts().chat.mute(name);
  return (
    <button
      type="button"
      class={`tb ${props.class}`}
      aria-label={said}
      title={said}
      onClick={() => mute(watch, person, name, true)}
    >
      <Icon name="u-x" size={13} />
    </button>
  );
}

/** Reports somebody, or a chat line of theirs. */
export function ReportButton(props: {
  readonly watch: Watch;
  readonly person: string | undefined;
  readonly name: string;
  readonly class: string;
  /** The line and its number. */
  readonly said?: { readonly n: number; readonly text: string };
}) {
  const { watch, person, name, said } = props;
  if (person === undefined || person === watch.you.id) return null;
  const label = lazyPageTexts().chat.report(name);
  return (
    <button
      type="button"
      class={`tb ${props.class}`}
      aria-label={label}
      title={label}
      onClick={() => {
        reporting.value = { person, name, table: watch.id, ...(said && { said }) };
      }}
    >
      <Icon name="u-flag" size={13} />
    </button>
  );
}

/** Lists muted people, to unmute them. */
export function Muted({ watch }: { watch: Watch }) {
  return (
    <>
      {mutedAt(watch).map(([person, name]) => (
        <button key={person} type="button" class="btn q" onClick={() => mute(watch, person, name, false)}>
          {lazyPageTexts().chat.unmute(name)}
        </button>
      ))}
    </>
  );
}
