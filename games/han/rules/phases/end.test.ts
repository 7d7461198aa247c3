import { describe, expect, test } from 'vitest';
import { firstSeat, legalActions, over } from '../../../../core/game.ts';
import { rule } from '../../../../core/laws/cite.ts';
import { defaultOptions } from '../../../../core/options.ts';
import { han } from '../index.ts';
import { final, scene } from '../scene.ts';

/** All spaces but one are taken and all emissaries are out: A's next pagoda is the last piece of all. */
const lastPiece = {
  1: {
    A: {
      hand: 'ror',
      pagodas: 'zhou wei b-chu-lu zhao-1 zhao-2',
      emissaries: 'zhou zhou zhou zhou wei wei wei wei',
    },
    B: { pagodas: 'chu han lu', emissaries: 'zhou zhou wei chu chu chu chu chu' },
    C: { pagodas: 'shu qi qin zhao-4 zhao-5', emissaries: 'shu shu shu qin qin qi qi qi' },
  },
  2: {
    A: {
      hand: 'ovv',
      pagodas: 'weiyang xishi taixue mingguang-1 changle-1 changle-2',
      emissaries: 'weiyang weiyang weiyang weiyang weiyang weiyang xishi xishi',
    },
    B: {
      pagodas: 'mingguang mingtang guigong wuku jianzhang',
      emissaries: 'xishi xishi xishi mingtang mingtang mingtang mingtang wuku',
    },
  },
} as const;

describe('the end', () => {
  test('the round of the second run-out is completed', () => {
    rule('H-END-1', 'H-INV-6', 'H-DECK-3');
    const t = scene({ turn: 'B', runOuts: 1, pile: 'o', B: { hand: 'rrv' }, C: { hand: 'ggv' } });
    t.play('B -r +deck');
    expect([t.toAct, over(t.state), t.all('endTriggered')]).toEqual([
      'C',
      false,
      [{ type: 'endTriggered', seat: 1 }],
    ]);
    t.play('C g han-1');
    expect([over(t.state), t.state.turns % 3, han.ending(t.state)]).toEqual([true, 0, 'secondRunOut']);
    expect(t.events.at(-1)).toEqual({ type: 'ended', scores: t.scores, places: han.places(t.state) });
  });

  test('up to the player to the right of the starting player', () => {
    rule('H-END-1', 'H-TURN-1');
    const t = scene({ start: 'C', turn: 'C', runOuts: 1, pile: 'o', C: { hand: 'rrv' } });
    t.play('C -r +deck', 'A pass', 'B pass');
    expect([over(t.state), t.state.turns % 3]).toEqual([true, 0]);
  });

  test('nobody draws, refills or exchanges any more', () => {
    rule('H-END-2');
    const t = scene({ runOuts: 1, pile: 'o', A: { hand: 'rrv' }, B: { hand: 'ggv' }, C: { hand: 'yyo' } });
    t.play('A -r +deck').refuses('B -g', 'H-END-2').play('B g han-1');
    expect([t.toAct, t.hand('B')]).toEqual(['C', 'vg']);
    t.play('C y qi-1');
    expect([over(t.state), t.all('cardDrawn').length, t.all('displayRefilled').length]).toEqual([true, 1, 0]);
  });

  test('two pieces are still placed in a last turn', () => {
    rule('H-END-2', 'H-PLACE-4');
    const t = scene({ runOuts: 2, A: { hand: 'rry' }, B: { pagodas: 'wei-1' } }).play('A r wei-2 r wei-3');
    expect([t.toAct, t.hand('A')]).toEqual(['B', 'y']);
  });

  test('at once if the last player of the round triggers it', () => {
    rule('H-END-3', 'H-INV-6');
    const t = scene({ turn: 'C', runOuts: 1, pile: 'o', C: { hand: 'rrv' } }).play('C -r +deck');
    expect([over(t.state), t.state.turns % 3, han.ending(t.state)]).toEqual([true, 0, 'secondRunOut']);
  });

  test.each([1, 2] as const)('when nobody can ever place again, on side %i', (side) => {
    rule('H-END-4', 'H-EDGE-8');
    const t = scene({ side, ...lastPiece[side] });
    t.play(side === 1 ? 'A o zhao-3' : 'A o changle-3').play('A +1');
    expect([over(t.state), han.ending(t.state)]).toEqual([true, 'nobodyCanPlace']);
    expect(t.all('nobodyCanPlace')).toHaveLength(1);
    // The round is not completed, and what was full had been scored before.
    expect(t.state.turns % t.scores.length).toBe(1);
    expect(t.all('provinceScored').map(({ final: last }) => last)).toEqual([false]);
  });

  test('not while an emissary finds room, nor while a bare fortress waits for a pagoda', () => {
    rule('H-END-4');
    const room = { ...lastPiece[2], A: { ...lastPiece[2].A, emissaries: 'weiyang weiyang' } };
    const t = scene({ side: 2, ...room }).play('A o changle-3 stop +1');
    expect([over(t.state), t.toAct]).toEqual([false, 'B']);
    const u = scene({
      side: 2,
      options: { fortresses: true },
      fortresses: 'changle-3',
      ...lastPiece[2],
      A: { ...lastPiece[2].A, hand: 'vvr' },
    }).play('A -v +1');
    expect([over(u.state), u.toAct]).toEqual([false, 'B']);
  });

  test('who can never place again exchanges while others can', () => {
    rule('H-EDGE-7', 'H-RULE-12');
    const t = scene({
      A: {
        hand: 'gyo',
        pagodas: 'zhou wei chu-1 chu-2 chu-3 chu-4 chu-5',
        emissaries: 'zhou zhou zhou zhou wei wei wei wei',
      },
    });
    expect([t.state.pagodaSupply[0], t.state.emissarySupply[0]]).toEqual([0, 0]);
    expect(t.legal('A')).toEqual(['-y', '-o', '-g']);
    t.refuses('A g', 'H-PLACE-5').play('A -g +deck');
    expect(over(t.state)).toBe(false);
    const last = scene({
      ...{ runOuts: 1, pile: 'o', turn: 'C', start: 'C' },
      A: { ...PLACED, hand: 'gyo' },
    });
    last.play(`C ${last.legal('C').find((move) => move[0] === '-')} +deck`);
    expect(last.all('passed')).toEqual([{ type: 'passed', seat: 0 }]);
  });
  const PLACED = {
    pagodas: 'zhou wei chu-1 chu-2 chu-3 chu-4 chu-5',
    emissaries: 'zhou zhou zhou zhou wei wei wei wei',
  };

  test('a seat that only exchanges keeps its pieces and holds up nobody', () => {
    rule('H-EDGE-26');
    const t = scene({ A: { pagodas: 'wei-1 wei-2' } }).finish();
    expect([t.at('wei-1'), t.at('wei-2'), han.ending(t.state)]).toEqual(['A', 'A', 'secondRunOut']);
  });

  test('a seat that nobody plays exchanges, draws from the pile, passes at the end, and places nothing', () => {
    rule('H-EDGE-26');
    const s = han.setup(defaultOptions(han, 3), 3, 'missing');
    const words = new Set<string>();
    while (!over(s)) {
      const seat = firstSeat(han.active(s));
      const action = han.standIn!(s, seat, legalActions(han, s, seat));
      words.add(han.decode(action).type);
      han.apply(s, seat, action);
    }
    expect([...words].toSorted()).toEqual(['exchange', 'pass', 'takeDeck']);
    expect(s.pagodas.every((owner) => owner < 0)).toBe(true);
  });
});

describe('the winner', () => {
  test('has the highest score', () => {
    rule('H-WIN-1');
    const t = final({ A: { score: 5 }, B: { score: 9 }, C: { score: 7 } });
    expect([t.scores, han.places(t.state)]).toEqual([
      [5, 9, 7],
      [3, 1, 2],
    ]);
  });

  test('among equals has more pieces left', () => {
    rule('H-WIN-2', 'H-WIN-4');
    const t = final({ A: { score: 9, pagodas: 'wei-1' }, B: { score: 10 }, C: { score: 1 } });
    expect([t.scores, han.places(t.state)]).toEqual([
      [10, 10, 1],
      [2, 1, 3],
    ]);
    const options = { fortresses: true };
    const u = final({ options, fortresses: 'wei-1', A: { score: 10 }, B: { score: 10 }, C: { score: 10 } });
    expect(han.places(u.state)).toEqual([3, 1, 1]);
  });

  test('shares the victory with who is equal in both, and the next place is skipped', () => {
    rule('H-WIN-3', 'H-WIN-4');
    const t = final({ A: { score: 10 }, B: { score: 9, pagodas: 'wei-1' }, C: { score: 10 } });
    expect([t.scores, han.places(t.state)]).toEqual([
      [10, 10, 10],
      [1, 3, 1],
    ]);
    const u = final({ A: { score: 10 }, B: { score: 3 }, C: { score: 10 }, D: { score: 3 } });
    expect(han.places(u.state)).toEqual([1, 3, 1, 3]);
  });
});
