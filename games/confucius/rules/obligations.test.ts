import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { confucius } from './index.ts';
import { obligations } from './obligations.ts';
import { scene } from './scene.ts';

const lens = (t: ReturnType<typeof scene>) => obligations(confucius.view(t.state, 'spectator'));

describe('the obligation lens', () => {
  test('bonds and cubes of the next round', () => {
    rule('C-EX-2', 'C-CNT-1', 'C-OV-4');
    const { bonds, cubes } = lens(scene({ gifts: 'P>Y3 G>Y4 B>G1 G>P3 Y>W2' }));
    expect(bonds).toContainEqual({ bound: 4, to: 1, value: 4 });
    expect(bonds).toHaveLength(5);
    expect(cubes).toEqual([4, 5, 4, 4, 5]);
  });

  test('who may not bribe where, and because of whom', () => {
    rule('C-OBL-2', 'C-EX-18', 'C-EDGE-29');
    const { blocked } = lens(
      scene({
        gifts: 'B>G1 P>G2',
        bingbu: '. . 3b 4g 5p . .',
        hubu: '. . 3b 4b 5g . .',
        gongbu: '. . 3g 4 5 . .',
      }),
    );
    expect(blocked[1]).toEqual([[0, 2], [], []]);
    expect(blocked[0]).toEqual([[], [], []]);
  });

  test('the five-player example: forced support, then a free choice and all it can lead to', () => {
    rule('C-EX-11', 'C-MIN-8');
    const { prospects } = lens(scene({ bingbu: 'Y W B G W Y P', gifts: 'W>G4 W>Y3 P>Y3 G>P3' }));
    const bingbu = prospects[0]!;
    expect(bingbu.supports).toEqual([
      { seat: 2, to: [1], obliged: true },
      { seat: 0, to: [1, 3, 4], obliged: false },
    ]);
    expect(bingbu.outcomes).toContainEqual({ minister: 3, secretary: 4 });
  });

  test('the simple example, and ministries without markers', () => {
    rule('C-EX-10', 'C-MIN-13', 'C-MIN-15');
    const { prospects } = lens(scene({ gongbu: 'b P g B p b P', hubu: 'P . G o o G P', gifts: 'P>G3 B>G4' }));
    expect(prospects.map(({ ministry }) => ministry)).toEqual(['bingbu', 'hubu', 'gongbu']);
    expect(prospects[0]!.outcomes).toEqual([]);
    expect(prospects[1]!.outcomes).toEqual([{ minister: 2, secretary: 1 }]);
    expect(prospects[2]).toMatchObject({
      supports: [{ seat: 1, to: [0], obliged: true }],
      outcomes: [{ minister: 0, secretary: 2 }],
    });
  });

  test('resolved ministries have no prospect', () => {
    rule('C-DEF-6');
    const t = scene({ bingbu: 'B B B G G G G', posts: 'bingbu:GB' });
    expect(lens(t).prospects.map(({ ministry }) => ministry)).toEqual(['hubu', 'gongbu']);
  });
});
