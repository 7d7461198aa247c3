import { shortcuts } from '../settings/settings.ts';
import { t } from '../texts/texts.ts';
import './keylist.css';
import './options.css';

/** The keys of the table, and whether single letters are among them. */
export function KeyList() {
  const { settings } = t();
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          class="yes-no"
          checked={shortcuts.value}
          onChange={({ currentTarget }) => {
            shortcuts.value = currentTarget.checked;
          }}
        />
        {settings.shortcutsLine}
      </label>
      <dl class="keys">
        {settings.keyList.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
