import type { Person } from './data.ts';
import { NOBODY, SYMBOLS } from './data.ts';
import type { Player } from './types.ts';

/** Palaces lie flat in one array, four numbers each: floors, then three places for persons. */
export const STRIDE = 4;

export const palaceCount = (palaces: readonly number[]): number => palaces.length / STRIDE;
export const floorsAt = (palaces: readonly number[], i: number): number => palaces[i * STRIDE]!;
export const inhabited = (palaces: readonly number[], i: number): boolean =>
  palaces[i * STRIDE + 1] !== NOBODY;

/** Places fill from the first, so there is room if the place of the top floor is free (2.7). */
export const hasRoom = (palaces: readonly number[], i: number): boolean =>
  palaces[i * STRIDE + palaces[i * STRIDE]!] === NOBODY;

export function personsAt(palaces: readonly number[], i: number): Person[] {
  return palaces.slice(i * STRIDE + 1, (i + 1) * STRIDE).filter((p) => p !== NOBODY);
}

export function personCountAt(palaces: readonly number[], i: number): number {
  const at = i * STRIDE;
  if (palaces[at + 3] !== NOBODY) return 3;
  if (palaces[at + 2] !== NOBODY) return 2;
  return palaces[at + 1] !== NOBODY ? 1 : 0;
}

export const livesIn = (palaces: readonly number[], i: number, person: Person): boolean => {
  const at = i * STRIDE;
  return palaces[at + 1] === person || palaces[at + 2] === person || palaces[at + 3] === person;
};

/** Whether two palaces are interchangeable: same floors, same persons (D-AUTO-1). */
export function alike(palaces: readonly number[], i: number, j: number): boolean {
  const a = i * STRIDE;
  const b = j * STRIDE;
  return (
    palaces[a] === palaces[b] &&
    palaces[a + 1] === palaces[b + 1] &&
    palaces[a + 2] === palaces[b + 2] &&
    palaces[a + 3] === palaces[b + 3]
  );
}

export function addPerson(palaces: number[], i: number, person: Person): void {
  let at = i * STRIDE + 1;
  let moving = person;
  while (palaces[at] !== NOBODY) {
    const here = palaces[at]!;
    if (here > moving) {
      palaces[at] = moving;
      moving = here;
    }
    at++;
  }
  palaces[at] = moving;
}

export function removePerson(palaces: number[], i: number, person: Person): void {
  const last = i * STRIDE + 3;
  let at = i * STRIDE + 1;
  while (palaces[at] !== person) at++;
  for (; at < last; at++) palaces[at] = palaces[at + 1]!;
  palaces[last] = NOBODY;
}

export const addPalace = (palaces: number[], floors: number): void => {
  palaces.push(floors, NOBODY, NOBODY, NOBODY);
};

export const removePalace = (palaces: number[], i: number): void => {
  palaces.splice(i * STRIDE, STRIDE);
};

/** D-ACT-SYMBOLS: every tile in the player's palaces counts its printed symbols. */
export function symbols(player: Player, type: number): number {
  const table = SYMBOLS[type]!;
  const { palaces } = player;
  let sum = 0;
  for (let at = 0; at < palaces.length; at += STRIDE)
    sum += table[palaces[at + 1]!]! + table[palaces[at + 2]!]! + table[palaces[at + 3]!]!;
  return sum;
}

export function personCount(player: Player): number {
  const { palaces } = player;
  let sum = 0;
  for (let i = 0; i < palaceCount(palaces); i++) sum += personCountAt(palaces, i);
  return sum;
}

export function inhabitedCount(player: Player): number {
  const { palaces } = player;
  let sum = 0;
  for (let at = 1; at < palaces.length; at += STRIDE) if (palaces[at] !== NOBODY) sum++;
  return sum;
}

export function floorCount({ palaces }: Player): number {
  let sum = 0;
  for (let at = 0; at < palaces.length; at += STRIDE) sum += palaces[at]!;
  return sum;
}
