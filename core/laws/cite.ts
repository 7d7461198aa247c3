import { TestRunner } from 'vitest';
import { GAME_IDS } from '../../games/list.ts';
import type { RuleId } from '../game.ts';
import { ruleIds } from './spec.ts';

declare module 'vitest' {
  interface TaskMeta {
    rules?: RuleId[];
  }
}

const known: ReadonlySet<string> = new Set(GAME_IDS.flatMap(ruleIds));

/** Cites the rules that the running test checks. The trace counts citations of passed tests. */
export function rule(...ids: RuleId[]): void {
  for (const id of ids) if (!known.has(id)) throw new Error(`No spec defines the rule ${id}.`);
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('A rule is cited inside a test.');
  test.meta.rules = [...(test.meta.rules ?? []), ...ids];
}
