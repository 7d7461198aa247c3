import { describe, expect, it } from 'vitest';
import { playMatch } from '../../bots/match.ts';
import { phaseOf } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { botNamed } from '../../games/all-bots.ts';
import { stepsOf } from '../../games/boards.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { guideOf, wordsOf } from '../../games/words.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { nextStep } from './steps.ts';

describe.each(idsWith('words'))('the guide of %s', async (id) => {
  const steps = await stepsOf(id);
  const ids = steps.map((step) => step.id);

  it('says each step once, in every language, and names rules that have a text', async () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const lang of LANGUAGES) {
      const [words, { rules }] = await Promise.all([guideOf(lang, id), wordsOf(lang, id)]);
      expect(Object.keys(words)).toEqual(ids);
      for (const text of Object.values(words)) expect([...text].length).toBeLessThan(330);
      for (const step of steps) for (const rule of step.rules) expect(rules[rule], rule).toBeTruthy();
    }
  });

  it('comes to every step within a few games', () => {
    const game = gameOf(id);
    const options = defaultOptions(game, 3);
    const said = new Set<string>();
    for (const seed of ['guide', 'lantern', 'ferry', 'crane']) {
      const seen = new Set<string>();
      const say = (phase: string | undefined) => {
        const step = nextStep(steps, seen, phase);
        if (step) seen.add(step.id);
      };
      const state = game.setup(options, 3, seed);
      playMatch({ game, options, seed, bots: Array(3).fill(botNamed('random')) }, (seat, action) => {
        say(phaseOf(state));
        game.apply(state, seat, action);
      });
      for (const step of seen) said.add(step);
    }
    expect([...said].sort()).toEqual([...ids].sort());
  });
});
