import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

describe('6.0 cubes', () => {
  test('one cube, then two for the same space, never more', () => {
    rule('C-CUB-1', 'C-CUB-3', 'C-CUB-4');
    const t = scene({ seats: 3, B: { cubes: 5 }, G: { cubes: 5 }, P: { cubes: 4 } });
    for (const cubes of [1, 3, 5]) {
      t.play('B: tax\nG: none\nP: none');
      expect(t.cubesOn('B', 'tax')).toBe(cubes);
    }
    expect(t.cubesOn('G', 'tax')).toBe(0);
    const u = scene({ B: { placed: 'tax:1' } });
    expect(u.play('B: none\nG: tax').cubesOn('G', 'tax')).toBe(1);
  });

  test('paired actions share a space', () => {
    rule('C-CUB-2', 'C-EX-4');
    const green = scene({ turn: 'G', G: { hand: '33', shipyard: 1, placed: 'navy:1' } });
    green.play('G: voyage x1 $3');
    expect([green.cubesOn('G', 'navy'), green.player('G').cubes]).toEqual([3, 1]);
    const purple = scene({ turn: 'P', P: { hand: '33', placed: 'buyGift:1' } });
    expect(purple.branch().play('P: giveGift g1 >B').player('P').cubes).toBe(2);
    expect(purple.branch().play('P: buyGift g2 $3').player('P').cubes).toBe(1);
    const bribes = scene({ bingbu: '. . 3b 4 5 . .', B: { hand: '333', placed: 'official:1' } });
    expect(bribes.play('B: secure B3 $3').player('B').cubes).toBe(1);
    const army = scene({ B: { hand: '111', colonies: 1, placed: 'army:1' } });
    expect(army.play('B: recruit $11').player('B').cubes).toBe(1);
  });

  test('Petition two, No Action one, Transfer none, however often', () => {
    rule('C-CUB-5', 'C-ACT-NONE', 'C-ACT-NONE.1', 'C-ACT-TRANSFER');
    const t = scene({
      options: { advanced: true },
      bingbu: '. . 3b 4 5 . .',
      B: { cubes: 3, placed: 'none:1', available: '2', shipyard: 2 },
    });
    expect(t.branch().play('B: none').player('B').cubes).toBe(2);
    expect(t.branch().play('B: transfer B3 >G').player('B').cubes).toBe(3);
    expect(t.branch().play('B: petition g2 >B >G').player('B').cubes).toBe(1);
    expect(t.branch().play('B: petition g2 >B >G').cubesOn('B', 'petition')).toBe(2);
  });

  test('only cubes on the space count: Extra Action and favour leave none', () => {
    rule('C-CUB-6', 'C-EDGE-8', 'C-CONF-6');
    const t = scene({ seats: 3, B: { cubes: 1, rewards: 'extra' } });
    t.play('B: !extra tax');
    expect(t.cubesOn('B', 'tax')).toBe(0);
    t.play('G: none\nP: none\nB: tax');
    expect([t.cubesOn('B', 'tax'), t.player('B').cubes]).toEqual([1, 0]);
  });

  test('with one cube left, actions for two are illegal', () => {
    rule('C-CUB-7', 'C-EDGE-5');
    const t = scene({
      options: { advanced: true },
      B: { cubes: 1, placed: 'tax:1', available: '2', shipyard: 2 },
    });
    t.refused('B: tax', 'C-CUB-7').refused('B: petition', 'C-CUB-7');
    expect(t.can('B: none')).toBe(true);
    expect(t.can('B: commerce')).toBe(true);
  });
});

describe('6.0 payment', () => {
  test('cards of the own hand, all as cash or all as licences', () => {
    rule('C-PAY-1', 'C-EDGE-26');
    const t = scene({ B: { hand: '13', shipyard: 4 } });
    t.refused('B: buyGift g2 $11', 'C-PAY-1').refused('B: buyGift g2 +2', 'C-PAY-1');
    expect(t.branch().play('B: buyGift g4 $13').eventsOf('paid')[0]).toMatchObject({ unit: 'cash', cost: 4 });
    const sailed = t.branch().play('B: voyage x4 $13').eventsOf('paid')[0];
    expect(sailed).toMatchObject({ unit: 'licences', cost: 4, cards: [1, 0, 1] });
  });

  test('the payer chooses the cards, and the sum must be enough', () => {
    rule('C-PAY-2', 'C-EX-25');
    const t = scene({ bingbu: '. . 4 6 5 . .', B: { hand: '33' } });
    t.refused('B: bribe B3 $3', 'C-PAY-2').refused('B: bribe B3 +3 ok', 'C-PAY-2');
    t.play('B: bribe B3 $33');
    expect([t.hand('B'), t.discard]).toEqual(['', '33']);
    const army = scene({ bingbu: '. . 4b 4 5 . .', B: { hand: '11' } });
    army.refused('B: recruit $1', 'C-PAY-2');
    expect(army.play('B: recruit $11').player('B').colonies).toBe(1);
  });

  test('overpaying is legal with any number of cards, and there is no change', () => {
    rule('C-PAY-3', 'C-EDGE-14', 'C-CONF-21', 'C-DEC-6');
    const t = scene({ B: { hand: '112233' } });
    expect(t.legal('B')).toContain('buyGift');
    t.play('B: buyGift g2');
    expect(t.legal('B')).toBe('$2 $11 $3 +1 +2 +3');
    t.refused('B: $112', 'C-DEC-6');
    t.play('B: +3 +3 +2 +1 +1');
    expect(t.legal('B')).toBe('+2 ok');
    t.play('B: +2 ok');
    expect([t.hand('B'), t.discard, t.player('B').gifts[1]]).toEqual(['', '112233', 1]);
  });

  test('every way to pay that is enough can be reached, and no other', () => {
    rule('C-PAY-2', 'C-PAY-3', 'C-DEC-6');
    for (const [command, cost, values] of [
      ['buyGift g4', 4, [1, 2, 3]],
      ['voyage x5', 5, [3, 2, 1]],
    ] as const) {
      const start = scene({ B: { hand: '111223', shipyard: 5 } }).play(`B: ${command}`);
      const expected: string[] = [];
      for (let a = 0; a <= 3; a++)
        for (let b = 0; b <= 2; b++)
          for (let c = 0; c <= 1; c++)
            if (a * values[0] + b * values[1] + c * values[2] >= cost)
              expected.push('1'.repeat(a) + '2'.repeat(b) + '3'.repeat(c));
      const found = new Set<string>();
      const follow = (t: typeof start): void => {
        for (const word of t.legal('B').split(' ')) {
          const next = t.branch().play(`B: ${word}`);
          if (next.asks === 'B payment') follow(next);
          else found.add(next.discard);
        }
      };
      follow(start);
      expect([...found].sort()).toEqual(expected.sort());
    }
  });

  test('a payment named as a whole has no superfluous card', () => {
    rule('C-PAY-3');
    const legal = scene({ B: { hand: '1111222333' } })
      .play('B: buyGift g4')
      .legal('B');
    const whole = legal.split(' ').filter((word) => word.startsWith('$'));
    expect(whole.sort()).toEqual(['$1111', '$112', '$13', '$22', '$23', '$33']);
  });

  test('if nothing is to be paid, no card may be given', () => {
    rule('C-PAY-5');
    const t = scene({ B: { rewards: 'bribeAny' } });
    t.play('B: !bribeAny B3');
    expect(t.asks).toBe('G turn');
    expect(t.hand('B')).toBe('123');
    t.refused('G: $1', 'C-DEC-1').refused('G: +1', 'C-DEC-1');
  });

  test('no hand limit during a round', () => {
    rule('C-PAY-7');
    const t = scene({ B: { hand: '111222333' } });
    expect(t.play('B: tax').hand('B')).toHaveLength(11);
  });
});

describe('6.0 drawing', () => {
  const cards = (n: number): string => '1'.repeat(n);
  /** Everything but three cards is in one hand. */
  const scarce = (deck: string, rest: { hand: string; rewards?: string }) =>
    scene({
      seats: 3,
      deck,
      B: rest,
      G: { hand: `${cards(20)}${'2'.repeat(21)}${'3'.repeat(20)}` },
      P: { hand: '' },
    });

  test('the discard pile is shuffled only when a card is needed', () => {
    rule('C-PAY-6', 'C-PAY-4', 'C-EDGE-2');
    const t = scarce('1', { hand: '33' });
    expect(t.discard).toBe('12');
    t.play('B: tax');
    expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', cards: 2 }]);
    expect(t.hand('B')).toMatch(/^1(1|2)?.*33$/);
    expect(t.hand('B')).toHaveLength(4);
    const u = scarce('12', { hand: '33' });
    u.play('B: tax');
    expect(u.eventsOf('reshuffled')).toEqual([]);
    expect(u.hand('B')).toBe('1233');
  });

  test('cards just paid take part in the reshuffle', () => {
    rule('C-PAY-4');
    const t = scarce('112', { hand: '33' });
    t.play('B: commerce $3');
    expect(t.eventsOf('drew')[0]).toMatchObject({ count: 4, cards: [2, 1, 1] });
    expect(t.hand('B')).toBe('11233');
  });

  test('when both piles are empty, the rest of the draw is lost', () => {
    rule('C-EDGE-1', 'C-EDGE-63', 'C-RWD-CASH');
    const t = scarce('112', { hand: '33', rewards: 'cash' });
    t.play('B: !cash');
    expect(t.eventsOf('drew')[0]).toMatchObject({ count: 3 });
    t.play('G: tax');
    expect(t.eventsOf('drew')[0]).toMatchObject({ count: 0 });
  });
});

describe('6.0 discounts', () => {
  test('Bingbu: an army for 4 licences', () => {
    rule('C-DSC-1');
    scene({ B: { hand: '12' } }).refused('B: recruit', 'C-PAY-2');
    const t = scene({ bingbu: '. . 3b 4 5 . .', B: { hand: '12' } });
    expect(t.play('B: recruit $12').eventsOf('paid')[0]).toMatchObject({ cost: 4, unit: 'licences' });
  });

  test('Hubu: bribing and securing for 1 less, once', () => {
    rule('C-DSC-2', 'C-DSC-5');
    const t = scene({
      bingbu: '. . 4 4g 2b . .',
      hubu: '. . 3b 4b 5 . .',
      B: { hand: '3333', rewards: 'bribeAny' },
    });
    expect(t.branch().play('B: bribe B3 $3').eventsOf('paid')[0]).toMatchObject({ cost: 3 });
    expect(t.branch().play('B: secure B5 $3').eventsOf('paid')[0]).toMatchObject({ cost: 1 });
    expect(t.branch().play('B: !bribeAny B4 $3').eventsOf('paid')[0]).toMatchObject({ cost: 3 });
  });

  test('Gongbu: cheaper junks', () => {
    rule('C-DSC-3');
    const prices = (gongbu: string) =>
      [1, 2, 3, 4].map((n) => {
        const t = scene({ gongbu, B: { hand: '3333' } });
        return t.play(`B: buyJunks x${n} +3 +3 +3 +3 ok`).eventsOf('paid')[0]!.cost;
      });
    expect(prices('. . 3 4 5 . .')).toEqual([1, 3, 6, 10]);
    expect(prices('. . 3b 4 5 . .')).toEqual([1, 2, 4, 7]);
  });

  test('the first official in Hubu brings itself no discount', () => {
    rule('C-DSC-4');
    const t = scene({ hubu: '. . 4 4 5 . .', B: { hand: '333' } });
    expect(t.play('B: bribe H3 $33').eventsOf('paid')[0]).toMatchObject({ cost: 4 });
    const u = scene({ hubu: '. . 4b 4 5 . .', B: { hand: '333' } });
    expect(u.play('B: secure H3 $3').eventsOf('paid')[0]).toMatchObject({ cost: 3 });
  });

  test('a resolved ministry and a candidate give it too', () => {
    rule('C-DSC-6', 'C-EDGE-27', 'C-EDGE-28');
    const resolved = scene({ hubu: 'B G G G G G G', posts: 'hubu:GB', B: { hand: '3' } });
    expect(resolved.play('B: bribe B4 $3').eventsOf('paid')[0]).toMatchObject({ cost: 3 });
    const candidate = scene({
      hubu: '*B . 3 4 5 . .',
      candidates: 'bingbu gongbu any any any',
      B: { hand: '3' },
    });
    expect(candidate.play('B: bribe B4 $3').eventsOf('paid')[0]).toMatchObject({ cost: 3 });
  });
});
