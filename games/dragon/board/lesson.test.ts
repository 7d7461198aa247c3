import { expect, it } from 'vitest';
import { playScript, sceneOf } from '../../../client/lesson/script.ts';
import { gameOf } from '../../rules.ts';
import { lesson } from './lesson.ts';

it('has the figures that its sentences were written for', () => {
  const script = playScript(gameOf('dragon'), lesson as unknown as Parameters<typeof playScript>[1]);
  const figures = script.lesson.steps.map((step, n) => [step.id, step.figures?.(sceneOf(script, n))]);
  expect(Object.fromEntries(figures)).toEqual({
    year: { month: 3 },
    court: { people: 4, palaces: 2, rice: 0, each: 2 },
    harvest: { lost: 2, rice: 2, taxes: 5 },
    healer: { loss: 3, old: 2, young: 1, lossOld: 1, lossYoung: 2 },
    drought: { eaten: 2, lost1: 2, lost2: 1 },
    points: { palaces: 2, vp: 6 },
    late: { month: 11, vp: 35, vp1: 28, vp2: 40, each: 2, rate: 3 },
    research: { points: 4, books: 3, surcharge: 3, yuan: 15 },
    last: { rice: 5, palaces: 3, rest: 66, rival: 69, research: 4, harvest: 67, taxes: 68, rate: 3, good: 2 },
    end: { vp: 70, rival: 69, people: 7, persons: 14, persons2: 8 },
  });
});
