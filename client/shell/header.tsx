import type { ComponentChildren } from 'preact';
import { LANGUAGES, type Language } from '../../i18n/index.ts';
import { Icon } from '../icons/icon.tsx';
import { language } from '../settings/settings.ts';
import { t } from '../texts/texts.ts';
import './shell.css';
import { ThemeButton } from './theme.tsx';

/** Each language by its own name. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hu: 'Magyar',
  ru: 'Русский',
  ja: '日本語',
};

interface HeaderProps {
  readonly tagline?: boolean;
  /** What a screen adds to its header. */
  readonly children?: ComponentChildren;
}

/** The header of every screen except the table; the home page has the site's name as its title. */
export function Header({ tagline = false, children }: HeaderProps) {
  const { common, home, table } = t();
  return (
    <header class={tagline ? 'hd hd-first' : 'hd'}>
      {tagline ? (
        <>
          <h1 class="hd-title">
            <Wordmark />
          </h1>
          <p class="hd-line">{common.tagline}</p>
        </>
      ) : (
        <Wordmark />
      )}
      {children}
      <nav class="hd-do">
        <span class="hd-ways">
          <a class="tb hd-go" href="#/games">
            {home.yourGames}
          </a>
          <a class="tb hd-go" href="#/people">
            {home.people}
          </a>
          <a class="tb hd-go" href="#/rules">
            {table.rules}
          </a>
        </span>
        <LanguagePicker />
        <ThemeButton />
        <a class="tb" href="#/account" aria-label={common.account} title={common.account}>
          <Icon name="u-person" size={18} />
        </a>
        <a class="tb" href="#/settings" aria-label={common.settings} title={common.settings}>
          <Icon name="u-sliders" size={18} />
        </a>
      </nav>
    </header>
  );
}

const Wordmark = () => (
  <a class="hd-home" href="#/" aria-label="Mandate">
    <Icon name="seal-mandate" size={40} />
    <span class="d">Mandate</span>
  </a>
);

function LanguagePicker() {
  return (
    <label class="tb pick">
      <Icon name="u-globe" size={18} />
      <span class="unseen">{t().settings.language}</span>
      <select
        value={language.value}
        onChange={({ currentTarget }) => {
          language.value = currentTarget.value as Language;
        }}
      >
        {LANGUAGES.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {OWN_NAMES[lang]}
          </option>
        ))}
      </select>
    </label>
  );
}
