import { signal } from '@preact/signals';
import { writeSmall } from '../session/storage.ts';

/** Games of this device with the guide. */
const GUIDED = 'mandate-guide-';
/** What it has said about each title; it never repeats itself. */
const MADE = 'mandate-guide-said-';

const changes = signal(0);

export const startCourse = (game: string): void => write(GUIDED + game, '');
export const endCourse = (game: string): void => write(GUIDED + game, null);

export function isGuided(game: string): boolean {
  changes.value;
  return localStorage.getItem(GUIDED + game) !== null;
}

export const remarksMade = (title: string): readonly string[] =>
  (localStorage.getItem(MADE + title) ?? '').split(' ').filter(Boolean);

export const noteRemark = (title: string, remark: string): void =>
  write(MADE + title, [...remarksMade(title), remark].join(' '));

function write(key: string, text: string | null): void {
  writeSmall(key, text);
  changes.value++;
}
