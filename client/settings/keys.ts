import type { KeyName } from '../../i18n/spoken.ts';

/** The keys of the table where nobody has changed them, as they are written. */
const KEYS: Readonly<Record<KeyName, string>> = {
  confirm: 'c',
  redo: 'r',
  moves: 'l',
  hint: 'h',
  why: 'w',
  read: 'b',
  lens: 'v',
  rules: 'u',
  line: '/',
  textMode: 't',
  keys: '?',
};

export type ChangedKeys = Readonly<Partial<Record<KeyName, string>>>;

const NAMES = Object.keys(KEYS) as KeyName[];

export const keyIn = (changed: ChangedKeys, name: KeyName): string => changed[name] ?? KEYS[name];

/** They zoom the board. */
const ZOOM = '+=-−0';

/** Whether a key writes a single sign and can be given a use; others have uses of their own. */
export const isSign = (key: string): boolean =>
  [...key].length === 1 && key.trim() !== '' && !ZOOM.includes(key);

/** What a key is for. */
export const nameOfKey = (changed: ChangedKeys, key: string): KeyName | undefined =>
  NAMES.find((name) => keyIn(changed, name) === key.toLowerCase());

/** Changed keys as stored, without those that cannot be keys or are there twice. */
export function readKeys(stored: unknown): ChangedKeys {
  const found: Partial<Record<KeyName, string>> = {};
  for (const name of NAMES) {
    const key: unknown = (stored as Record<string, unknown> | undefined | null)?.[name];
    if (typeof key === 'string' && isSign(key)) found[name] = key.toLowerCase();
  }
  const used = NAMES.map((name) => keyIn(found, name));
  return new Set(used).size === NAMES.length ? found : {};
}
