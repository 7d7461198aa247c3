import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { opening, scene } from './scene.ts';

const peace = { month: 2, event: 'peace', phase: 'event' } as const;
/** At the end the Mongols come, and take nobody from the one player who has a warrior. */
const end = { month: 12, event: 'mongols', phase: 'event' } as const;

describe('round scoring', () => {
  test('palaces, court ladies, privileges', () => {
    rule('D-SCORE-1');
    const t = scene({ ...peace, A: { palaces: '1:c 3 2:l', small: 3, large: 2 }, B: { palaces: '3:lll' } });
    expect(t.all('scored')).toEqual([
      { type: 'scored', seat: 0, palaces: 3, ladies: 1, privileges: 3 + 4 },
      { type: 'scored', seat: 1, palaces: 1, ladies: 3, privileges: 0 },
    ]);
    expect([t.A.vp, t.B.vp]).toEqual([11, 4]);
  });

  test('after decay, in round 12 too; the dragons of scholars do not score', () => {
    rule('D-SCORE-2');
    const t = scene({ ...peace, A: { palaces: '1 2:sS' } });
    expect(t.scored('A')).toBe(1);
    const game = opening(2).finish();
    expect(game.all('scored')).toHaveLength(24);
    const types = game.events.map(({ type }) => type);
    expect(types.lastIndexOf('decayed')).toBeLessThan(types.lastIndexOf('scored'));
    expect(types.lastIndexOf('scored')).toBeLessThan(types.indexOf('finalScored'));
  });

  test('3 palaces, 2 court ladies, 1 large privilege', () => {
    rule('D-EX-15', 'D-SCORE-1');
    const t = scene({ ...peace, A: { palaces: '2:lc 1:l 3:t', large: 1 } });
    expect(t.A.vp).toBe(7);
  });
});

describe('final scoring', () => {
  const final = (t: ReturnType<typeof scene>, seat: number) => {
    const { persons, monks, goods } = t.all('finalScored')[seat]!;
    return { persons, monks, goods };
  };
  const ending = (palaces: string, yuan = 0) => scene({ month: 12, phase: 'event', A: { palaces, yuan } });

  test('once, after the scoring of round 12', () => {
    rule('D-FINAL-1');
    const t = scene({ ...end, A: { palaces: '2:w 2:m', rice: 3 }, B: { yuan: 3 } });
    t.until('end');
    expect(t.all('finalScored')).toHaveLength(2);
    expect(t.A.vp).toBe(1 + 2 + 2 * 2 + 2 + 3);
    expect(t.all('ended')[0]!.scores).toEqual([t.A.vp, t.B.vp]);
  });

  test('2 points for each person, monks included', () => {
    rule('D-FINAL-2');
    expect(final(ending('3:clm 2:M 1'), 0).persons).toBe(8);
  });

  test('for each monk its Buddhas times the floors of its palace', () => {
    rule('D-FINAL-3');
    expect(final(ending('3:mmM 1:m 2:c'), 0).monks).toBe(3 + 3 + 6 + 1);
  });

  test('goods are 2 yuan each, 3 yuan a point; nothing is really exchanged', () => {
    rule('D-FINAL-4', 'D-INC-1');
    const t = scene({ ...end, A: { palaces: '1:w', yuan: 4, rice: 1, fireworks: 2 } }).until('end');
    expect(final(t, 0).goods).toBe(Math.floor((4 + 2 * 3) / 3));
    expect(t.A).toMatchObject({ yuan: 4, rice: 1, fireworks: 2 });
  });

  test('1 point for each full 3 yuan, not 2', () => {
    rule('D-INC-1');
    const goods = (yuan: number) => final(ending('1:c', yuan), 0).goods;
    expect([0, 2, 3, 5, 6, 10].map(goods)).toEqual([0, 0, 1, 1, 2, 3]);
  });

  test('7 persons, two monks, 1 rice, 2 fireworks, 4 yuan', () => {
    rule('D-EX-16', 'D-INC-5', 'D-FINAL-2', 'D-FINAL-3', 'D-FINAL-4');
    const t = scene({
      ...end,
      A: { yuan: 3 },
      B: { palaces: '2:mw 3:Mcf 2:lt', yuan: 4, rice: 1, fireworks: 2 },
    });
    t.until('end');
    expect(final(t, 1)).toEqual({ persons: 14, monks: 8, goods: 3 });
    expect(14 + 8 + 3).toBe(25);
  });

  test('a young and an old monk alone in a palace of 3 floors', () => {
    rule('D-TV-12');
    const { persons, monks, goods } = final(ending('3:mM', 2), 0);
    expect([persons, monks, goods]).toEqual([4, 3 + 6, 0]);
    expect(persons + monks + goods).toBe(13);
  });

  test('all floors of a monk’s palace count, also those without persons, as they stand at the end', () => {
    rule('D-RUL-35');
    const t = scene({ month: 12, phase: 'action', A: { palaces: '2:m 1:c' } });
    t.play('A build ^1 ^new', 'B refill');
    expect([t.A.palaces, final(t, 0).monks]).toEqual(['3:m 1:c', 3]);
  });
});

describe('the winner', () => {
  const places = (t: ReturnType<typeof scene>) => t.all('ended')[0]!.places;

  test('most points win', () => {
    rule('D-WIN-1');
    const t = scene({ month: 12, phase: 'event', A: { vp: 30, track: 40 }, B: { vp: 60 }, C: { vp: 45 } });
    expect(places(t)).toEqual([3, 1, 2]);
    expect(t.phase).toBe('end');
  });

  test('a tie goes to the one ahead on the person track; no victory is shared', () => {
    rule('D-WIN-2');
    const t = scene({ month: 12, phase: 'event', A: { track: 20 }, B: { track: 30 }, C: { track: 25 } });
    expect([t.A.vp, t.B.vp, t.C.vp]).toEqual([7, 7, 7]);
    expect(places(t)).toEqual([3, 1, 2]);
  });

  test('on the same space the upper marker wins', () => {
    rule('D-RUL-36', 'D-WIN-2');
    expect(places(scene({ month: 12, phase: 'event', order: 'BCA' }))).toEqual([3, 1, 2]);
  });
});
