import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { SUPER_EVENTS, type SuperEvent } from '../data.ts';
import { opening, type Scene, scene } from '../scene.ts';

/** Month 7 once its normal event is over: a festival without fireworks, unless the test says otherwise. */
const inMonth7 = (superEvent: SuperEvent, given: Partial<Scene> = {}) =>
  scene({ month: 7, phase: 'event', ...given, options: { superEvent, ...given.options } });

describe('super events', () => {
  test('once, in round 7, after the normal event and before decay and scoring', () => {
    rule('D-SE-1');
    for (const superEvent of SUPER_EVENTS) {
      const t = opening(3, { superEvent }).finish();
      expect(t.all('superEventBegan')).toEqual([{ type: 'superEventBegan', event: superEvent }]);
      const at = t.events.findIndex(({ type }) => type === 'superEventBegan');
      const before = t.events.slice(0, at).map(({ type }) => type);
      expect(before.filter((type) => type === 'monthBegan')).toHaveLength(7);
      expect(before.filter((type) => type === 'eventEnded')).toHaveLength(7);
      expect(before.filter((type) => type === 'scored')).toHaveLength(6 * 3);
      expect(before.lastIndexOf('eventEnded')).toBeGreaterThan(before.lastIndexOf('decayed'));
    }
  });

  test('choices are made in track order, computed anew', () => {
    rule('D-SE-1');
    const t = inMonth7('tornado', { order: 'CAB' });
    expect(t.toAct).toBe('C');
    t.play('C -c -l');
    expect(t.toAct).toBe('A');
    const goods = { yuan: 2, rice: 2 };
    const flood = inMonth7('flood', { order: 'CAB', A: goods, B: goods, C: goods });
    flood.play('C -yuan -rice', 'A -yuan -yuan', 'B -rice -yuan');
  });

  test('persons lost are out of the game, chosen by their owner', () => {
    rule('D-SE-2');
    const t = inMonth7('earthquake', { A: { palaces: '3:cfp' }, B: { palaces: '1:h 1:w' } });
    expect(t.legal('A')).toEqual(['-1c', '-1f', '-1p']);
    const display = t.display('c');
    t.play('A -1c -1f');
    expect([t.A.palaces, t.gone('c'), t.gone('f'), t.display('c')]).toEqual(['1:p', 1, 1, display]);
  });

  test('lantern festival: 2 points for each person, and again at the end', () => {
    rule('D-SE-3');
    const t = inMonth7('lanternFestival', { A: { palaces: '3:mmc 1:l' }, B: { palaces: '2' } });
    expect([t.gained('A', 'vp', 'lanternFestival'), t.gained('B', 'vp', 'lanternFestival')]).toEqual([8, 0]);
    t.finish();
    expect(t.all('finalScored')[0]!.persons).toBe(2 * t.A.persons);
  });

  test('Buddha: monks score as at the end', () => {
    rule('D-SE-4');
    const t = inMonth7('buddha', { A: { palaces: '3:mM 2:m' } });
    expect([t.gained('A', 'vp', 'buddha'), t.gained('B', 'vp', 'buddha')]).toEqual([3 + 6 + 2, 0]);
  });

  test('solar eclipse: the event of round 7 a second time', () => {
    rule('D-SE-7');
    const t = inMonth7('solarEclipse', {
      event: 'tribute',
      A: { yuan: 9 },
      B: { yuan: 6, palaces: '3:cft' },
    });
    expect([t.A.yuan, t.B.yuan, t.toAct]).toEqual([1, 0, 'B']);
    t.play('B -1c').play('B -1f');
    expect([t.B.palaces, t.state.round]).toEqual(['3:t', 8]);
  });

  test('solar eclipse with Mongols and the wall: the wall is checked twice too', () => {
    rule('D-SE-7');
    const t = inMonth7('solarEclipse', {
      event: 'mongols',
      options: { greatWall: true },
      wall: 'AAAABBB',
      A: { palaces: '2:w' },
      B: { palaces: '' },
    });
    expect([t.gained('A', 'vp', 'mongols'), t.gained('A', 'vp', 'wallCheck')]).toEqual([2, 8]);
  });

  test('volcanic eruption: all markers to space 0, the order is kept', () => {
    rule('D-SE-8', 'D-SE-13');
    const t = inMonth7('volcanicEruption', {
      A: { track: 20 },
      B: { track: 31 },
      C: { track: 20, arrival: 9 },
    });
    expect([t.A.track, t.B.track, t.C.track, t.order]).toEqual([0, 0, 0, 'BCA']);
    t.play('B refill', 'C refill', 'A parade');
    expect([t.A.track, t.order]).toEqual([1, 'ABC']);
  });

  test('assassination: all privileges are lost before the scoring', () => {
    rule('D-SE-11', 'D-SE-13');
    const t = inMonth7('assassination', { A: { small: 2, large: 1 }, B: { large: 3 } });
    expect([t.A.small, t.A.large, t.B.large]).toEqual([0, 0, 0]);
    expect(t.all('scored').map(({ privileges }) => privileges)).toEqual([0, 0]);
    expect([t.A.yuan, t.B.yuan, t.A.vp]).toEqual([3, 3, 2]);
  });
});

describe('earthquake', () => {
  test('two floors one after the other, then the surplus of each palace', () => {
    rule('D-SE-5', 'D-SE-14');
    const t = inMonth7('earthquake', { A: { palaces: '3:cft 2:ls' }, B: { palaces: '2:h' } });
    expect([t.phase, t.legal('A')]).toEqual(['earthquake', ['v1', 'v2']]);
    t.refuses('A v3', 'D-SE-5').play('A v1');
    expect([t.phase, t.A.palaces]).toEqual(['earthquake', '2:ctf 2:ls']);
    t.play('A v2');
    expect([t.phase, t.toAct]).toEqual(['release', 'A']);
    t.refuses('A -2l', 'D-AUTO-4').refuses('B v1', 'D-AUTO-3');
    t.play('A -1t').play('A -2s');
    expect([t.A.palaces, t.B.palaces, t.state.round]).toEqual(['2:cf 1:l', '', 8]);
  });

  test('a palace without floors falls at once with all its persons', () => {
    rule('D-SE-5');
    const t = inMonth7('earthquake', { A: { palaces: '1:c 2:ls 3:t' }, B: { palaces: '2 3' } });
    t.play('A v1');
    expect([t.A.palaces, t.gone('c')]).toEqual(['2:ls 3:t', 1]);
    t.play('A v2', 'B v1', 'B v2');
    expect([t.A.palaces, t.B.palaces]).toEqual(['2:ls 2:t', '1:']);
  });

  test('who has fewer floors loses all; only what must be is asked', () => {
    rule('D-SE-5', 'D-AUTO-1');
    const t = inMonth7('earthquake', { A: { palaces: '1:c' }, B: { palaces: '' }, C: { palaces: '3:cll' } });
    expect([t.A.palaces, t.B.palaces, t.phase, t.toAct]).toEqual(['', '', 'release', 'C']);
    expect(t.legal('C')).toEqual(['-1c', '-1l']);
  });

  test('only in this event floors are removed, and a palace is overfull until the turn ends', () => {
    rule('D-SE-13');
    const t = inMonth7('earthquake', { A: { palaces: '3:cft 2:ls' }, B: { palaces: '2:h' } }).play('A v1');
    expect(t.A.palaces).toBe('2:ctf 2:ls');
    scene({ month: 8, phase: 'action' }).refuses('A v1', 'D-AUTO-3');
  });
});

describe('flood', () => {
  const rich = { yuan: 9, rice: 2, fireworks: 1 };

  test('half of all pieces, rounded down, in any mix', () => {
    rule('D-SE-6', 'D-SE-14');
    const t = inMonth7('flood', { event: 'tribute', A: rich, B: { yuan: 4, rice: 1 } });
    expect([t.phase, t.toAct, t.legal('A')]).toEqual(['flood', 'A', ['-yuan', '-rice', '-fireworks']]);
    t.play('A -rice -rice').refuses('A -rice', 'D-SE-6').refuses('A refill', 'D-AUTO-3').play('A -fireworks');
    expect(t.A).toMatchObject({ yuan: 4, rice: 0, fireworks: 0 });
    expect([t.paid('A', 'yuan'), t.B.rice, t.state.round]).toEqual([4 + 1, 1, 8]);
  });

  test('goods of one kind are returned without a question, and nothing from nothing', () => {
    rule('D-SE-6', 'D-AUTO-1', 'D-SE-14');
    const t = inMonth7('flood', { A: { yuan: 9 }, B: { yuan: 0 }, C: { yuan: 0, rice: 1 } });
    expect([t.A.yuan, t.B.yuan, t.C.rice, t.state.round]).toEqual([5, 0, 1, 8]);
  });
});

describe('tornado', () => {
  test('two cards each, openly; hands then last for rounds 8 and 9', () => {
    rule('D-SE-9', 'D-SE-14', 'D-SE-13');
    const t = inMonth7('tornado', { A: { hand: 'cm??' } });
    t.refuses('A -f', 'D-SE-9').play('A -c', 'A -?');
    expect([t.A.hand, t.toAct]).toEqual(['m?', 'B']);
    t.play('B -c -l');
    expect(t.all('cardDiscarded').map(({ card }) => card)).toEqual([
      'craftsman',
      'wild',
      'craftsman',
      'courtLady',
    ]);
    t.finish();
    const months = t.events
      .filter(({ type }) => type === 'monthBegan' || type === 'cardPlayed')
      .map(({ type }) => type[0]);
    expect(months.join('').replace(/^c*/, '')).toBe('mccmccmmm');
  });

  test('with two wild cards and others the choice is by kind', () => {
    rule('D-SE-9');
    const t = inMonth7('tornado', { A: { hand: 'cl??' } });
    expect(t.legal('A')).toEqual(['-c', '-l', '-?']);
    expect(t.play('A -? -?').A.hand).toBe('cl');
  });
});

describe('sunrise', () => {
  const noScholars = { exhausted: 'sS' };

  test('a young tile without a card, no type twice, compulsory', () => {
    rule('D-SE-10', 'D-SE-14');
    const t = inMonth7('sunrise', { ...noScholars, seats: 2 });
    expect(t.legal('A')).toEqual(['+c', '+l', '+t', '+f', '+p', '+w', '+m', '+h']);
    t.refuses('A +s', 'D-SE-10').refuses('A refuse', 'D-AUTO-3');
    t.play('A +m');
    expect([t.phase, t.legal('A')]).toEqual(['house', ['@1', '@2']]);
    t.play('A @2').refuses('B +m', 'D-SE-10').play('B +w @1');
    expect([t.A.palaces, t.A.track, t.B.track, t.A.hand]).toEqual(['2:c 2:tm', 16, 15, 'cltf']);
  });

  test('replacing and refusing as in the person phase; a refused tile counts as taken', () => {
    rule('D-SE-10', 'D-SE-13');
    const t = inMonth7('sunrise', { ...noScholars, A: { palaces: '1:c' }, B: { palaces: '1:c' } });
    t.play('A +m refuse').refuses('B +m', 'D-SE-10').play('B +h @1xc');
    expect([t.A.track, t.gone('m'), t.B.palaces, t.B.track]).toEqual([10, 1, '1:h', 14]);
  });

  test('who finds no type gets nothing', () => {
    rule('D-SE-10');
    const t = inMonth7('sunrise', { exhausted: 'sSctfpwmh', seats: 3 });
    expect(t.all('tileTaken').map(({ seat }) => seat)).toEqual([0]);
    t.play('A @1');
    expect([t.A.palaces, t.B.palaces, t.C.palaces, t.state.round]).toEqual([
      '2:cl 2:t',
      '2:c 2:t',
      '2:c 2:t',
      8,
    ]);
  });
});

describe('charter', () => {
  const yields = (palaces: string, type: string) =>
    inMonth7('charter', { A: { palaces } }).play(`A =${type}`);

  test('the yield of the persons of one type alone', () => {
    rule('D-SE-12', 'D-SE-14');
    expect(yields('3:llc', 'l').gained('A', 'vp', 'charter')).toBe(2);
    expect(yields('3:tct', 't').A.yuan).toBe(3 + 6);
    expect(yields('3:fFc', 'f').A.rice).toBe(3);
    expect(yields('3:pPc', 'p').A.fireworks).toBe(3);
    expect(yields('3:wWc', 'w').A.track).toBe(13);
    expect(yields('3:mMc', 'm').gained('A', 'vp', 'charter')).toBe(9);
    expect(yields('3:sc', 's').gained('A', 'vp', 'charter')).toBe(2);
    const healers = yields('3:hhc', 'h');
    expect([healers.A.vp, healers.A.yuan, healers.toAct]).toEqual([0, 3, 'B']);
    const builder = yields('3:ccl', 'c');
    expect(builder.A.palaces).toBe('3:ccl 1:');
    expect(builder.play('A ^2').toAct).toBe('B');
  });

  test('only own types; who has no persons is skipped, who has one type is not asked', () => {
    rule('D-SE-12');
    const t = inMonth7('charter', { A: { palaces: '3:lt' }, B: { palaces: '2' }, C: { palaces: '2:tt' } });
    t.refuses('A =c', 'D-SE-12').play('A =t');
    expect([t.B.yuan, t.C.yuan, t.state.round]).toEqual([3, 9, 8]);
  });

  test('markers may move in the event phase, outside the owner’s turn', () => {
    rule('D-SE-13');
    const t = inMonth7('charter', { A: { palaces: '1:W' }, B: { palaces: '2' } });
    expect(t.A.track).toBe(12);
  });
});
