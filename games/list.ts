import type { Manifest, Part } from '../core/manifest.ts';
import * as all from './index.ts';

export type GameId = string;

/** Those of the shelf first. */
export const MANIFESTS: readonly Manifest[] = Object.values<Manifest>(all).sort(
  (a, b) => Number(a.shelf === undefined) - Number(b.shelf === undefined),
);

export const GAME_IDS = MANIFESTS.map(({ id }) => id) as unknown as readonly [GameId, ...GameId[]];

export function manifestOf(id: string): Manifest {
  const manifest = MANIFESTS.find((one) => one.id === id);
  if (!manifest) throw new Error(`There is no game '${id}'.`);
  return manifest;
}

export const brings = (id: string, part: Part): boolean => manifestOf(id).brings.includes(part);

/** The games that bring a part of their own. */
export const idsWith = (part: Part): readonly GameId[] => GAME_IDS.filter((id) => brings(id, part));

/** The rules of one game; a page that plays one does not fetch the others. */
export const rulesOf = (id: string) => manifestOf(id).rules();

/** The games in the order in which the home page shows them. */
export const SHELF = MANIFESTS.filter((one) => one.shelf !== undefined).sort((a, b) => a.shelf! - b.shelf!);
