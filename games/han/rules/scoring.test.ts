import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { final, scene } from './scene.ts';
import { pointCards, rankPoints, trackField } from './scoring.ts';

describe('pagoda scoring', () => {
  test('first rank the total, each other rank the count before it', () => {
    rule('H-EX-4', 'H-SCORE-PAGODA-1', 'H-SCORE-PAGODA-2', 'H-SCORE-PAGODA-3', 'H-SCORE-PAGODA-6');
    const t = scene({
      seats: 4,
      A: { hand: 'rry', pagodas: 'wei-1 wei-2 wei-3' },
      B: { pagodas: 'wei-4 wei-5' },
      C: { pagodas: 'b-wei-zhao' },
    }).play('A rr b-qin-wei');
    expect([t.paid('wei'), t.scores, t.markers]).toEqual([[7, 4, 2, 0], [7, 4, 2, 0], 'wei']);
  });

  test('tied players share a rank, and no rank is skipped', () => {
    rule('H-EX-5', 'H-SCORE-PAGODA-4');
    const t = scene({
      A: { hand: 'yyr', pagodas: 'qi-1' },
      B: { pagodas: 'qi-2 qi-3' },
      C: { pagodas: 'qi-4' },
    }).play('A yy b-han-qi');
    expect(t.paid('qi')).toEqual([5, 5, 2]);
  });

  test('five ranks', () => {
    rule('H-SCORE-PAGODA-3', 'H-SCORE-PAGODA-5');
    expect(rankPoints([1, 2, 3, 4, 5], 0)).toEqual([2, 3, 4, 5, 15]);
    expect(rankPoints([0, 2, 0, 4, 5], 0)).toEqual([0, 4, 0, 5, 11]);
  });

  test.each([
    ['H-TV-1', [3, 3, 1], [7, 7, 3]],
    ['H-TV-2', [3, 2, 2, 1], [8, 3, 3, 2]],
    ['H-TV-3', [1, 1, 1], [3, 3, 3]],
    ['H-TV-4', [0, 5, 0], [0, 5, 0]],
  ] as const)('%s', (id, counts, points) => {
    rule(id, 'H-SCORE-PAGODA-5');
    expect(rankPoints(counts, 0)).toEqual(points);
  });

  test('one player alone, and all tied', () => {
    rule('H-EDGE-21', 'H-EDGE-22', 'H-SCORE-PAGODA-1');
    const alone = scene({ A: { hand: 'oor', pagodas: 'lu-1 lu-2 lu-3 b-chu-lu' } }).play('A o lu-4');
    expect(alone.paid('lu')).toEqual([5, 0, 0]);
    const tied = final({
      A: { pagodas: 'lu-1 lu-2' },
      B: { pagodas: 'lu-3 lu-4' },
      C: { pagodas: 'b-chu-lu chu-1' },
    });
    expect(tied.paid('chu')).toEqual([0, 0, 2]);
    expect(
      final({ A: { pagodas: 'qin-1' }, B: { pagodas: 'qin-2' }, C: { pagodas: 'qin-3' } }).paid('qin'),
    ).toEqual([3, 3, 3]);
  });

  test('points are added at once, on a track of 50 fields with point cards', () => {
    rule('H-TRACK-1', 'H-TV-18', 'H-RULE-17');
    const t = scene({ A: { hand: 'oor', pagodas: 'lu-1 lu-2 lu-3 b-chu-lu', score: 47 } }).play('A o lu-4');
    expect([t.scores[0], trackField(t.scores[0]!), pointCards(t.scores[0]!)]).toEqual([52, 2, 1]);
    const rich = scene({ A: { hand: 'oor', pagodas: 'lu-1 lu-2 lu-3 b-chu-lu', score: 497 } }).play(
      'A o lu-4',
    );
    expect([rich.scores[0], trackField(502), pointCards(502)]).toEqual([502, 2, 10]);
  });
});

describe('final scoring', () => {
  test('provinces, ports, alliances 1 to 15, roads', () => {
    rule('H-FINAL-1', 'H-ALLIANCE-1', 'H-RULE-10');
    const t = final({ A: { pagodas: 'wei-1' }, B: { pagodas: 'qi' } });
    const steps = t.events.slice(t.events.findIndex((e) => e.type === 'provinceScored'));
    const names = steps.map((e) => {
      if (e.type === 'provinceScored') return e.province;
      if (e.type === 'allianceScored') return e.n;
      return e.type;
    });
    expect(names).toEqual([
      ...['zhou', 'wei', 'chu', 'han', 'shu', 'qin', 'lu', 'zhao', 'portsScored'],
      ...Array.from({ length: 15 }, (_, i) => i + 1),
      ...['roadsScored', 'roadsScored', 'roadsScored', 'ended'],
    ]);
  });

  test('provinces without a marker with the pagodas present, empty ones nothing', () => {
    rule('H-FINAL-2', 'H-EDGE-20');
    const t = final({ A: { pagodas: 'wei-1 wei-2' }, B: { pagodas: 'wei-5 qi-1' }, C: {} });
    expect([t.paid('wei'), t.paid('qi'), t.paid('zhou')]).toEqual([
      [3, 2, 0],
      [0, 1, 0],
      [0, 0, 0],
    ]);
    const full = final({ A: { pagodas: 'lu' } });
    expect([full.paid('lu'), full.scores[0]]).toEqual([undefined, 1 + 1 + 5]);
  });

  test('all seven ports as one more province', () => {
    rule('H-TV-6', 'H-SCORE-PORT-1', 'H-PORT-2', 'H-RULE-2');
    const given = {
      A: { pagodas: 'zhao-4 zhou-6 han-2 qi-4' },
      B: { pagodas: 'lu-4 chu-4' },
      C: { pagodas: 'chu-6' },
    };
    const t = final(given);
    expect(t.all('portsScored')).toEqual([{ type: 'portsScored', points: [7, 4, 2], doubled: [] }]);
    const without = final({ ...given, options: { portScoring: false } });
    expect(without.all('portsScored')).toEqual([]);
    expect(t.scores.map((score, seat) => score - without.scores[seat]!)).toEqual([7, 4, 2]);
  });

  test('ports are not scored early', () => {
    rule('H-SCORE-PORT-2');
    const t = scene({
      A: { hand: 'rrg', pagodas: 'zhao-4 zhou-6 han-2 qi-4' },
      B: { pagodas: 'lu-4 chu-4' },
    }).play('A r chu-6');
    expect([t.all('portsScored'), t.scores]).toEqual([[], [0, 0, 0]]);
  });
});

describe('alliances', () => {
  /** The emissaries of H-EX-6 on the pagodas of H-EX-7: A green, B red, C violet, D blue. */
  const examples = () =>
    final({
      A: { pagodas: 'wei-1 wei-2', emissaries: 'qin' },
      B: { emissaries: 'wei qin' },
      C: { pagodas: 'shu-3 shu-4 shu-5', emissaries: 'shu shu' },
      D: { pagodas: 'qin-2 qin-3 qin-4 qin-5 shu-1 shu-2', emissaries: 'wei qin qin shu' },
    });

  test('alliances 3 and 4', () => {
    rule('H-EX-6', 'H-ALLIANCE-2', 'H-ALLIANCE-3', 'H-ALLIANCE-4');
    const found = examples().all('allianceScored');
    expect(found[2]).toMatchObject({ n: 3, provinces: ['wei', 'qin'], points: [0, 0, 0, 6] });
    expect(found[3]).toMatchObject({ n: 4, provinces: ['qin', 'shu'], points: [0, 0, 0, 0] });
  });

  test('the road of the same position', () => {
    rule('H-EX-7', 'H-ROAD-1', 'H-ROAD-2', 'H-ROAD-3');
    const road = examples().all('roadsScored')[3]!;
    expect(road).toMatchObject({ seat: 3, points: 5 });
    expect(road.chains).toEqual([['qin-2', 'qin-3', 'qin-4', 'shu-1', 'shu-2']]);
  });

  test('every tied player scores in full, everyone else nothing', () => {
    rule('H-ALLIANCE-2', 'H-ALLIANCE-4');
    const t = final({
      A: { pagodas: 'wei-1 wei-2 wei-3 zhou-1 zhou-2 zhou-3', emissaries: 'wei zhou' },
      B: { emissaries: 'wei zhou' },
      C: { emissaries: 'zhou' },
    });
    expect(
      t
        .all('allianceScored')
        .map(({ points }) => points.join())
        .filter((p) => p !== '0,0,0'),
    ).toEqual(['5,5,0']);
  });

  test('one province in every alliance where the majority is matched', () => {
    rule('H-ALLIANCE-5', 'H-EDGE-24');
    const t = final({
      A: { pagodas: 'wei-1 zhou-1 qin-1 zhao-1', emissaries: 'wei zhou qin zhao' },
      B: {},
      C: {},
    });
    const paid = t.all('allianceScored').filter(({ points }) => points[0]! > 0);
    // Wei–Zhao, Wei–Zhou, Wei–Qin, Qin–Zhou, Zhao–Zhou: a sole emissary in each is 1 + 1.
    expect(paid.map(({ n, points }) => [n, points[0]])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
      [5, 2],
      [8, 2],
    ]);
  });

  test('nobody scores where one province has no emissaries', () => {
    rule('H-EDGE-23', 'H-ALLIANCE-2');
    const t = final({ A: { pagodas: 'wei-1 wei-2', emissaries: 'wei wei' }, B: { pagodas: 'zhou-1' } });
    expect(t.all('allianceScored').every(({ points }) => points.every((p) => p === 0))).toBe(true);
  });
});
