import { describe, expect, test } from 'vitest';
import { over } from '../../../../core/game.ts';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

const wei = { B: { pagodas: 'wei-1' } };

describe('drawing', () => {
  test('until three cards are in hand', () => {
    rule('H-DRAW-1');
    for (const [turn, due] of [
      ['r wei-2 stop', 1],
      ['r wei-2 r wei-3', 2],
      ['r wei-2 r @wei', 2],
    ] as const) {
      const t = scene({ ...wei, A: { hand: 'rrv' } }).play(`A ${turn}`);
      for (let k = 0; k < due; k++) t.play('A +deck');
      expect([t.toAct, t.hand('A').length]).toEqual(['B', 3]);
    }
  });

  test('one at a time, from display and pile in any order', () => {
    rule('H-DRAW-2', 'H-DRAW-3', 'H-DRAW-4');
    const t = scene({ ...wei, A: { hand: 'rgg' }, display: 'vyog', top: 'ovy' }).play('A r wei-2 gg wei-3');
    expect(t.legal('A')).toEqual(['+1', '+2', '+3', '+4', '+deck']);
    t.play('A +3');
    expect([t.display, t.hand('A'), t.legal('A')]).toEqual(['vy.g', 'o', ['+1', '+2', '+4', '+deck']]);
    t.refuses('A +3', 'H-DRAW-3').play('A +deck');
    expect([t.hand('A'), t.display]).toEqual(['oo', 'vy.g']);
    t.play('A +1');
    expect([t.hand('A'), t.display, t.toAct]).toEqual(['voo', 'vyyg', 'B']);
  });

  test('the display has four slots on side 1, three on side 2', () => {
    rule('H-DRAW-4', 'H-RULE-9');
    const t = scene({ side: 2, A: { hand: 'rgg' } }).play('A -r');
    expect(t.legal('A')).toEqual(['+1', '+2', '+3', '+deck']);
    t.refuses('A +4', 'H-DRAW-4').play('A +2');
    expect(t.display).toMatch(/^[vyogr]{3}$/);
    expect(scene({}).display).toMatch(/^[vyogr]{4}$/);
  });

  test('an exchange takes one card, which may not be the one given away', () => {
    rule('H-EXCH-1', 'H-INFO-5');
    const t = scene({ A: { hand: 'rgg' }, display: 'vyog', top: 'r' }).play('A -g');
    expect([t.discard, t.hand('A'), t.phase]).toEqual(['g', 'gr', 'draw']);
    t.play('A +4');
    expect([t.hand('A'), t.display, t.toAct]).toEqual(['ggr', 'vyor', 'B']);
  });

  test('an exchange needs a card in hand', () => {
    rule('H-EXCH-2');
    const t = scene({ A: { hand: 'rgg' } });
    for (const card of 'vyo') t.refuses(`A -${card}`, 'H-EXCH-1');
    t.play('A -g').refuses('A -g', 'H-TURN-2');
    // Without cards there is nothing to exchange, and a player who cannot place either passes by himself.
    const u = scene({ runOuts: 2, A: { hand: '' } });
    expect(u.all('passed')[0]).toEqual({ type: 'passed', seat: 0 });
  });
});

describe('the pile', () => {
  test('runs out for the first time while a player draws', () => {
    rule('H-EDGE-1', 'H-DECK-1', 'H-DECK-2', 'H-DECK-4');
    const t = scene({ ...wei, A: { hand: 'rgg' }, display: 'vyog', pile: 'o' }).play('A r wei-2 gg wei-3');
    const discarded = t.discard;
    expect(discarded).toContain('ggg');
    t.play('A +deck');
    expect([t.hand('A'), t.discard, t.state.runOuts]).toEqual(['o', '', 1]);
    expect([...t.pile].sort().join('')).toBe([...discarded].sort().join(''));
    expect([t.display, t.phase]).toEqual(['vyog', 'draw']);
    t.play('A +1 +deck');
    expect(t.hand('A')).toHaveLength(3);
    expect(t.events.map(({ type }) => type).slice(5)).toEqual([
      'cardDrawn',
      'pileReshuffled',
      'cardTaken',
      'cardDrawn',
      'displayRefilled',
      'turnBegan',
    ]);
    expect(t.all('pileReshuffled')).toEqual([{ type: 'pileReshuffled', cards: discarded.length }]);
  });

  test('runs out for the first time while the display is refilled', () => {
    rule('H-EDGE-2', 'H-DECK-1');
    const t = scene({ ...wei, A: { hand: 'rrg' }, display: 'vyog', pile: 'o' });
    t.play('A r wei-2 r wei-3 +2 +3');
    expect(t.events.map(({ type }) => type).slice(-4)).toEqual([
      'displayRefilled',
      'pileReshuffled',
      'displayRefilled',
      'turnBegan',
    ]);
    expect([t.display[1], t.display[2]]).toEqual(['o', expect.stringMatching(/[vyogr]/)]);
  });

  test('has run out when the last needed card is its last', () => {
    rule('H-EDGE-3', 'H-RULE-7', 'H-DECK-1');
    const t = scene({ A: { hand: 'rrg' }, pile: 'o' }).play('A -r +deck');
    expect([t.state.runOuts, t.all('pileReshuffled').length, t.discard]).toEqual([1, 1, '']);
    expect(t.pile.length).toBeGreaterThan(20);
    const u = scene({ A: { hand: 'rrg' }, pile: 'o', runOuts: 1 }).play('A -r +deck');
    expect([u.state.runOuts, u.all('endTriggered').length]).toEqual([2, 1]);
  });

  test('a reshuffle takes in the cards of this very turn', () => {
    rule('H-DECK-2', 'H-DECK-4');
    const t = scene({ A: { hand: 'vvr' }, B: { hand: 'yyo' }, C: { hand: 'ggo' }, pile: 'o' });
    const before = t.discard;
    t.play('A -r +deck');
    expect([...t.pile].sort().join('')).toBe([...before, 'r'].sort().join(''));
  });

  test('runs out for the second time in the middle of a draw', () => {
    rule('H-EDGE-4', 'H-DECK-3', 'H-DRAW-5', 'H-END-2');
    const t = scene({ ...wei, A: { hand: 'rgg' }, display: 'vyog', pile: 'o', runOuts: 1 });
    t.play('A r wei-2 gg wei-3 +deck');
    expect([t.hand('A'), t.display, t.pile, t.toAct]).toEqual(['o', 'vyog', '', 'B']);
    expect(t.all('endTriggered')).toEqual([{ type: 'endTriggered', seat: 0 }]);
    expect(t.all('displayRefilled')).toEqual([]);
    expect(t.all('pileReshuffled')).toEqual([]);
  });

  test('runs out for the second time while the display is refilled', () => {
    rule('H-DECK-3', 'H-END-2');
    const t = scene({ ...wei, A: { hand: 'rrg' }, display: 'vyog', pile: 'o', runOuts: 1 });
    t.play('A r wei-2 r wei-3 +2 +3');
    expect([t.display, t.pile, t.hand('A')]).toEqual(['vo.g', '', 'yog']);
    expect([t.state.display[2], t.all('displayRefilled').length]).toEqual([-1, 1]);
  });

  test('the display is full at the start of every turn before the trigger', () => {
    rule('H-EDGE-5', 'H-DRAW-5', 'H-INV-5');
    for (const side of [1, 2] as const) {
      const t = scene({ side, seats: 3 });
      while (!over(t.state) && t.state.runOuts < 2) {
        if (t.phase === 'action') {
          expect(t.display).not.toContain('.');
          expect(t.hand(t.toAct)).toHaveLength(3);
        }
        const legal = t.legal(t.toAct);
        t.play(`${t.toAct} ${legal[(t.state.turns * 7) % legal.length]}`);
      }
      expect(t.state.runOuts).toBe(2);
    }
  });
});
