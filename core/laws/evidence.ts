import { existsSync } from 'node:fs';
import { manifestOf } from '../../games/list.ts';
import type { Kinds, RuleId } from '../game.ts';
import type { GoldenCase } from './golden.ts';

type IllegalMove = Kinds['move'] & Readonly<Record<string, unknown>>;

/** What the laws are told of a game, in `rules/evidence.ts` of its folder. */
export interface Evidence {
  /** The parts that must be hidden; one that is missing may be one that random games seldom reach. */
  readonly hidden: readonly string[];
  /** Moves just beyond their runs of the action space, or of unknown names, and the rule that refuses each. */
  readonly illegalMoves: readonly (readonly [RuleId, IllegalMove])[];
  /** Positions that whole games by chance do not show. */
  scenes(): GoldenCase[];
}

export const folderOf = (game: string): URL => new URL(`../../${manifestOf(game).folder}/`, import.meta.url);

export async function evidenceOf(game: string): Promise<Evidence> {
  const file = new URL('rules/evidence.ts', folderOf(game));
  if (!existsSync(file)) throw new Error(`${game} has no rules/evidence.ts, which the laws ask for.`);
  const { evidence } = (await import(/* @vite-ignore */ file.href)) as { evidence: Evidence };
  return evidence;
}
