import type { Signal } from '@preact/signals';
import { LANGUAGES } from '../../i18n/index.ts';
import {
  confirming,
  language,
  MOTIONS,
  motion,
  ownName,
  PACES,
  pace,
  sounding,
  THEMES,
  textMode,
  theme,
} from '../settings/settings.ts';
import { useWords } from '../spoken/texts.ts';
import { t } from '../texts/texts.ts';
import { Header, OWN_NAMES } from './header.tsx';
import { KeyList } from './keylist.tsx';
import './new.css';
import './settings.css';
import './options.css';
import { Strip } from './scroll.tsx';

/** The settings of this device. */
export function Settings() {
  const { common, settings } = t();
  const words = useWords();
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="page-main new settings">
        <h1 class="d">{common.settings}</h1>
        <Pick
          title={settings.language}
          values={LANGUAGES}
          chosen={language}
          text={(lang) => OWN_NAMES[lang]}
          own
        />
        <Pick title={settings.colours} values={THEMES} chosen={theme} text={(one) => settings.themes[one]} />
        <Pick
          title={settings.motion}
          values={MOTIONS}
          chosen={motion}
          text={(one) => settings.motions[one]}
        />
        <Pick title={settings.pace} values={PACES} chosen={pace} text={(one) => settings.paces[one]} />
        <fieldset>
          <legend class="cap">{settings.sounds}</legend>
          <label class="check">
            <input
              type="checkbox"
              class="yes-no"
              checked={sounding.value}
              onChange={({ currentTarget }) => {
                sounding.value = currentTarget.checked;
              }}
            />
            {settings.soundsLine}
          </label>
        </fieldset>
        <fieldset>
          <legend class="cap">{settings.confirm}</legend>
          <label class="check">
            <input
              type="checkbox"
              class="yes-no"
              checked={confirming.value}
              onChange={({ currentTarget }) => {
                confirming.value = currentTarget.checked;
              }}
            />
            {settings.confirmLine}
          </label>
        </fieldset>
        <fieldset>
          <legend class="cap">{settings.name}</legend>
          <input
            class="field"
            aria-label={settings.name}
            maxLength={32}
            value={ownName.value}
            onInput={({ currentTarget }) => {
              ownName.value = currentTarget.value;
            }}
          />
        </fieldset>
        {words && (
          <fieldset>
            <legend class="cap">{words.page.textMode}</legend>
            <label class="check">
              <input
                type="checkbox"
                class="yes-no"
                checked={textMode.value}
                onChange={({ currentTarget }) => {
                  textMode.value = currentTarget.checked;
                }}
              />
              {words.page.textModeLine}
            </label>
          </fieldset>
        )}
        <fieldset class="with-keys">
          <legend class="cap">{settings.keys}</legend>
          <KeyList />
        </fieldset>
      </main>
    </div>
  );
}

interface PickProps<T extends string> {
  readonly title: string;
  readonly values: readonly T[];
  readonly chosen: Signal<T>;
  text(value: T): string;
  /** The values are names of languages, each in its own. */
  readonly own?: boolean;
}

function Pick<T extends string>({ title, values, chosen, text, own = false }: PickProps<T>) {
  return (
    <fieldset class="counts">
      <legend class="cap">{title}</legend>
      {values.map((value) => (
        <label key={value} class="tile count-tile">
          <input
            type="radio"
            name={title}
            checked={chosen.value === value}
            onChange={() => {
              chosen.value = value;
            }}
          />
          {own ? (
            <b class="own-name" lang={value}>
              {text(value)}
            </b>
          ) : (
            <b>{text(value)}</b>
          )}
        </label>
      ))}
    </fieldset>
  );
}
