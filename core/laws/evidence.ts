import { existsSync } from 'node:fs';
import { manifestOf } from '../../games/list.ts';
import type { Kinds, RuleId } from '../game.ts';
import type { GoldenCase } from './golden.ts';

type IllegalMove = Kinds['move'] & Readonly<Record<string, unknown>>;

/** What a game declares for the laws, in its `rules/evidence.ts`. */
export interface Evidence {
  /** The parts that must be hidden, as far as random games reach them. */
  readonly hidden: readonly string[];
  /** Moves just outside the action space or with unknown ids, each with the rule that refuses it. */
  readonly illegalMoves: readonly (readonly [RuleId, IllegalMove])[];
  /** Golden positions that random games do not reach. */
  scenes(): GoldenCase[];
}

export const folderOf = (game: string): URL => new URL(`../../${manifestOf(game).folder}/`, import.meta.url);

export async function evidenceOf(game: string): Promise<Evidence> {
  const file = new URL('rules/evidence.ts', folderOf(game));
  if (!existsSync(file)) throw new Error(`${game} has no rules/evidence.ts, which the laws ask for.`);
  const { evidence } = (await import(/* @vite-ignore */ file.href)) as { evidence: Evidence };
  return evidence;
}
