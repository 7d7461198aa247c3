import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { scene } from './scene.ts';

const EVERYBODY_RESTS = 'B: none\nG: none\nP: none\nW: none\nY: none';

describe('5.3 count gifts', () => {
  test('given and received gifts of the worked example', () => {
    rule('C-EX-2', 'C-CNT-1', 'C-CONF-19');
    const t = scene({ phase: 'favour', gifts: 'P>Y3 G>Y4 Y>G1 B>G1 G>P3' }, ['C-CHK-4']);
    t.play('Y: none');
    expect(t.state.players.map(({ active }) => active)).toEqual([4, 5, 4, 3, 5]);
  });

  test('only active gifts count', () => {
    rule('C-CNT-2');
    const t = scene({ phase: 'favour', B: { available: '1 2 3', removed: '4 5 6' } });
    expect(t.play('Y: none').player('B').active).toBe(3);
  });

  test('a gift given now changes the cubes of the next round', () => {
    rule('C-CNT-3', 'C-OV-4');
    const t = scene();
    t.play('B: giveGift g1 >G');
    expect([t.player('B').active, t.player('B').cubes, t.player('G').cubes]).toEqual([3, 2, 3]);
  });
});

describe('5.4 chief minister', () => {
  test('White names Black', () => {
    rule('C-EX-3', 'C-CHF-1', 'C-CHF-2');
    const t = scene({ phase: 'chief', chief: 'W', B: { cubes: 4 } });
    expect(t.asks).toBe('W chief');
    t.refused('W: >W', 'C-CHF-1');
    t.play('W: >B');
    expect([t.cubesOn('B', 'favour'), t.player('B').cubes]).toEqual([1, 3]);
    expect(t.asks).toBe('G turn');
  });

  test('the favour cube stays where it is', () => {
    rule('C-CHF-2', 'C-EDGE-9', 'C-ACT-FAVOUR');
    const t = scene({ chief: 'B', turn: 'B', B: { cubes: 1, rewards: 'cash' } });
    t.play('B: none\nG: none\nP: none\nW: none\nY: none');
    expect(t.asks).toBe('B turn');
    expect(t.legal('B')).toBe('pass !cash');
    expect(t.cubesOn('B', 'favour')).toBe(1);
  });
});

describe('5.5 actions phase', () => {
  test('clockwise from the player after the chief minister', () => {
    rule('C-TRN-1', 'C-TRN-2', 'C-OV-3');
    const t = scene({ chief: 'P' });
    expect(t.asks).toBe('W turn');
    expect(t.play('W: tax').asks).toBe('Y turn');
    expect(t.play('Y: tax\nB: tax\nG: tax').asks).toBe('P turn');
  });

  test('with a cube one must act, and No Action is always there', () => {
    rule('C-TRN-3', 'C-EDGE-4', 'C-ACT-PASS');
    const t = scene({ B: { hand: '', cubes: 1, available: '', removed: '1 2 3 4 5 6' } });
    t.refused('B: pass', 'C-TRN-3');
    expect(t.legal('B')).toBe('tax none');
  });

  test('without cubes: a reward card, a transfer or a pass', () => {
    rule('C-TRN-4', 'C-ACT-REWARD');
    const t = scene({ bingbu: '. . 3b 4 5 . .', B: { cubes: 0, rewards: 'gift' } });
    expect(t.legal('B')).toBe('transfer pass !gift');
    t.refused('B: tax', 'C-TRN-4');
  });

  test('an action is offered only if it can be carried out', () => {
    rule('C-TRN-5');
    const t = scene({ B: { hand: '1', available: '', cubes: 1 } });
    expect(t.legal('B')).toBe('buyJunks buyGift commerce tax none');
    t.refused('B: bribe', 'C-PAY-2').refused('B: nominate', 'C-PAY-2').refused('B: recruit', 'C-PAY-2');
    t.refused('B: invade', 'C-ACT-INVADE.1').refused('B: voyage', 'C-ACT-VOYAGE.1');
    t.refused('B: giveGift', 'C-ACT-GIVEGIFT.1').refused('B: secure', 'C-ACT-SECURE.1');
  });

  test('a pass is final; who can only pass is not asked', () => {
    rule('C-TRN-6', 'C-TRN-8');
    const t = scene({
      B: { cubes: 0, rewards: 'cash' },
      G: { cubes: 2 },
      P: { cubes: 0 },
      W: { cubes: 0 },
      Y: { cubes: 0 },
    });
    t.play('B: pass');
    expect(t.asks).toBe('G turn');
    t.play('G: none');
    expect(t.asks).toBe('G turn');
    expect(t.eventsOf('passed')).toEqual(['P', 'W', 'Y'].map((_, i) => ({ type: 'passed', seat: i + 2 })));
    expect(t.play('G: none').asks).toBe('Y favour');
  });

  test('transfer and reward cards use up the turn', () => {
    rule('C-TRN-7', 'C-EDGE-6', 'C-ACT-TRANSFER.4');
    const t = scene({ bingbu: '. . 3b 4 5 . .', G: { rewards: 'cash' } });
    expect(t.play('B: transfer B3 >G').asks).toBe('G turn');
    expect(t.play('G: !cash').asks).toBe('P turn');
    expect([t.player('B').cubes, t.player('G').cubes]).toEqual([3, 3]);
  });

  test('when all have passed, Imperial Favour follows', () => {
    rule('C-TRN-9');
    const t = scene({
      B: { cubes: 1 },
      G: { cubes: 1 },
      P: { cubes: 1 },
      W: { cubes: 1 },
      Y: { cubes: 1 },
    });
    expect(t.play(EVERYBODY_RESTS).asks).toBe('Y favour');
  });

  test('one lap of actions', () => {
    rule('C-EX-5', 'C-EX-6', 'C-EX-7', 'C-CONF-3', 'C-FAV-3');
    const t = scene({
      chief: 'B',
      bingbu: '. . 2 4 5 . .',
      gongbu: '. . 4 4 5 . .',
      G: { hand: '3', cubes: 1 },
      P: { hand: '', cubes: 2 },
      W: { hand: '2', cubes: 1 },
      Y: { hand: '33222', shipyard: 2, cubes: 3 },
      B: { hand: '3311', cubes: 1 },
    });
    t.play(`
      G: buyGift g3 $3
      P: tax
      W: bribe B3 $2
      Y: buyJunks x3 $33
      B: bribe G3 $13`);
    expect(t.player('G').gifts[2]).toBe(1);
    expect(t.hand('P')).toHaveLength(2);
    expect(t.official('B3')).toBe('2w');
    expect(t.player('Y').shipyard).toBe(5);
    expect(t.official('G3')).toBe('4b');
    expect([...'GPWYB'].map((letter) => t.player(letter).cubes)).toEqual([0, 1, 0, 2, 0]);
    const commerce = t.branch().legal('P').includes('commerce');
    expect(commerce).toBe(true);
    t.play('P: commerce').play(`P: ${t.legal('P').split(' ')[0]}`);
    expect([t.cubesOn('P', 'commerce'), t.player('P').cubes]).toEqual([1, 0]);
    expect(t.player('P').commerceUsed).toBe(true);
    t.play('W: pass\nY: voyage x5 $222');
    t.play('Y: india');
    expect([t.cubesOn('Y', 'navy'), t.player('Y').cubes]).toEqual([3, 0]);
    t.passAll().play('B: bribe B4 $13');
    expect(t.official('B4')).toBe('4b');
    expect(t.hand('B')).toBe('');
  });
});

describe('5.6 Imperial Favour', () => {
  test('only the chief minister, once, even after passing', () => {
    rule('C-FAV-1', 'C-FAV-5', 'C-ACT-FAVOUR');
    const t = scene({ phase: 'favour', chief: 'W' });
    expect(t.asks).toBe('W favour');
    t.refused('W: pass', 'C-FAV-5').refused('B: tax', 'C-DEC-3');
    t.play('W: none');
    expect(t.asks).toBe('W chief');
  });

  test('box actions but no reward cards, without cubes and surcharge', () => {
    rule('C-FAV-2', 'C-FAV-3', 'C-EDGE-10', 'C-EDGE-11');
    const t = scene({
      phase: 'favour',
      options: { advanced: true },
      bingbu: '. . 3y 4 5 . .',
      Y: { cubes: 0, placed: 'tax:3', rewards: 'cash', available: '2', shipyard: 2 },
    });
    expect(t.legal('Y')).toContain('transfer petition commerce tax none');
    t.refused('Y: !cash', 'C-FAV-2');
    expect(t.branch().play('Y: tax').hand('Y').length).toBeGreaterThanOrEqual(4);
    expect(t.branch().play('Y: petition g2 >Y >B').player('B').shipyard).toBe(2);
    expect(t.branch().play('Y: transfer B3 >B').owners('bingbu')).toBe('..b....');
  });

  test('everything else applies', () => {
    rule('C-FAV-4');
    const t = scene({
      phase: 'favour',
      round: 1,
      gifts: 'B>Y1',
      bingbu: '. . 3b 4 5 . .',
      Y: { commerceUsed: true },
    });
    t.refused('Y: nominate', 'C-ACT-NOMINATE.1').refused('Y: force', 'C-ACT-FORCE.1');
    t.refused('Y: commerce', 'C-ACT-COMMERCE.1');
    expect(t.can('Y: bribe B4')).toBe(true);
    scene({ phase: 'favour', gifts: 'B>Y1', bingbu: '. . 3b 4y 5 . .' }).refused('Y: bribe B5', 'C-OBL-2');
    scene({ phase: 'favour', Y: { hand: '1' } }).refused('Y: nominate', 'C-PAY-2');
  });

  test('a student nominated now is examined at once', () => {
    rule('C-FAV-6');
    const t = scene({
      phase: 'favour',
      students: 'B -',
      examForced: true,
      Y: { hand: '23' },
      B: { hand: '1' },
    });
    t.play('Y: nominate orange $2');
    expect(t.asks).toBe('Y examination');
  });
});
