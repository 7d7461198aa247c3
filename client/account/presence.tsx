import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readPresence, showPresence } from '../net/account.ts';
import { failureText } from '../texts/faults.ts';
import { accountTexts } from '../texts/texts.ts';

/** Whether friends see that the visitor is here. */
export function PresenceSection() {
  const texts = accountTexts().presence;
  const shown = useSignal<boolean | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    readPresence().then(
      (read) => {
        shown.value = read;
      },
      () => undefined,
    );
  }, []);
  if (shown.value === undefined) return null;
  const choose = async (on: boolean) => {
    trouble.value = '';
    shown.value = on;
    try {
      await showPresence(on);
    } catch (error) {
      shown.value = !on;
      trouble.value = await failureText(error);
    }
  };
  return (
    <section aria-labelledby="presence-title">
      <div class="section-head">
        <h2 class="cap" id="presence-title">
          {texts.title}
        </h2>
      </div>
      <label class="option">
        <span>{texts.show}</span>
        <input
          type="checkbox"
          class="yes-no"
          checked={shown.value}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
      </label>
      <p class="holiday-line">{texts.line}</p>
      <p role="alert">{trouble.value}</p>
    </section>
  );
}
