import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { FOREIGN_LANDS } from '../data.ts';
import { scene } from '../scene.ts';

describe('6.4 Recruit an Army', () => {
  test('six licences, one army an action, six a game', () => {
    rule('C-ACT-RECRUIT', 'C-ACT-RECRUIT.1', 'C-ACT-RECRUIT.2');
    const t = scene({ B: { hand: '11' } }).play('B: recruit $11');
    expect([t.player('B').stock, t.player('B').colonies, t.eventsOf('paid')[0]!.cost]).toEqual([5, 1, 6]);
    scene({ B: { hand: '1111', colonies: 6 } }).refused('B: recruit', 'C-ACT-RECRUIT.1');
    scene({ B: { hand: '12' } }).refused('B: recruit', 'C-PAY-2');
  });
});

describe('6.4 Invade a Foreign Land', () => {
  test('an army from the colonies to an empty box of choice', () => {
    rule('C-ACT-INVADE', 'C-ACT-INVADE.1', 'C-ACT-INVADE.2', 'C-ACT-INVADE.3', 'C-ACT-INVADE.4', 'C-OBL-5');
    const t = scene({ armies: 'G . | . . .', gifts: 'G>B3', B: { hand: '3333', colonies: 2 } });
    t.refused('B: invade 1.1', 'C-ACT-INVADE.4').refused('B: invade 1.3', 'C-ACT-INVADE.1');
    t.play('B: invade 1.2 $333');
    expect(t.state.armies.slice(0, 2)).toEqual([1, 0]);
    expect([t.player('B').colonies, t.eventsOf('paid')[0]!.cost]).toEqual([1, 8]);
    scene().refused('B: invade', 'C-ACT-INVADE.1');
    scene({ B: { hand: '23', colonies: 1 } }).refused('B: invade', 'C-PAY-2');
    scene({ B: { hand: '33', colonies: 1 } }).refused('B: invade 3.1', 'C-PAY-2');
  });

  test('not a resolved land', () => {
    rule('C-ACT-INVADE.1');
    scene({ round: 5, conquered: '1', B: { hand: '3333', colonies: 1 } }).refused(
      'B: invade 1.1',
      'C-ACT-INVADE.1',
    );
  });

  test('a full land is resolved only at court', () => {
    rule('C-ACT-INVADE.5');
    const t = scene({ armies: 'G .', B: { hand: '333', colonies: 1 } });
    t.play('B: invade 1.2 $333');
    expect([t.state.conquered, t.scores]).toEqual([0, 'B0 G0 P0 W0 Y0']);
    t.passAll().play('Y: none');
    expect([t.state.conquered, t.scores]).toEqual([1, 'B3 G4 P0 W0 Y0']);
  });
});

describe('6.10 invasions', () => {
  test('successful invasion of Annam', () => {
    rule('C-EX-12', 'C-INV-1', 'C-INV-2', 'C-INV-3', 'C-INV-5', 'C-INV-6');
    const t = scene({ phase: 'favour', armies: 'B W' }).play('Y: none');
    expect([t.scores, t.state.conquered]).toEqual(['B4 G0 P0 W3 Y0', 1]);
    expect([t.rewards('W').split(' ').length, t.rewards('B')]).toEqual([1, '']);
    expect(t.state.armies.slice(0, 2)).toEqual([0, 3]);
  });

  test('failed invasion of Korea', () => {
    rule('C-EX-13', 'C-INV-2', 'C-INV-4', 'C-INV-5', 'C-INV-6');
    const t = scene({
      phase: 'favour',
      round: 6,
      lands: 'annam korea mongolia',
      conquered: '1',
      armies: '. . | G . G',
    });
    t.play('Y: none');
    expect([t.player('G').vp, t.rewards('G').split(' ').length, t.state.conquered]).toEqual([0, 1, 3]);
    expect(t.eventsOf('invasionResolved')).toEqual([
      { type: 'invasionResolved', slot: 1, land: FOREIGN_LANDS.indexOf('korea'), success: false },
    ]);
    expect(t.state.armies.filter((seat) => seat === 1)).toHaveLength(2);
  });

  test('slots are due in rounds 4, 6 and 8; other rounds resolve only what is full', () => {
    rule('C-INV-1', 'C-INV-7', 'C-INV-8');
    for (const [round, conquered, due] of [
      [3, '', []],
      [4, '', [0]],
      [5, '1', []],
      [6, '1', [1]],
      [8, '1 2', [2]],
      [8, '1 2 3', []],
    ] as const) {
      const t = scene({ phase: 'favour', round, conquered }).play('Y: none');
      expect(t.eventsOf('invasionResolved').map(({ slot }) => slot)).toEqual(due);
      expect(t.scores).toBe('B0 G0 P0 W0 Y0');
    }
  });

  test('a due land that is full is a success, and so is a later slot before its time', () => {
    rule('C-INV-2', 'C-INV-1');
    const t = scene({ phase: 'favour', round: 4, armies: 'B B | G G P' }).play('Y: none');
    expect(t.eventsOf('invasionResolved').map(({ slot, success }) => [slot, success])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(t.scores).toBe('B7 G7 P2 W0 Y0');
  });

  test('an empty reward box gives nothing', () => {
    rule('C-INV-5', 'C-INV-8');
    const t = scene({ phase: 'favour', round: 4, armies: 'B .' }).play('Y: none');
    expect([t.eventsOf('rewardGained'), t.scores]).toEqual([[], 'B0 G0 P0 W0 Y0']);
  });

  test('the lower slot draws the last reward card', () => {
    rule('C-EDGE-53', 'C-RWD-5');
    const t = scene({ phase: 'favour', rewardStack: 'army', armies: 'B B | G P W' }).play('Y: none');
    expect([t.rewards('B'), t.rewards('P'), t.state.rewardStack]).toEqual(['army', '', 0]);
  });
});
