import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { PERSONS, tilesOf } from '../data.ts';
import { opening, scene } from '../scene.ts';

const table = { month: 3, phase: 'card' } as const;
const FULL = '3:lhH 2:ct';

describe('person phase', () => {
  test('track order anew, one card each, no passing', () => {
    rule('D-PER-ORDER');
    const t = scene({ month: 3, phase: 'action', seats: 3, C: { track: 10 } });
    t.play('A refill', 'B refill', 'C parade');
    expect([t.order, t.phase, t.toAct]).toEqual(['CAB', 'card', 'C']);
    t.refuses('C refill', 'D-AUTO-3').refuses('C refuse', 'D-AUTO-3');
    t.play('C l @1').refuses('C m', 'D-AUTO-3').play('A l @1', 'B l @1');
    expect(t.all('cardPlayed').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  test('none in round 12: the event follows the actions directly', () => {
    rule('D-PER-R12', 'D-INC-11');
    const t = scene({ month: 12, event: 'tribute', phase: 'action', A: { yuan: 7 }, B: { yuan: 4 } });
    expect([t.A.hand, t.B.hand]).toEqual(['', '']);
    t.play('A refill', 'B refill');
    expect([t.A.yuan, t.B.yuan, t.phase]).toEqual([3, 0, 'end']);
    const types = t.last.map(({ type }) => type);
    expect(types.slice(types.indexOf('dragonsReturned')).slice(0, 2)).toEqual([
      'dragonsReturned',
      'eventBegan',
    ]);
  });

  test('hands are empty after eleven months', () => {
    rule('D-PER-R12', 'D-INV-4');
    const t = opening(3).untilMonth(12);
    expect([t.A.hand, t.B.hand, t.C.hand]).toEqual(['', '', '']);
    expect(t.all('cardPlayed')).toHaveLength(33);
  });

  test('any one card from hand, which is then gone for good', () => {
    rule('D-PER-CARD');
    const t = scene({ ...table, A: { hand: 'cltfpwmh?', track: 12 } });
    t.refuses('A s', 'D-PER-CARD').play('A l @1', 'B l @1', 'A refill', 'B refill');
    expect([t.state.round, t.A.hand]).toEqual([4, 'ctfpwmh?']);
    t.refuses('A l', 'D-PER-CARD');
    scene({ ...table, A: { hand: 'cltfpwmhs' } }).refuses('A ?m', 'D-PER-CARD');
  });

  test('a tile of the type of the card leaves the display', () => {
    rule('D-PER-TILE');
    const t = scene({ ...table, seats: 3 });
    expect([t.display('w'), t.display('W')]).toEqual([4, 2]);
    t.play('A w old @1');
    expect([t.display('w'), t.display('W'), t.A.palaces]).toEqual([4, 1, '2:cW 2:t']);
  });

  test('a wild card for any type of which a tile is left; there always is one', () => {
    rule('D-PER-WILD');
    const t = scene({ ...table, exhausted: 'lpP', A: { hand: 'cltfpwm??' } });
    expect(t.legal('A').filter((move) => move.startsWith('?'))).toEqual([
      '?c',
      '?t',
      '?f',
      '?w',
      '?m',
      '?h',
      '?s',
    ]);
    t.refuses('A ?l', 'D-PER-WILD').refuses('A ?p', 'D-PER-WILD');
    t.play('A ?s old @1');
    expect([t.A.palaces, t.A.hand]).toEqual(['2:cS 2:t', 'cltfpwm?']);
    for (const seats of [2, 3, 4, 5]) {
      const tiles = Array.from({ length: PERSONS }, (_, p) => tilesOf(p, seats));
      expect(tiles.reduce((sum, n) => sum + n, 0)).toBe(18 * seats);
      const taken = opening(seats, { superEvent: 'sunrise' }).finish().all('tileTaken').length + 2 * seats;
      expect(taken).toBeLessThanOrEqual(14 * seats);
    }
  });

  test('a choice of age while both are on the display, old ones from round 1 on', () => {
    rule('D-PER-AGE');
    const t = scene({ month: 1, phase: 'card' }).play('A m');
    expect([t.phase, t.legal('A')]).toEqual(['tile', ['young', 'old']]);
    expect(t.play('A old @1').A.palaces).toBe('2:cM 2:t');
    const lastOld = scene({ ...table, exhausted: 'm' }).play('A m');
    expect([lastOld.phase, lastOld.all('tileTaken')]).toEqual([
      'house',
      [{ type: 'tileTaken', seat: 0, person: 13 }],
    ]);
  });

  test('no tile of the type: the card is spent for nothing, even on purpose', () => {
    rule('D-PER-NONE');
    const t = scene({ ...table, exhausted: 'mM' });
    expect(t.legal('A')).toContain('m');
    t.play('A m');
    expect([t.A.palaces, t.A.track, t.A.hand, t.toAct]).toEqual(['2:c 2:t', 10, 'cltfpwh?', 'B']);
  });

  test('with room the person must be housed, in a palace of own choice', () => {
    rule('D-PER-HOUSE');
    const t = scene({ ...table, A: { palaces: '1:l 2:c 3:tt' } }).play('A w young');
    expect(t.legal('A')).toEqual(['@2', '@3']);
    for (const move of ['@1', '@4', 'refuse', '@1xl']) t.refuses(`A ${move}`, 'D-PER-HOUSE');
    expect(t.play('A @3').A.palaces).toBe('1:l 2:c 3:ttw');
  });

  test('without room any own person may be replaced, and the new one takes that place', () => {
    rule('D-PER-REPLACE');
    const t = scene({ ...table, A: { palaces: FULL } }).play('A w young');
    expect(t.legal('A')).toEqual(['@1xl', '@1xh', '@1xH', '@2xc', '@2xt', 'refuse']);
    t.refuses('A @2xl', 'D-PER-REPLACE').refuses('A @1', 'D-PER-HOUSE');
    expect(t.play('A @2xc').A.palaces).toBe('3:lhH 2:tw');
  });

  test('a refused tile is out of the game, and the marker stays', () => {
    rule('D-PER-REFUSE');
    const t = scene({ ...table, A: { palaces: FULL } });
    const before = t.display('w');
    t.play('A w young refuse');
    expect([t.A.palaces, t.A.track]).toEqual([FULL, 10]);
    expect([t.display('w'), t.gone('w')]).toEqual([before - 1, 1]);
  });

  test('the marker advances by the value of the new tile, on top of who stands there', () => {
    rule('D-PER-MOVE');
    const t = scene({ ...table, order: 'BA', A: { track: 8, palaces: FULL }, B: { track: 9 } });
    t.play('B l @1', 'A m old');
    expect([t.A.track, t.B.track]).toEqual([8, 10]);
    t.play('A @1xh');
    expect([t.A.track, t.B.track, t.order]).toEqual([10, 10, 'AB']);
  });

  test('who leaves never returns to the display', () => {
    rule('D-PER-OUT');
    const t = scene({
      ...table,
      event: 'contagion',
      A: { palaces: '1:s' },
      B: { palaces: '1:h', hand: 'ctfpwm??s' },
    });
    const display = ['s', 'h', 'w', 'S'].map((p) => t.display(p));
    t.play('A w young @1xs', 'B s old refuse');
    expect(['s', 'h', 'w', 'S'].map((p) => t.display(p))).toEqual([
      display[0],
      display[1],
      display[2]! - 1,
      display[3]! - 1,
    ]);
    expect([t.released('A'), t.released('B')]).toEqual(['w', 'h']);
    expect(['s', 'h', 'w', 'S'].map((p) => t.gone(p))).toEqual([1, 1, 1, 1]);
  });

  test('persons stay where they live, and nobody is released at will', () => {
    rule('D-PER-STAY');
    const action = scene({ month: 3, phase: 'action' });
    const card = scene({ ...table });
    for (const move of ['-1c', '@2', '@1xc', 'refuse'])
      for (const t of [action, card]) t.refuses(`A ${move}`, 'D-AUTO-3');
    const t = opening(4).finish();
    const homes = t.events.filter((e) => e.type === 'housed' || e.type === 'replaced').length;
    expect(homes).toBe(t.all('tileTaken').length - t.all('refused').length + 8);
  });

  test('a new person yields nothing at once, but counts in the event and scoring of the round', () => {
    rule('D-PER-NOYIELD');
    const t = scene({
      ...table,
      event: 'contagion',
      turn: 'B',
      A: { palaces: '3:hhh' },
      B: { palaces: '3:ctl' },
    });
    t.play('B h @1xt');
    expect([t.B.yuan, t.B.vp, t.phase]).toEqual([3, 0, 'release']);
    t.play('B -1H');
    expect(t.released('B')).toBe('H');
    const lady = scene({ ...table, turn: 'B' }).play('B l @1');
    expect([lady.A.vp, lady.B.vp]).toEqual([2, 2 + 1]);
    const collector = scene({ ...table }).play('A t @1');
    expect(collector.A.yuan).toBe(3);
  });
});

describe('rulings', () => {
  test('a tile of the other age must be taken if only that is left', () => {
    rule('D-RUL-17');
    const old = scene({ ...table, exhausted: 'f' }).play('A f @1');
    expect(old.A.palaces).toBe('2:cF 2:t');
    const young = scene({ ...table, exhausted: 'F' }).play('A f @1');
    expect(young.A.palaces).toBe('2:cf 2:t');
    scene({ ...table, exhausted: 'F' }).refuses('A f old', 'D-AUTO-3');
  });

  test('a card of an exhausted type may be wasted, a wild one may not', () => {
    rule('D-RUL-18');
    const t = scene({ ...table, exhausted: 'fF' });
    t.refuses('A ?f', 'D-PER-WILD').play('A f');
    expect([t.A.persons, t.A.track]).toEqual([2, 10]);
  });

  test('with room neither replacing nor refusing', () => {
    rule('D-RUL-19');
    const t = scene({ ...table, A: { palaces: '3:lhH 2:c 2:t' } }).play('A w old');
    t.refuses('A refuse', 'D-PER-HOUSE').refuses('A @1xl', 'D-PER-HOUSE');
    expect(t.legal('A')).toEqual(['@2', '@3']);
  });

  test('a person may be replaced by its like, and the marker moves', () => {
    rule('D-RUL-20');
    const t = scene({ ...table, seats: 3, A: { palaces: '2:wW' } });
    t.play('A w young @1xw');
    expect([t.A.palaces, t.A.track, t.gone('w'), t.display('w')]).toEqual(['2:wW', 15, 1, 2]);
  });

  test('the replacing person lives where the other left', () => {
    rule('D-RUL-21', 'D-INC-9');
    const t = scene({ ...table, A: { palaces: '2:lh 1:c' } });
    expect(t.play('A w old @2xc').A.palaces).toBe('2:lh 1:W');
  });

  test('a refused tile is taken from the display', () => {
    rule('D-RUL-22');
    const t = scene({ ...table, A: { palaces: '1:l' } });
    t.play('A w old refuse');
    expect([t.display('W'), t.gone('W')]).toEqual([0, 1]);
  });

  test('a player without any palace', () => {
    rule('D-RUL-23');
    const t = scene({ ...table, A: { palaces: '' } });
    t.play('A w old');
    expect(t.A).toMatchObject({ palaces: '', track: 10, hand: 'cltfpmh?' });
    expect([t.display('W'), t.gone('W'), t.toAct]).toEqual([0, 1, 'B']);
  });

  test('palaces 3/3 and 2/2, a young monk for an old healer', () => {
    rule('D-TV-4');
    const t = scene({ ...table, A: { palaces: FULL } });
    const monks = t.display('m');
    const replaced = t.fork().play('A m young @1xH');
    expect(replaced.A).toMatchObject({ palaces: '3:lmh 2:ct', persons: 5, track: 16 });
    expect([replaced.gone('H'), replaced.display('m')]).toEqual([1, monks - 1]);
    const refused = t.fork().play('A m young refuse');
    expect(refused.A).toMatchObject({ palaces: FULL, persons: 5, track: 10 });
    expect([refused.gone('H'), refused.display('m')]).toEqual([0, monks - 1]);
  });

  test('all four court ladies of two players are taken', () => {
    rule('D-TV-5');
    const t = scene({ ...table, A: { palaces: '2:ll' }, B: { palaces: '3:ll' }, turn: 'B' });
    t.play('B l');
    expect(t.last.slice(0, 2).map(({ type }) => type)).toEqual(['cardPlayed', 'nobodyLeft']);
    expect([t.B.track, t.B.hand]).toEqual([10, 'ctfpwmh?']);
  });

  test('the earlier person leaves, the new one stays', () => {
    rule('D-INC-9');
    const t = scene({ ...table, A: { palaces: '1:l' } }).play('A c @1xl');
    expect([t.A.palaces, t.gone('l'), t.gone('c')]).toEqual(['1:c', 1, 0]);
  });

  test('a new palace need not be occupied, but then it is lost the same round', () => {
    rule('D-INC-10');
    const t = scene({ month: 2, phase: 'action', A: { palaces: '2:l' } });
    t.play('A build ^new', 'B refill', 'A c');
    expect(t.legal('A')).toEqual(['@1', '@2']);
    expect(t.fork().play('A @1', 'B c @1').A.palaces).toBe('2:cl');
    expect(t.fork().play('A @2', 'B c @1').A.palaces).toBe('2:l 1:c');
  });
});
