import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { EVENT_IDS } from '../data.ts';
import { forecast } from '../forecast.ts';
import { dragon } from '../index.ts';
import { scene } from '../scene.ts';

const contagion = { month: 5, event: 'contagion', phase: 'event' } as const;
const tribute = { month: 5, event: 'tribute', phase: 'event' } as const;

describe('every event', () => {
  test('tolls are fixed for all from one situation, before anybody leaves', () => {
    rule('D-EV-1');
    const t = scene({
      ...tribute,
      seats: 3,
      A: { yuan: 1, palaces: '3:cft' },
      B: { yuan: 9 },
      C: { yuan: 0, palaces: '3:cft 2:hh' },
    });
    expect(t.all('mustRelease').map(({ seat, persons }) => [seat, persons])).toEqual([
      [0, 3],
      [2, 4],
    ]);
    expect([t.A.yuan, t.B.yuan, t.C.yuan, t.A.persons, t.toAct]).toEqual([0, 5, 0, 0, 'C']);
    expect(t.released('A')).toBe('ctf');
  });

  test('the track order is computed anew for the event', () => {
    rule('D-EV-1', 'D-EV-ORDER');
    const t = scene({
      month: 5,
      event: 'contagion',
      phase: 'card',
      A: { palaces: '3:cft' },
      B: { palaces: '3:cft 1' },
    });
    t.play('A l refuse', 'B w young');
    expect([t.order, t.phase, t.toAct]).toEqual(['BA', 'release', 'B']);
  });

  test('one after another in track order, each finishing before the next', () => {
    rule('D-EV-ORDER');
    const palaces = '3:cft 1:l';
    const t = scene({ ...contagion, order: 'CAB', A: { palaces }, B: { palaces }, C: { palaces } });
    t.play('C -1c').refuses('A -1c', 'D-AUTO-3').play('C -2l', 'C -1t', 'A -1c -1f -1t', 'B -2l -1f -1t');
    expect(t.all('released').map(({ seat }) => seat)).toEqual([2, 2, 2, 0, 0, 0, 1, 1, 1]);
  });

  test('the owner chooses from any palace, also who has just helped; too few all leave', () => {
    rule('D-EV-RELEASE');
    const t = scene({ ...contagion, A: { palaces: '3:hfH 2:cs' }, B: { palaces: '2:ls' } });
    expect(t.A.persons).toBe(5);
    expect([t.B.persons, t.toAct, t.state.round]).toEqual([0, 'A', 6]);
    const u = scene({ ...contagion, A: { palaces: '3:hfh 2:cs' } });
    expect(u.legal('A')).toEqual(['-1f', '-1h', '-2c', '-2s']);
    u.refuses('A -1c', 'D-EV-RELEASE').refuses('A -3c', 'D-EV-RELEASE');
    expect(u.play('A -1h').A.palaces).toBe('3:fh 2:cs');
  });

  test('nobody releases more than required, nor to keep yuan or rice', () => {
    rule('D-EV-NOVOL');
    const t = scene({ ...tribute, A: { yuan: 3, palaces: '3:cft' }, B: { yuan: 9 } });
    expect(t.A.yuan).toBe(0);
    t.play('A -1c').refuses('A -1f', 'D-AUTO-3');
    expect([t.A.palaces, t.B.yuan]).toEqual(['3:tf', 5]);
    const dry = scene({ month: 5, event: 'drought', phase: 'event', A: { rice: 2 }, B: { rice: 5 } });
    expect([dry.A.rice, dry.A.persons, dry.B.rice]).toEqual([0, 2, 3]);
  });

  test('when all is done the tile is turned: the month is past', () => {
    rule('D-EV-FLIP');
    const t = scene({ ...contagion, A: { palaces: '3:cft 1:l' }, B: { palaces: '' } });
    expect(t.all('eventEnded')).toEqual([]);
    expect(forecast(dragon.view(t.state, 'spectator'))[0]?.month).toBe(6);
    t.play('A -1c -1f -1t');
    expect(t.all('eventEnded')).toEqual([{ type: 'eventEnded', round: 5, event: 'contagion' }]);
    const order = t.events.map(({ type }) => type);
    expect(order.lastIndexOf('released')).toBeLessThan(order.indexOf('eventEnded'));
    expect(order.indexOf('eventEnded')).toBeLessThan(order.indexOf('scored'));
  });

  test('a player without persons, or with fewer than required', () => {
    rule('D-RUL-25');
    const t = scene({ ...tribute, A: { yuan: 0, palaces: '2:cl 1:t' }, B: { yuan: 0, palaces: '3' } });
    expect([t.A.persons, t.B.persons, t.state.round]).toEqual([0, 0, 6]);
    expect([t.released('A'), t.released('B')]).toEqual(['clt', '']);
    expect([t.A.yuan, t.A.vp, t.B.vp]).toEqual([0, 1, 1]);
  });
});

describe('peace', () => {
  test('nothing but decay and scoring', () => {
    rule('D-EV-PEACE');
    const t = scene({ month: 2, event: 'peace', phase: 'event', A: { palaces: '2:c 2', rice: 1 } });
    expect([t.A, t.state.round]).toMatchObject([{ palaces: '2:c 1:', rice: 1, yuan: 3, vp: 2 }, 3]);
    expect(t.events.map(({ type }) => type)).toEqual([
      'cardPlayed',
      'nobodyLeft',
      'eventBegan',
      'eventEnded',
      'decayed',
      'scored',
      'scored',
      'monthBegan',
      'dealt',
    ]);
    expect(EVENT_IDS[t.state.row[1]!]).toBe('peace');
  });
});

describe('tribute', () => {
  test('up to 4 yuan, and a person for each that is missing; coins of tax collectors do not count', () => {
    rule('D-EV-TRIBUTE');
    const t = scene({ ...tribute, A: { yuan: 7 }, B: { yuan: 1, palaces: '3:ttt 1:l' } });
    expect([t.A.yuan, t.A.persons, t.B.yuan, t.toAct]).toEqual([3, 2, 0, 'B']);
    t.play('B -1t -2l');
    expect(t.released('B')).toBe('tlt');
    expect(t.B.palaces).toBe('3:t');
  });

  test('2 yuan: 2 are paid and 2 persons of own choice leave', () => {
    rule('D-EX-10', 'D-EV-TRIBUTE');
    const t = scene({ ...tribute, A: { yuan: 6 }, B: { yuan: 4 }, C: { yuan: 2, palaces: '2:cf 3:Mm 1' } });
    expect([t.phase, t.C.yuan, t.legal('C')]).toEqual(['release', 0, ['-1c', '-1f', '-2m', '-2M']]);
    t.play('C -1c', 'C -2M');
    expect([t.paid('C', 'yuan'), t.released('C'), t.C.palaces]).toEqual([2, 'cM', '2:f 3:m']);
  });

  test('all money up to 4 is paid before any person', () => {
    rule('D-RUL-26');
    for (const [yuan, left, persons] of [
      [0, 0, 4],
      [1, 0, 3],
      [3, 0, 1],
      [4, 0, 0],
      [9, 5, 0],
    ] as const) {
      const t = scene({ ...tribute, A: { yuan, palaces: '3:cfs 3:chs' }, B: { yuan: 4 } });
      expect(t.all('mustRelease').map((e) => e.persons)).toEqual(persons > 0 ? [persons] : []);
      expect(t.A.yuan).toBe(left);
    }
  });

  test('4 yuan and 10 persons: nobody leaves, nor may leave instead', () => {
    rule('D-TV-11');
    const t = scene({ ...tribute, A: { yuan: 4, palaces: '3:cfs 3:chs 3:wwp 1:p' }, B: { yuan: 4 } });
    expect([t.A.yuan, t.A.persons, t.released('A')]).toEqual([0, 10, '']);
    t.refuses('A -1c', 'D-AUTO-3');
  });
});

describe('contagion', () => {
  test('3 persons less one for each mortar', () => {
    rule('D-EV-CONTAGION', 'D-INC-4');
    const leaving = (palaces: string) =>
      scene({ ...contagion, seats: 4, A: { palaces } })
        .all('mustRelease')
        .filter(({ seat }) => seat === 0)[0]?.persons ?? 0;
    expect(leaving('3:ccf 2:fs')).toBe(3);
    expect(leaving('3:cch 2:fs')).toBe(2);
    expect(leaving('3:ccH 2:fs')).toBe(1);
    expect(leaving('3:chh 2:fs')).toBe(1);
    expect(leaving('3:chH 2:fs')).toBe(0);
  });

  test('two young healers: one person, possibly a healer', () => {
    rule('D-EX-14', 'D-INC-4', 'D-EV-CONTAGION');
    const t = scene({ ...contagion, C: { palaces: '3:chh' } });
    expect(t.all('mustRelease').map(({ seat, persons }) => [seat, persons])).toContainEqual([2, 1]);
    expect(t.legal('C')).toEqual(['-1c', '-1h']);
    expect(t.play('C -1h').C.palaces).toBe('3:ch');
  });

  test('more than 3 mortars protect no more', () => {
    rule('D-RUL-31');
    const t = scene({ ...contagion, seats: 3, A: { palaces: '3:HHc' }, B: { palaces: '3:hhc' } });
    expect([t.released('A'), t.legal('B')]).toEqual(['', ['-1c', '-1h']]);
    expect(t.play('B -1h').A.palaces).toBe('3:cHH');
  });

  test('2 persons and no mortar: both leave without a question', () => {
    rule('D-TV-8');
    const t = scene({ ...contagion, A: { palaces: '2:cf 2' }, B: { palaces: '' } });
    expect([t.released('A'), t.A.persons, t.phase]).toEqual(['cf', 0, 'action']);
  });
});
