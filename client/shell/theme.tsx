import { Icon } from '../icons/icon.tsx';
import { dark, theme } from '../settings/settings.ts';
import { t } from '../texts/texts.ts';

export function ThemeButton() {
  const { toDark, toLight } = t().common;
  const isDark = dark();
  return (
    <button
      type="button"
      class="tb hd-theme"
      aria-label={isDark ? toLight : toDark}
      title={isDark ? toLight : toDark}
      onClick={() => {
        theme.value = isDark ? 'light' : 'dark';
      }}
    >
      <Icon name={isDark ? 'u-sun' : 'u-moon'} size={18} />
    </button>
  );
}
