import { batch, effect, signal } from '@preact/signals';
import { BOOT } from '../../i18n/boot.ts';
import { isLanguage, LANGUAGES, type Language } from '../../i18n/index.ts';
import { type ChangedKeys, readKeys } from './keys.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['auto', 'full', 'still'] as const;
export type Motion = (typeof MOTIONS)[number];
/** How fast bots play and scenes run: each step on demand, slowly, quickly, or at once. */
export const PACES = ['step', 'calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'mandate-settings';
const kept = read();

/** The settings of this device. */
export const language = signal<Language>(pick(kept.language, LANGUAGES) ?? ownLanguage());
export const theme = signal<Theme>(pick(kept.theme, THEMES) ?? 'auto');
export const motion = signal<Motion>(pick(kept.motion, MOTIONS) ?? 'auto');
export const pace = signal<Pace>(pick(kept.pace, PACES) ?? 'calm');
/** Whether the table makes sounds. */
export const sounding = signal<boolean>(kept.sounding === true);
/** Whether moves must be confirmed. */
export const confirming = signal<boolean>(kept.confirming !== false);
/** Whether single letters are shortcuts at the table; they get in the way of speech input and screen readers. */
export const shortcuts = signal<boolean>(kept.shortcuts !== false);
/** Keys of the table that were changed. */
export const changedKeys = signal<ChangedKeys>(readKeys(kept.keys));
/** Whether tables are played by typed lines, with the board in words. */
export const textMode = signal<boolean>(kept.textMode === true);
export const ownName = signal<string>(typeof kept.name === 'string' ? kept.name : '');

const systemDark = signal(false);

export const dark = (): boolean => (theme.value === 'auto' ? systemDark.value : theme.value === 'dark');
export const still = (): boolean =>
  motion.value === 'still' ||
  (motion.value === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Stores the settings and applies them to the page. */
export function applySettings(): void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  systemDark.value = query.matches;
  query.addEventListener('change', () => {
    systemDark.value = query.matches;
  });
  effect(() => {
    const root = document.documentElement;
    root.lang = language.value;
    describe(language.value);
    root.dataset.theme = dark() ? 'dark' : 'light';
    root.dataset.motion = still() ? 'still' : 'full';
  });
  effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(storedSettings()));
    } catch {
      // Without storage the settings last until the page is closed.
    }
  });
}

/** What browsers, search engines and an installed page say of it. */
function describe(lang: Language): void {
  const manifest = lang === 'en' ? 'manifest' : `manifest.${lang}`;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `./${manifest}.webmanifest`);
  document.querySelector('meta[name="description"]')?.setAttribute('content', BOOT[lang].description);
}

/** The settings as stored. */
export const storedSettings = () => ({
  language: language.value,
  theme: theme.value,
  motion: motion.value,
  pace: pace.value,
  sounding: sounding.value,
  confirming: confirming.value,
  shortcuts: shortcuts.value,
  keys: changedKeys.value,
  textMode: textMode.value,
  name: ownName.value,
});

/** Takes over settings from another device, as far as they are valid here. */
export function applyStored(found: Readonly<Record<string, unknown>>): void {
  batch(() => {
    language.value = pick(found.language, LANGUAGES) ?? language.value;
    theme.value = pick(found.theme, THEMES) ?? theme.value;
    motion.value = pick(found.motion, MOTIONS) ?? motion.value;
    pace.value = pick(found.pace, PACES) ?? pace.value;
    if (typeof found.sounding === 'boolean') sounding.value = found.sounding;
    if (typeof found.confirming === 'boolean') confirming.value = found.confirming;
    if (typeof found.shortcuts === 'boolean') shortcuts.value = found.shortcuts;
    if (found.keys !== undefined) changedKeys.value = readKeys(found.keys);
    if (typeof found.textMode === 'boolean') textMode.value = found.textMode;
    if (typeof found.name === 'string' && found.name !== '') ownName.value = found.name.slice(0, 32);
  });
}

function read(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function pick<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}

/** The first of the browser's languages that the page has. */
function ownLanguage(): Language {
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

/** Where it is stored that this browser wants notices; the subscription itself may change at any time. */
export const SUBSCRIBED = 'mandate-push';
