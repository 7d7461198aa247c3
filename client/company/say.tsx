import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { ConnectionError } from '../../protocol/connection.ts';
import { Icon } from '../icons/icon.tsx';
import { mute, mutedAt } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import { serverFaultText } from '../texts/faults.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import './say.css';

/** How often the others are told that one is writing. */
const TYPING_MS = 3000;

interface SayProps {
  readonly watch: Watch;
  /** What the field asks for. */
  readonly prompt: string;
  readonly class?: string;
  /** The button that sends. */
  readonly children: ComponentChildren;
}

/** Where a line of chat is written. It stays in the field until the server has it; what goes wrong stands below. */
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
      // It is said here and not in the bar, which speaks of the game.
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

/** Beside a line of somebody else: says that one does not want to hear more from them. */
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

/** The way back for everybody who is muted. */
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
