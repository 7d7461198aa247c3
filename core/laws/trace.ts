import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { GAME_IDS } from '../../games/list.ts';
import { ruleIds } from './spec.ts';

/** The rule trace: a whole test run fails when a passed test is missing for any rule of a game we offer. */
export class RuleTrace implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const everything = await this.#vitest?.globTestSpecifications();
    if (everything?.length !== modules.length || this.#vitest?.config.testNamePattern) return;
    const cited = new Set<string>();
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        for (const id of test.meta().rules ?? []) cited.add(id);
    for (const game of GAME_IDS) {
      const ids = ruleIds(game);
      const missing = ids.filter((id) => !cited.has(id));
      console.log(
        `Rule trace, ${game}: ${ids.length - missing.length} of ${ids.length} rules cited by passed tests.`,
      );
      if (missing.length === 0) continue;
      console.error(`No passed test cites: ${missing.join(', ')}`);
      process.exitCode = 1;
    }
  }
}
