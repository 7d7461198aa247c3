import { describe, expect, it } from 'vitest';
import { playMatch } from '../../bots/match.ts';
import { legalActions, phaseOf, type Seat } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { botNamed } from '../../games/all-bots.ts';
import { remarksOf } from '../../games/boards.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { guideOf, wordsOf } from '../../games/words.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import type { RemarkScene } from '../board/remark.ts';
import { nextRemark } from './remarks.ts';

describe.each(idsWith('words'))('the guide of %s', async (id) => {
  const remarks = await remarksOf(id);
  const ids = remarks.map((remark) => remark.id);

  it('has words in every language, and names rules that have a text', async () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const lang of LANGUAGES) {
      const [words, { rules }] = await Promise.all([guideOf(lang, id), wordsOf(lang, id)]);
      expect(Object.keys(words).sort()).toEqual([...ids].sort());
      for (const text of Object.values(words)) expect([...text].length, text).toBeLessThan(330);
      for (const remark of remarks) for (const rule of remark.rules) expect(rules[rule], rule).toBeTruthy();
    }
  });

  it('comes to every remark within a few games, each once, and is silent most of the time', async () => {
    const game = gameOf(id);
    const words = await guideOf('en', id);
    const options = defaultOptions(game, 3);
    const made: string[] = [];
    let decisions = 0;
    for (const seed of ['guide', 'lantern', 'ferry', 'crane']) {
      const state = game.setup(options, 3, seed);
      const bots = Array(3).fill(botNamed(seed === 'crane' ? 'random' : 'greedy'));
      playMatch({ game, options, seed, bots }, (seat: Seat, action) => {
        if (seat === 0) {
          const legal = legalActions(game, state, 0).map((one) => ({ action: one, move: game.decode(one) }));
          const scene: RemarkScene = { view: game.view(state, 0), phase: phaseOf(state), legal, seat: 0 };
          decisions++;
          const remark = nextRemark(remarks, made, scene);
          if (remark) {
            made.push(remark.id);
            const figures = remark.figures?.(scene) ?? {};
            for (const [, name] of words[remark.id]!.matchAll(/\{(\w+)\}/g))
              expect(Number.isFinite(figures[name!]), `${remark.id}: ${name}`).toBe(true);
          }
        }
        game.apply(state, seat, action);
      });
    }
    expect([...made].sort()).toEqual([...ids].sort());
    expect(made.length / decisions).toBeLessThan(0.2);
  });
});
