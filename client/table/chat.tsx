import { useSignal } from '@preact/signals';
import type { Watch } from '../net/watch.ts';
import { t } from '../texts/texts.ts';

/** What people at an online table say to each other. */
export function Chat({ watch }: { watch: Watch }) {
  const texts = t().lobby;
  const text = useSignal('');
  const said = watch.entries.value.flatMap(({ n, what }) => (what.type === 'chat' ? [{ n, ...what }] : []));
  return (
    <div class="chat">
      <ol aria-live="polite">
        {said.map(({ n, name, text: words }) => (
          <li key={n}>
            <b>{name}</b> {words}
          </li>
        ))}
      </ol>
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
          }}
        />
        <button type="submit" class="btn">
          {texts.send}
        </button>
      </form>
    </div>
  );
}
