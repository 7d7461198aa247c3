import { describe, expect, test } from 'vitest';
import { firstSeat, legalActions, over } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { allOptions } from '../../../core/options.ts';
import { below, stream } from '../../../core/rng.ts';
import { han } from './index.ts';
import { lens } from './lens.ts';
import { finalScoring } from './phases/final-scoring.ts';
import { scene } from './scene.ts';

describe('the score lens', () => {
  test('by source, as things stand and what is still to come', () => {
    rule('H-FINAL-1', 'H-FINAL-2', 'H-SCORE-PAGODA-6');
    const t = scene({
      A: { score: 5, pagodas: 'lu wei-1 wei-2 wei-3 wei-4', emissaries: 'wei wei' },
      B: { pagodas: 'qin-1 qin-2 b-qin-wei', emissaries: 'qin' },
      C: { emissaries: 'qin' },
    });
    const [a, b] = lens(han.view(t.state, 'spectator'));
    const [wei, chu, qin, lu] = [1, 2, 6, 7];
    // Lu has paid 5 and pays no more; Wei 4 : 1, Chu one border pagoda, the port of Lu, chains of five and four.
    expect(a!.provinces[lu]).toEqual({ now: 5, due: 0 });
    expect([a!.provinces[wei], a!.provinces[chu]]).toEqual([
      { now: 5, due: 5 },
      { now: 1, due: 1 },
    ]);
    expect([a!.ports, a!.roads]).toEqual([
      { now: 1, due: 1 },
      { now: 9, due: 9 },
    ]);
    expect(a!.chains).toHaveLength(2);
    expect(a!.total).toBe(5 + 5 + 1 + 1 + 9);
    expect([b!.provinces[qin], b!.provinces[wei], b!.total]).toEqual([
      { now: 3, due: 3 },
      { now: 4, due: 4 },
      7,
    ]);
    expect(a!.alliances.every(({ now }) => now === 0)).toBe(true);
  });

  test('its total is the final score if the game ended now, at every decision', () => {
    rule('H-FINAL-1');
    for (let seats = 2; seats <= 5; seats++)
      for (const options of allOptions(han, seats)) {
        if (options.startPlayer !== 'random') continue;
        const rng = stream(`lens ${seats}`, JSON.stringify(options));
        const s = han.setup(options, seats, 'lens');
        while (!over(s)) {
          const seat = firstSeat(han.active(s));
          const legal = legalActions(han, s, seat);
          han.apply(s, seat, legal[below(rng, legal.length)]!);
          if (below(rng, 4) > 0 && !over(s)) continue;
          const found = lens(han.view(s, seat));
          const ended = han.clone(s);
          if (!over(s)) finalScoring(ended);
          expect(found.map(({ total }) => total)).toEqual(ended.scores);
        }
      }
  });
});
