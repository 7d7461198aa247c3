import { expect, it } from 'vitest';
import { replay } from '../../core/replay.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { redactedEntries } from '../session/redacted-entries.ts';
import { keptAt } from '../testing/kept.ts';
import { reasonsOf, sourcesOf, towersOf } from './towers.ts';

it.each(idsWith('scenes'))('finds why somebody won %s in the points of the engine', (id) => {
  const game = gameOf(id);
  let told = 0;
  for (let n = 0; n < 6; n++) {
    const { record } = keptAt({ game: id, seats: 3, seed: `why ${n}`, part: 1, bot: 'random' });
    const { steps } = replay(record, { [id]: game });
    const { state } = steps.at(-1)!;
    const [scores, places] = [game.scores(state), game.places(state)];
    const points = sourcesOf(game, redactedEntries(game, steps, 'spectator'), 3);
    const sum = (all: Iterable<number>): number => [...all].reduce((a, b) => a + b, 0);
    expect(points.map((own) => sum(own.values()))).toEqual(scores);
    expect(towersOf(game, points, []).map((floors) => sum(floors.map((floor) => floor.points)))).toEqual(
      scores,
    );
    for (const reader of [undefined, 0, 1, 2]) {
      const reasons = reasonsOf(points, { places }, reader);
      if (!reasons) continue;
      const { winner, other, gained, lost } = reasons;
      expect(places[winner]).toBe(1);
      expect(places[other]).toBeGreaterThan(1);
      if (reader !== undefined) expect([winner, other]).toContain(reader);
      for (const [all, one, than] of [
        [gained, winner, other],
        [lost, other, winner],
      ] as const)
        for (const { source, more, less } of all) {
          expect([more, less]).toEqual([points[one]!.get(source) ?? 0, points[than]!.get(source) ?? 0]);
          expect(more).toBeGreaterThan(less);
        }
      // Who has more points has more from something.
      if (scores[winner]! > scores[other]!) expect(gained.length).toBeGreaterThan(0);
      told++;
    }
  }
  expect(told).toBeGreaterThan(10);
});
