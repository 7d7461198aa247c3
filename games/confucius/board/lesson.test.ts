import { expect, it } from 'vitest';
import { playScript, sceneOf } from '../../../client/lesson/script.ts';
import { gameOf } from '../../rules.ts';
import { lesson } from './lesson.ts';

it('has the figures that its sentences were written for', () => {
  const script = playScript(gameOf('confucius'), lesson as unknown as Parameters<typeof playScript>[1]);
  const figures = script.lesson.steps.map((step, n) => [step.id, step.figures?.(sceneOf(script, n))]);
  expect(Object.fromEntries(figures)).toEqual({
    court: { minister: 6, secretary: 4 },
    cards: { cubes: 3 },
    bribe: { cost: 6 },
    gift: undefined,
    owed: undefined,
    tax: undefined,
    late: { vp: 0, vp1: 8, vp2: 7, own: 2 },
    last: { own: 2, price: 3 },
    resolved: { own: 3, lent: 2, vp: 6 },
    end: { vp: 16, vp1: 13, vp2: 12, gongbu: 8 },
  });
});
