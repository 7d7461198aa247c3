import { textMode } from '../settings/settings.ts';
import { t } from '../texts/texts.ts';

/** The first thing that keys and screen readers come to: it switches text mode on and off. */
export const Skip = () => (
  <button
    type="button"
    class="skip btn unseen"
    aria-pressed={textMode.value}
    onClick={() => {
      textMode.value = !textMode.value;
    }}
  >
    {t().common.textMode}
  </button>
);
