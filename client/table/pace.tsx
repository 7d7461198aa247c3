import { PACES, type Pace, pace } from '../settings/settings.ts';
import { t } from '../texts/texts.ts';

/** The pace of bots and scenes, in all games. */
export function PaceSwitch({ class: extra }: { class?: string }) {
  const { settings } = t();
  return (
    <select
      class={extra ? `field ${extra}` : 'field'}
      aria-label={settings.pace}
      title={settings.pace}
      value={pace.value}
      onChange={({ currentTarget }) => {
        pace.value = currentTarget.value as Pace;
      }}
    >
      {PACES.map((one) => (
        <option key={one} value={one}>
          {settings.paces[one]}
        </option>
      ))}
    </select>
  );
}
