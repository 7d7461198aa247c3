import { ICON_NAMES, type IconName } from './names.ts';

const names: ReadonlySet<string> = new Set(ICON_NAMES);

const drawn = (name: string, otherwise: IconName): IconName =>
  names.has(name) ? (name as IconName) : otherwise;

/** The seal of a game, or that of the site if the game has none. */
export const sealOf = (game: string): IconName => drawn(`seal-${game}`, 'seal-mandate');
export const glyphOf = (game: string): IconName => drawn(`glyph-${game}`, 'glyph-mandate');
