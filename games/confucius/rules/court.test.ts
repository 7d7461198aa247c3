import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { scene } from './scene.ts';

describe('5.7 and 5.8 court and end of round', () => {
  test('wall, examination, ministries, invasions, in this order', () => {
    rule('C-CRT-1', 'C-WALL-1', 'C-EXAM-24', 'C-OV-1');
    const t = scene({
      phase: 'favour',
      round: 4,
      students: 'B -',
      examForced: true,
      bingbu: '. B B B G G G',
      armies: 'B G',
    });
    t.play('Y: none');
    const order = ['wallBuilt', 'examinationWon', 'candidatePlaced', 'appointed', 'invasionResolved'];
    const seen = t.events.map(({ type }) => type as string).filter((type) => order.includes(type));
    expect([...new Set(seen)]).toEqual(order);
    expect(t.state.wall).toBe(4);
    expect(t.scores).toBe('B12 G10 P0 W0 Y0');
  });

  test('steps that are not triggered are skipped', () => {
    rule('C-CRT-1');
    const t = scene({ phase: 'favour', round: 3 });
    t.play('Y: none');
    const court = t.events.map(({ type }) => type);
    expect(court).toEqual([
      'acted',
      'wallBuilt',
      'officialArrived',
      'officialArrived',
      'officialArrived',
      'roundBegan',
      'giftsCounted',
    ]);
  });

  test('new officials go to the empty space with the lowest number', () => {
    rule('C-EOR-2', 'C-EX-14', 'C-CONF-1', 'C-CMP-7');
    const t = scene({ phase: 'favour', hubu: '. . 7 6 4 . .' });
    t.play('Y: none');
    expect(t.eventsOf('officialArrived').map(({ ministry, space }) => [ministry, space])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    for (const [chief, next, space] of [
      ['Y', 'B', 2],
      ['B', 'Y', 6],
      ['Y', 'B', 7],
    ] as const) {
      t.play(`${chief}: >${next}`).passAll().play(`${next}: none`);
      expect(t.eventsOf('officialArrived')[1]).toMatchObject({ ministry: 1, space });
    }
    t.play('B: >Y').passAll().play('Y: none');
    expect(t.eventsOf('officialArrived')).toEqual([]);
  });

  test('full ministries are skipped, and the stack cannot run out', () => {
    rule('C-EOR-3', 'C-EOR-4');
    const t = scene({
      phase: 'favour',
      bingbu: 'o o o o o o o',
      hubu: 'o o o o o o .',
      gongbu: 'o o o o o . .',
    });
    t.play('Y: none');
    expect(t.eventsOf('officialArrived').map(({ ministry, space }) => [ministry, space])).toEqual([
      [1, 7],
      [2, 6],
    ]);
    expect(t.state.officialStack.reduce((a, b) => a + b, 0)).toBe(4);
  });

  test('hands above four are reduced, all at once, before the next round', () => {
    rule('C-EOR-1', 'C-EOR-5', 'C-PAY-7', 'C-DEC-4');
    const t = scene({
      phase: 'favour',
      B: { hand: '112233' },
      G: { hand: '11111', rewards: 'cash gift' },
      P: { hand: '1234'.slice(0, 3) },
    });
    t.play('Y: none');
    expect(t.asks).toBe('BG discard');
    expect(t.eventsOf('officialArrived')).toHaveLength(3);
    expect([t.state.round, t.cubesOn('Y', 'favour')]).toEqual([2, 1]);
    expect(t.legal('G')).toBe('=1111');
    t.refused('B: =1111', 'C-EOR-5');
    t.play('G: =1111');
    expect(t.asks).toBe('B discard');
    expect([t.hand('G'), t.discard]).toEqual(['11111', '']);
    t.refused('G: =1111', 'C-DEC-3');
    t.play('B: =1233');
    expect([t.hand('B'), t.hand('G'), t.discard]).toEqual(['1233', '1111', '112']);
    expect(t.rewards('G')).toBe('gift cash');
    expect(t.asks).toBe('Y chief');
  });

  test('the order of the answers does not matter', () => {
    rule('C-DEC-4', 'C-HID-11');
    const start = scene({
      phase: 'favour',
      B: { hand: '11223' },
      G: { hand: '12333' },
      P: { hand: '111222' },
    });
    start.play('Y: none');
    const answers = ['B: =1122', 'G: =1233', 'P: =1112'];
    const [first, ...others] = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => start.branch().play(order.map((i) => answers[i]).join('\n')));
    for (const other of others) expect(other.state).toEqual(first!.state);
    expect([first!.discard, first!.asks]).toEqual(['2233', 'Y chief']);
  });

  test('the next round starts fresh', () => {
    rule('C-EOR-7');
    const t = scene({
      phase: 'favour',
      examForced: true,
      transferred: 'B3',
      bingbu: '. . 3b 4 5 . .',
      B: { cubes: 0, placed: 'tax:3', commerceUsed: true },
    });
    t.play('Y: none');
    expect([t.state.round, t.state.examForced, t.state.transferred]).toEqual([3, false, 0]);
    expect(t.player('B')).toMatchObject({ cubes: 3, active: 3, commerceUsed: false });
    expect(t.cubesOn('B', 'tax')).toBe(0);
    expect(t.cubesOn('Y', 'favour')).toBe(0);
  });
});
