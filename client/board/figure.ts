import type { IconName } from '../icons/names.ts';
import type { Family } from './board.ts';

/** A piece, with whose it is, how many there are, and whether it is lost. */
export interface FigurePiece {
  readonly icon: IconName;
  readonly family?: Family;
  readonly count?: number;
  readonly lost?: boolean;
}

/** What a figure is made of, from left to right. */
export type FigurePart = IconName | '→' | '+' | '/' | FigurePiece;

export const of = (icon: IconName, family: Family = 'jade'): FigurePiece => ({ icon, family });
export const many = (icon: IconName, count: number): FigurePiece => ({ icon, count });
export const own = (icon: IconName, count: number): FigurePiece => ({ icon, count, family: 'jade' });
export const lost = (icon: IconName): FigurePiece => ({ icon, lost: true });

/** What the rulebook draws at its chapters, by topic. */
export interface Chapters {
  readonly icons: Readonly<Record<string, IconName>>;
  readonly figures: Readonly<Record<string, readonly FigurePart[]>>;
}
