import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { hear, isMuted, mute, mutedAt, said } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import { more, t } from '../texts/texts.ts';

/** How often the others are told that one is writing. */
const TYPING_MS = 3000;

/** What people at an online table say to each other. */
export function Chat({ watch }: { watch: Watch }) {
  const texts = t().lobby;
  const text = useSignal('');
  const lines = said(watch).filter(({ person }) => !isMuted(person));
  const typed = useRef(0);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    hear(watch);
    end.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div class="chat">
      <ol aria-live="polite">
        {lines.map(({ n, name, person, text: words }, at) => (
          <li key={n} ref={at === lines.length - 1 ? end : null}>
            <b>{name}</b> {words}
            {person !== watch.you.id && (
              <button
                type="button"
                class="tb chat-mute"
                aria-label={more().chat.mute(name)}
                title={more().chat.mute(name)}
                onClick={() => mute(watch, person, name, true)}
              >
                <Icon name="u-x" size={13} />
              </button>
            )}
          </li>
        ))}
        {lines.length === 0 && <li class="chat-none">{more().chat.nothing}</li>}
      </ol>
      {mutedAt(watch).map(([person, name]) => (
        <button key={person} type="button" class="btn q" onClick={() => mute(watch, person, name, false)}>
          {more().chat.unmute(name)}
        </button>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const words = text.value.trim();
          if (words === '') return;
          text.value = '';
          void watch.do({ type: 'chat', text: words }).catch(() => undefined);
        }}
      >
        <input
          class="field"
          aria-label={texts.say}
          placeholder={texts.say}
          maxLength={500}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            if (Date.now() - typed.current < TYPING_MS) return;
            typed.current = Date.now();
            watch.typing();
          }}
        />
        <button type="submit" class="btn">
          {texts.send}
        </button>
      </form>
    </div>
  );
}
