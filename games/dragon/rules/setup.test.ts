import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { defaultOptions } from '../../../core/options.ts';
import { EVENT_IDS, SUPER_EVENTS } from './data.ts';
import { dragon } from './index.ts';
import { opening, scene } from './scene.ts';

const COUNTS = [2, 3, 4, 5];
const LETTERS = 'cltfpwmhsFPWMHS';

describe('setup', () => {
  test('the display holds the tiles of the number of players, and none is gone', () => {
    rule('D-SETUP-1');
    const t = opening(4);
    expect([...LETTERS].map((p) => t.display(p))).toEqual([8, 8, 8, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3]);
    expect([...LETTERS].map((p) => t.gone(p))).toEqual(Array(15).fill(0));
  });

  test('all twelve events lie open from the start', () => {
    rule('D-SETUP-2');
    const t = opening(3);
    const { row } = dragon.view(t.state, 'spectator');
    expect(row).toHaveLength(12);
    t.finish();
    expect(t.all('eventBegan').map(({ event }) => event)).toEqual(row.map((event) => EVENT_IDS[event]));
    expect(t.all('monthBegan').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('every player begins alike', () => {
    rule('D-SETUP-3');
    for (const seats of COUNTS) {
      const t = opening(seats);
      for (const court of [t.A, t.B])
        expect(court).toEqual({
          vp: 0,
          track: 0,
          yuan: 6,
          rice: 0,
          fireworks: 0,
          small: 0,
          large: 0,
          palaces: '2: 2:',
          persons: 0,
          hand: 'cltfpwmhs??',
          bricks: '',
        });
      expect(new Set(t.state.players.map((p) => JSON.stringify(p))).size).toBe(1);
      expect(t.dragons).toEqual(Array(seats).fill(''));
    }
  });

  test('no action card is dealt before round 1', () => {
    rule('D-SETUP-4', 'D-INC-13');
    const t = opening(4);
    expect(t.state.groups).toEqual(Array(8).fill(-1));
    t.until('action');
    expect(t.all('dealt')).toHaveLength(1);
    expect(t.state.groups.slice(0, 7).every((group) => group >= 0)).toBe(true);
  });

  test('the deals follow from the stream of the deals alone', () => {
    rule('D-INC-13');
    const a = opening(4, {}, 'one');
    const b = opening(4, {}, 'two');
    b.state.rng.actions = [...a.state.rng.actions];
    for (const t of [a, b]) t.untilMonth(3);
    expect(a.all('dealt')).toEqual(b.all('dealt'));
    expect(opening(4, {}, 'two').untilMonth(3).all('dealt')).not.toEqual(a.all('dealt'));
  });

  test('every seat drafts first with about equal chance, or the one that is wished', () => {
    rule('D-DRAFT-1');
    const first = Array(4).fill(0);
    for (let i = 0; i < 400; i++) {
      const options = { ...defaultOptions(dragon, 4), startPlayer: 'random' as const };
      first[Math.log2(dragon.active(dragon.setup(options, 4, `seed ${i}`)))]++;
    }
    for (const times of first) expect(times).toBeGreaterThan(70);
    expect(opening(4, { startPlayer: 2 }).toAct).toBe('C');
  });

  test('a random super event is one of the ten', () => {
    rule('D-SE-1');
    const drawn = new Set<number>();
    for (let i = 0; i < 200; i++)
      drawn.add(opening(2, { superEvent: 'random' }, `seed ${i}`).state.superEvent);
    expect(drawn.size).toBe(SUPER_EVENTS.length);
    expect(opening(2).state.superEvent).toBe(-1);
  });
});

describe('supply', () => {
  test('goods never run out, whatever lies in the box', () => {
    rule('D-SUP-1');
    const t = scene({
      month: 9,
      phase: 'action',
      groups: 'taxes harvest fireworks | build privilege | parade research',
      A: { yuan: 300, rice: 24, fireworks: 12, palaces: '2:tt 2:FF' },
      B: { small: 5, large: 3, yuan: 20 },
      C: { palaces: '3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 2' },
    });
    t.play('A harvest');
    expect(t.A.rice).toBe(29);
    t.play('B privilege large', 'C build ^22');
    expect([t.B.large, t.C.palaces.endsWith('3:')]).toEqual([4, true]);
  });
});
