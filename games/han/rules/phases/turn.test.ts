import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { turnEnds } from '../../../../core/turn.ts';
import { han } from '../index.ts';
import { scene } from '../scene.ts';

describe('turn', () => {
  test('play passes clockwise from the starting player', () => {
    rule('H-TURN-1');
    const t = scene({ start: 'B', turn: 'B', seats: 4 });
    const order = Array.from({ length: 6 }, () => {
      const seat = t.toAct;
      t.play(`${seat} ${t.legal(seat).find((move) => move[0] === '-')} +deck`);
      return seat;
    });
    expect(order.join('')).toBe('BCDABC');
    t.refuses('A pass', 'H-TURN-1').refuses('C +deck', 'H-TURN-1');
  });

  test('a turn is a placement or an exchange', () => {
    rule('H-TURN-2', 'H-EXCH-1', 'H-DRAW-1');
    const t = scene({ A: { hand: 'vrr' } });
    t.fork().play('A r wei-1').refuses('A -r', 'H-TURN-2').play('A +1').refuses('A +1', 'H-TURN-1');
    const u = t.fork().play('A -r').refuses('A r', 'H-TURN-2').refuses('A -v', 'H-TURN-2').play('A +1');
    expect(u.toAct).toBe('B');
    t.refuses('A +1', 'H-DRAW-1').refuses('A +deck', 'H-DRAW-1').refuses('A wei-1', 'H-TURN-8');
  });

  test('an exchange is always a free choice', () => {
    rule('H-TURN-3');
    const t = scene({ A: { hand: 'vrr' } });
    expect(t.legal('A')).toEqual(['v', 'r', 'rr', '-v', '-r']);
    t.refuses('A -g', 'H-EXCH-1').play('A -v +deck');
    expect([t.toAct, t.discard]).toEqual(['B', 'v']);
  });

  test('one piece must be placed, a second may be', () => {
    rule('H-TURN-4');
    const t = scene({ A: { hand: 'rrv' }, B: { pagodas: 'wei-1' } });
    t.refuses('A stop', 'H-TURN-4').play('A r').refuses('A stop', 'H-TURN-4').play('A wei-2 stop');
    expect([t.phase, t.hand('A')]).toEqual(['draw', 'vr']);
    t.refuses('A r', 'H-TURN-2');
  });

  test('no pass before the end is triggered; after it those who can place choose', () => {
    rule('H-TURN-5', 'H-END-2', 'H-EDGE-6');
    const t = scene({ A: { hand: 'rrv' }, B: { pagodas: 'wei-1' } });
    t.refuses('A pass', 'H-TURN-5').play('A r wei-2').refuses('A pass', 'H-TURN-5');
    const u = scene({ runOuts: 2, A: { hand: 'rrv' }, B: { hand: '' }, C: { hand: 'gg' } });
    expect(u.legal('A')).toEqual(['v', 'r', 'rr', 'pass']);
    u.refuses('A -r', 'H-END-2').play('A pass');
    // B has no cards and passes by itself.
    expect(u.all('passed').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(u.toAct).toBe('C');
  });

  test('who cannot place with his hand exchanges', () => {
    rule('H-EDGE-6', 'H-EXCH-2');
    const t = scene({
      side: 2,
      A: { hand: 'vyo', emissaries: 'jianzhang jianzhang jianzhang jianzhang' },
      B: { pagodas: 'weiyang guigong', emissaries: `${'weiyang '.repeat(6)} guigong guigong` },
      C: {
        pagodas: 'wuku jianzhang changle',
        emissaries: `guigong ${'wuku '.repeat(4)}${'changle '.repeat(3)}`,
      },
    });
    expect(t.legal('A')).toEqual(['-v', '-y', '-o']);
    t.refuses('A v', 'H-PAGODA-2', 'H-EMIS-2').play('A -v +1');
    expect(t.toAct).toBe('B');
  });

  test('a placement is its cards, then its piece, and nobody decides in between', () => {
    rule('H-TURN-8');
    const t = scene({ A: { hand: 'rro' }, B: { pagodas: 'wei-1' } });
    t.refuses('A wei-2', 'H-TURN-8').refuses('A @wei', 'H-TURN-8').play('A r');
    expect([t.phase, t.toAct, t.hand('A'), t.discard]).toEqual(['place', 'A', 'or', 'r']);
    t.refuses('B -r', 'H-TURN-1').refuses('A r', 'H-TURN-8').refuses('A -r', 'H-TURN-2');
    t.refuses('A +deck', 'H-DRAW-1').refuses('A pass', 'H-TURN-5');
    expect(t.legal('A')).toContain('wei-2');
    expect(t.all('cardsPlayed')).toEqual([{ type: 'cardsPlayed', seat: 0, cards: ['red'] }]);
  });

  test('up to the first card drawn nothing hidden shows, so the way back is harmless', () => {
    rule('H-TURN-7');
    const t = scene({ A: { hand: 'oor', pagodas: 'lu-1 lu-2 lu-3 b-chu-lu' } });
    const before = JSON.stringify(t.state);
    const start = t.fork();
    t.play('A o lu-4 o @lu');
    expect(t.scores).toEqual([5, 0, 0]);
    expect([t.pile, t.state.rng]).toEqual([start.pile, start.state.rng]);
    const placed = t.state;
    expect(turnEnds(han, start.state, 0, placed)).toBe(false);
    expect(turnEnds(han, placed, 0, t.fork().play('A +1').state)).toBe(false);
    expect(turnEnds(han, placed, 0, t.fork().play('A +deck').state)).toBe(true);
    expect(JSON.stringify(start.state)).toBe(before);
    start.play('A -o');
    expect(start.scores).toEqual([0, 0, 0]);
  });

  test('events of a turn', () => {
    rule('H-TURN-2', 'H-INFO-5');
    const t = scene({ A: { hand: 'rgg' }, B: { pagodas: 'wei-1' }, display: 'vvoo', top: 'yg' });
    t.play('A r wei-2 gg @wei +1 +deck +2');
    expect(t.events).toEqual([
      { type: 'turnBegan', seat: 0, round: 2 },
      { type: 'cardsPlayed', seat: 0, cards: ['red'] },
      { type: 'pagodaPlaced', seat: 0, space: 'wei-2', fortified: false },
      { type: 'cardsPlayed', seat: 0, cards: ['green', 'green'] },
      { type: 'emissaryPlaced', seat: 0, province: 'wei' },
      { type: 'cardTaken', seat: 0, slot: 0, card: 'violet' },
      { type: 'cardDrawn', seat: 0, card: 'yellow' },
      { type: 'cardTaken', seat: 0, slot: 1, card: 'violet' },
      { type: 'displayRefilled', slot: 0, card: 'green' },
      { type: 'displayRefilled', slot: 1, card: expect.any(String) },
      { type: 'turnBegan', seat: 1, round: 2 },
    ]);
  });
});
