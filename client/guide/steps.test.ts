import { describe, expect, it } from 'vitest';
import { botNamed } from '../../bots/index.ts';
import { playMatch } from '../../bots/match.ts';
import { GUIDE_STEPS } from '../../i18n/guide.ts';
import { catalogue, LANGUAGES, type Texts } from '../../i18n/index.ts';
import { GAME_IDS, type Game, phaseOf } from '../../rules/core/game.ts';
import { defaultOptions } from '../../rules/core/options.ts';
import { games } from '../../rules/index.ts';
import { nextStep, STEPS } from './steps.ts';

describe.each(GAME_IDS)('the guide of %s', (id) => {
  it('says each step once, in every language, and names rules that have a text', async () => {
    expect(STEPS[id].map((step) => step.id)).toEqual(GUIDE_STEPS[id]);
    for (const lang of LANGUAGES) {
      const { steps } = await catalogue(lang, 'guide');
      const { rules } = (await catalogue(lang, id)) as unknown as Texts;
      expect(Object.keys(steps[id])).toEqual(GUIDE_STEPS[id]);
      for (const text of Object.values(steps[id])) expect([...text].length).toBeLessThan(330);
      for (const step of STEPS[id]) for (const rule of step.rules) expect(rules[rule], rule).toBeTruthy();
    }
  });

  it('comes to every step within a few games', () => {
    const game = games[id] as unknown as Game;
    const options = defaultOptions(game, 3);
    const said = new Set<string>();
    for (const seed of ['guide', 'lantern', 'ferry', 'crane']) {
      const seen = new Set<string>();
      const say = (phase: string | undefined) => {
        const step = nextStep(STEPS[id], seen, phase);
        if (step) seen.add(step.id);
      };
      const state = game.setup(options, 3, seed);
      playMatch({ game, options, seed, bots: Array(3).fill(botNamed('random')) }, (seat, action) => {
        say(phaseOf(state));
        game.apply(state, seat, action);
      });
      for (const step of seen) said.add(step);
    }
    expect([...said].sort()).toEqual([...GUIDE_STEPS[id]].sort());
  });
});
