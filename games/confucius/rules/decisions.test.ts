import { describe, expect, test } from 'vitest';
import { legalActions } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { playout } from '../../../core/playout.ts';
import { stream } from '../../../core/rng.ts';
import { confucius } from './index.ts';
import { scene } from './scene.ts';

describe('5.2 decisions', () => {
  test('there is no other decision, and no move of another one', () => {
    rule('C-DEC-1', 'C-GEN-1');
    const t = scene({ B: { hand: '3' } });
    for (const word of ['ok', 'cancel', 'B3', 'red', 'x1', '1.1', 'g1', '>G', 'india', '=1111'])
      t.refused(`B: ${word}`, 'C-DEC-1');
    const moves = new Set(Array.from({ length: confucius.actions }, (_, a) => confucius.decode(a).type));
    expect([...moves].sort()).toEqual(
      ['box', 'cancel', 'card', 'done', 'gift', 'junks', 'keep', 'land', 'official', 'pass', 'pay', 'player']
        .concat(['reward', 'student', 'take'])
        .sort(),
    );
  });

  test('a command is all or nothing', () => {
    rule('C-DEC-2', 'C-DEC-6');
    const t = scene({ B: { hand: '3' } });
    const before = t.branch();
    t.play('B: buyGift g3');
    const { stack: _open, ...now } = t.state;
    const { stack: _before, ...then } = before.state;
    expect(now).toEqual(then);
    t.play('B: $3');
    expect([t.hand('B'), t.player('B').cubes]).toEqual(['', 2]);
  });

  test('a choice that cannot be completed is not offered', () => {
    rule('C-DEC-6', 'C-TRN-5');
    const t = scene({
      options: { advanced: true },
      bingbu: 'o o o o o o B',
      B: { available: '4', hand: '' },
    });
    t.refused('B: petition', 'C-ACT-PETITION.3');
    for (const move of legalActions(confucius, t.state, 0)) {
      const s = confucius.clone(t.state);
      confucius.apply(s, 0, move);
      expect(legalActions(confucius, s, 0).length + Number(s.stack.length === 2)).toBeGreaterThan(0);
    }
  });

  test('parameters of every command in notation', () => {
    rule('C-DEC-5');
    for (const word of [
      'bribe',
      'B3',
      '$12',
      'x25',
      '3.4',
      'g6',
      '>4',
      'red',
      'orange',
      'americas',
      '!bribeAny',
    ]) {
      const action = confucius.parse(word)!;
      expect(confucius.notate(action)).toBe(word);
      expect(confucius.encode(confucius.decode(action))).toBe(action);
    }
    expect(confucius.decode(confucius.parse('3.4')!)).toEqual({ type: 'box', slot: 3, box: 4 });
    expect(confucius.decode(confucius.parse('=1123')!)).toEqual({ type: 'keep', cards: [2, 1, 1] });
  });

  test('what has to be kept is kept', () => {
    rule('C-STA-1', 'C-STA-2');
    const s = confucius.setup({ advanced: true, admiral: false }, 5, 'keep');
    playout(confucius, s, stream('a', 'b'));
    const copy = JSON.parse(JSON.stringify(s));
    expect(confucius.migrate(copy, confucius.version)).toEqual(s);
    expect(Object.keys(s)).toEqual(
      expect.arrayContaining(['round', 'wall', 'chief', 'students', 'transferred']),
    );
    expect(Object.keys(s.players[0]!)).toEqual(
      expect.arrayContaining([
        'hand',
        'gifts',
        'shipyard',
        'ocean',
        'stock',
        'colonies',
        'insult',
        'rewards',
      ]),
    );
    expect(JSON.stringify(s).length).toBeLessThan(4096);
  });

  test('names of lands are not confused', () => {
    rule('C-CONF-22');
    const t = scene({ B: { hand: '3333', colonies: 1 } });
    t.refused('B: invade india', 'C-DEC-1');
    expect(t.can('B: invade 1.1')).toBe(true);
  });
});
