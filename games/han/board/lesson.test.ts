import { expect, it } from 'vitest';
import { playScript, sceneOf } from '../../../client/lesson/script.ts';
import { gameOf } from '../../rules.ts';
import { lesson } from './lesson.ts';

it('has the figures that its sentences were written for', () => {
  const script = playScript(gameOf('han'), lesson as unknown as Parameters<typeof playScript>[1]);
  const figures = script.lesson.steps.map((step, n) => [step.id, step.figures?.(sceneOf(script, n))]);
  expect(Object.fromEntries(figures)).toEqual({
    map: undefined,
    cards: { cards: 3 },
    first: undefined,
    two: { violet: 2 },
    full: { first: 5, second: 2 },
    late: { vp: 29, vp1: 37, vp2: 29, chain: 5 },
    alliance: undefined,
    emissary: { points: 3 },
    last: { rest: 58, rival: 60, shu: 59, shuRival: 61 },
    end: { vp: 65, rival: 60, alliances: 10, alliances2: 0 },
  });
});
