import { useState } from 'preact/hooks';
import { KEY_NAMES, type KeyName } from '../../i18n/spoken.ts';
import { isSign, keyIn, nameOfKey } from '../settings/keys.ts';
import { changedKeys, shortcuts } from '../settings/settings.ts';
import { useWords } from '../spoken/texts.ts';
import { t } from '../texts/texts.ts';
import './keylist.css';
import { Waiting } from './lazy.tsx';
import './options.css';

const shown = (key: string): string => key.toUpperCase();

/** The keys of the table: those that write a sign can be changed, and all of these switched off. */
export function KeyList() {
  const words = useWords();
  const [open, setOpen] = useState<KeyName | undefined>(undefined);
  const [note, setNote] = useState('');
  if (!words) return <Waiting />;
  const { keys } = words;
  const close = (said: string) => {
    setOpen(undefined);
    setNote(said);
  };
  /** Takes the pressed key for the name, unless something speaks against it. */
  const take = (name: KeyName, key: string) => {
    if (!isSign(key)) return setNote(keys.unfit);
    const other = nameOfKey(changedKeys.value, key);
    if (other && other !== name) return setNote(keys.taken(shown(key), keys.names[other]));
    changedKeys.value = { ...changedKeys.value, [name]: key.toLowerCase() };
    close(keys.changed(shown(key), keys.names[name]));
  };
  const press = (name: KeyName) => (event: KeyboardEvent) => {
    if (open !== name || event.key === 'Tab' || event.key === 'Shift') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close('');
    else take(name, event.key);
  };
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
        {t().settings.shortcutsLine}
      </label>
      <p class="key-note" role="status">
        {note}
      </p>
      <dl class="keys">
        {keys.fixed.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        {KEY_NAMES.map((name) => (
          <div key={name}>
            <dt>
              <button
                type="button"
                class="key"
                aria-pressed={open === name}
                aria-label={`${shown(keyIn(changedKeys.value, name))}. ${keys.change(keys.names[name])}`}
                onKeyDown={press(name)}
                onBlur={() => setOpen(undefined)}
                onClick={() => {
                  setOpen(name);
                  setNote(keys.press(keys.names[name]));
                }}
              >
                {open === name ? '…' : shown(keyIn(changedKeys.value, name))}
              </button>
            </dt>
            <dd>{keys.names[name]}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(changedKeys.value).length > 0 && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            changedKeys.value = {};
            setNote('');
          }}
        >
          {keys.reset}
        </button>
      )}
    </>
  );
}
