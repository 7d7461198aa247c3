import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';
import type { Transcript } from '../transcript.ts';

/** Every way to go through a turn up to drawing, as its moves. */
function turns(t: Transcript, done: readonly string[] = []): string[][] {
  if (t.phase === 'draw' || t.toAct !== 'A') return [[...done]];
  return t
    .legal('A')
    .filter((move) => move[0] !== '-')
    .flatMap((move) => turns(t.fork().play(`A ${move}`), [...done, move]));
}

const paid = (found: readonly string[][]): string[] =>
  [...new Set(found.map((moves) => moves.filter((move) => /^[vyogr]+$/.test(move)).join('+')))].sort();

const JOKER = { borderJoker: true };
const OPEN = 'zhou-1 wei-1 chu-1 han-1 shu-1 qi-1 qin-1 lu-1 zhao-1';

describe('paying', () => {
  test('one card of the colour, or two of another one', () => {
    rule('H-PAY-1', 'H-PAY-2', 'H-PAY-7');
    const t = scene({ A: { hand: 'vrr' } });
    t.fork().play('A v zhou-1');
    t.fork().play('A r wei-1');
    t.fork().play('A rr zhou-1');
    t.fork().play('A rr qi-1');
    t.refuses('A v wei-1', 'H-PAY-7').refuses('A r zhou-1', 'H-PAY-7').refuses('A rr wei-1', 'H-PAY-7');
  });

  test('no overpayment', () => {
    rule('H-PAY-5', 'H-RULE-6');
    const t = scene({ A: { hand: 'rrg' }, B: { pagodas: 'wei-1' } });
    t.refuses('A rr wei-2', 'H-PAY-7').refuses('A rr @wei', 'H-PAY-7').refuses('A grr wei-2', 'H-BORDER-3');
    expect(t.legal('A')).toEqual(['g', 'r', 'rr', '-g', '-r']);
    const u = scene({ options: JOKER, A: { hand: 'rrg' }, B: { pagodas: 'wei-1' } });
    u.refuses('A grr wei-2', 'H-PAY-7');
    expect(u.legal('A')).toEqual(['g', 'r', 'rr', 'grr', '-g', '-r']);
  });

  test('only cards in hand, each once', () => {
    rule('H-PAY-6');
    const t = scene({ A: { hand: 'rrg' }, B: { pagodas: 'wei-1' } });
    t.refuses('A v', 'H-PAY-6').refuses('A gg', 'H-PAY-6').refuses('A gr wei-2', 'H-BORDER-2');
    t.play('A r wei-2').refuses('A rr', 'H-PAY-6').refuses('A gr', 'H-BORDER-2');
    t.play('A r wei-3').refuses('A r', 'H-PLACE-2');
    expect([t.hand('A'), t.discard]).toEqual(['g', 'rr']);
  });

  test('all complete turns without a border space', () => {
    rule('H-PAY-8', 'H-PAY-4', 'H-TURN-6');
    const pagodas =
      'weiyang-1 xishi-1 taixue-1 mingguang-1 mingtang-1 guigong-1 wuku-1 jianzhang-1 changle-1';
    const on = (hand: string) => paid(turns(scene({ side: 2, A: { hand }, B: { pagodas } })));
    expect(on('rrr')).toEqual(['r', 'r+r', 'rr']);
    expect(on('rgg')).toEqual(['g', 'g+g', 'gg', 'gg+r', 'r', 'r+gg']);
    expect(on('vyo')).toEqual(['o', 'v', 'y']);
  });

  test('all complete turns with a border space', () => {
    rule('H-PAY-8', 'H-PAY-3', 'H-PAY-4', 'H-BORDER-4');
    const on = (hand: string, borderJoker = false) =>
      turns(scene({ options: { borderJoker }, A: { hand }, B: { pagodas: OPEN } }));
    const withBorder = (hand: string, borderJoker = false) =>
      paid(on(hand, borderJoker).filter((moves) => moves.some((move) => move.startsWith('b-'))));
    expect(withBorder('rrr')).toEqual(['r+rr', 'rr', 'rr+r']);
    expect(withBorder('rgg')).toEqual(['gg']);
    expect(withBorder('rgg', true)).toEqual(['gg', 'rgg']);
    expect(withBorder('ror')).toEqual(['o+rr', 'or', 'or+r', 'r+or', 'rr', 'rr+o']);
    expect(withBorder('vgo')).toEqual(['vg']);
    for (const hand of ['rrr', 'rgg', 'ror', 'vyy', 'vgo', 'gyy'])
      for (const moves of on(hand, true)) {
        const cards = moves.filter((move) => /^[vyogr]+$/.test(move)).join('');
        expect(cards.length).toBeLessThanOrEqual(3);
      }
  });

  test('payments are chosen with each piece, after seeing what the first one did', () => {
    rule('H-TURN-6', 'H-TURN-8', 'H-EDGE-19');
    const t = scene({ A: { hand: 'oor', pagodas: 'lu-1 lu-2 lu-3 b-chu-lu' } });
    t.play('A o lu-4');
    expect([t.paid('lu'), t.scores, t.phase]).toEqual([[5, 0, 0], [5, 0, 0], 'second']);
    expect(t.legal('A')).toEqual(['o', 'stop']);
    t.play('A o');
    expect(t.legal('A')).toEqual(['@lu']);
  });
});

describe('border spaces', () => {
  test('two cards: one of each colour or two of one of them', () => {
    rule('H-BORDER-2', 'H-PAY-3', 'H-TV-15', 'H-BORDER-6');
    const t = scene({ A: { hand: 'ror' } });
    for (const cards of ['or', 'rr']) {
      const u = t.fork().play(`A ${cards} b-wei-zhao`);
      expect(u.phase).toBe('draw');
      u.refuses(`A ${cards === 'or' ? 'r' : 'o'}`, 'H-PLACE-1', 'H-PLACE-3');
    }
    const paying = t.legal('A').filter((cards) => {
      const u = t.fork();
      return cards[0] !== '-' && u.play(`A ${cards}`).legal('A').includes('b-wei-zhao');
    });
    expect(paying).toEqual(['rr', 'or']);
    t.refuses('A r b-wei-zhao', 'H-BORDER-2').refuses('A o b-wei-zhao', 'H-BORDER-2');
  });

  test('a second piece in the province that was not empty', () => {
    rule('H-TV-16', 'H-BORDER-4', 'H-EDGE-14', 'H-PLACE-8');
    const t = scene({ A: { hand: 'ror' }, B: { pagodas: 'wei-1' } }).play('A or b-wei-zhao');
    expect(t.legal('A')).toEqual(['r', 'stop']);
    t.refuses('A r zhao-1', 'H-PAY-7', 'H-PLACE-3').play('A r wei-2');
    const u = scene({ A: { hand: 'roo' }, B: { pagodas: 'wei-1' } }).play('A or b-wei-zhao');
    u.refuses('A o', 'H-PLACE-1', 'H-PLACE-3');
    expect(u.phase).toBe('draw');
  });

  test('exactly two cards: jokers do not pay', () => {
    rule('H-TV-17', 'H-BORDER-3', 'H-RULE-5', 'H-PAY-8');
    const t = scene({ A: { hand: 'rgg' } });
    t.refuses('A rgg b-wei-zhao', 'H-BORDER-3').refuses('A gg b-wei-zhao', 'H-BORDER-2');
    for (const cards of ['ogg', 'gor', 'ggg'] as const)
      expect(
        scene({ A: { hand: cards } })
          .legal('A')
          .filter((move) => move.length > 2),
      ).toEqual([]);
  });

  test('with the option a joker pair for one of the two cards', () => {
    rule('H-TV-17', 'H-BORDER-3', 'H-RULE-5', 'H-SETUP-6');
    const t = scene({ options: JOKER, A: { hand: 'rgg' } });
    t.fork().play('A rgg b-wei-zhao');
    t.refuses('A gg b-wei-zhao', 'H-BORDER-2');
    const u = scene({ options: JOKER, A: { hand: 'roo' } });
    u.refuses('A roo b-wei-zhao', 'H-BORDER-3').play('A roo b-qin-wei');
  });

  test('as second piece after one in either province', () => {
    rule('H-EDGE-15', 'H-BORDER-4', 'H-PLACE-8');
    const t = scene({ A: { hand: 'rry' }, B: { pagodas: 'wei-1' } });
    t.fork().play('A r wei-2 yr b-qin-wei');
    t.refuses('A y qin-1 rr b-qin-wei', 'H-PLACE-1', 'H-PLACE-3');
    const u = scene({ A: { hand: 'rry' }, B: { pagodas: 'wei-1 qin-1' } });
    u.play('A y qin-2 rr b-qin-wei');
    expect([u.at('b-qin-wei'), u.hand('A')]).toEqual(['A', '']);
  });

  test('three cards of one colour: two for the border space, the third in the province of that colour', () => {
    rule('H-EDGE-16', 'H-PLACE-3');
    const given = (pagodas: string) => scene({ A: { hand: 'rrr' }, B: { pagodas } });
    given('wei-1').play('A rr b-wei-zhao r wei-2');
    given('wei-1').refuses('A rr b-wei-zhao r zhao-1', 'H-PAY-7', 'H-PLACE-3');
    const t = given('zhao-1').play('A rr b-wei-zhao');
    expect(t.phase).toBe('draw');
  });

  test('it holds one pagoda and never an emissary', () => {
    rule('H-BORDER-1', 'H-PAGODA-1');
    const t = scene({ A: { hand: 'rro' }, B: { pagodas: 'b-wei-zhao' } });
    t.refuses('A rr b-wei-zhao', 'H-PAGODA-1');
    t.play('A or');
    expect(t.legal('A')).toEqual(['b-chu-lu']);
  });

  test('its pagoda counts fully in both provinces', () => {
    rule('H-BORDER-5', 'H-RULE-11', 'H-EMIS-2');
    const t = scene({ A: { hand: 'rro' }, B: { pagodas: 'b-wei-zhao' } });
    t.fork().play('A r @wei r wei-1');
    t.fork().play('A o @zhao');
    t.refuses('A r @wei r @wei', 'H-EMIS-2');
    const u = scene({ A: { hand: 'oor' }, B: { pagodas: 'zhao' }, C: { pagodas: 'wei-1' } });
    expect(u.markers).toBe('zhao');
  });

  test('it may fill two provinces at once, scored in the order of the data file', () => {
    rule('H-PAGODA-4', 'H-PAGODA-3', 'H-SCORE-PAGODA-5');
    const t = scene({
      A: { hand: 'yyr', pagodas: 'wei-1 wei-2 qin-1' },
      B: { pagodas: 'wei-3 wei-4 wei-5 b-wei-zhao qin-2 qin-3' },
      C: { pagodas: 'qin-4 qin-5 b-qin-zhou' },
    }).play('A yr b-qin-wei');
    // Wei 3 : 4, and Qin 2 : 2 : 3 with seven pagodas each.
    expect(t.all('provinceScored').map((e) => [e.province, e.points])).toEqual([
      ['wei', [4, 7, 0]],
      ['qin', [3, 3, 7]],
    ]);
    expect([t.scores, t.markers]).toEqual([[7, 10, 7], 'wei qin']);
  });

  test('no border space of a scored province is ever free', () => {
    rule('H-EDGE-17');
    const t = scene({ A: { hand: 'ror' }, B: { pagodas: 'wei' } });
    expect(t.markers).toBe('wei');
    expect([t.at('b-wei-zhao'), t.at('b-qin-wei')]).toEqual(['B', 'B']);
    t.refuses('A or b-wei-zhao', 'H-PAGODA-2');
  });
});
