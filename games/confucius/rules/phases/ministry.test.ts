import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { type Scene, scene } from '../scene.ts';

const FIVE: Scene = {
  phase: 'favour',
  bingbu: 'Y W B G W Y P',
  gifts: 'W>G4 W>Y3 P>Y3 G>P3',
};

describe('6.9 ministry resolution', () => {
  test('the simple example', () => {
    rule('C-EX-10', 'C-MIN-1', 'C-MIN-3', 'C-MIN-4', 'C-MIN-7', 'C-MIN-8', 'C-MIN-9', 'C-MIN-11', 'C-MIN-12');
    rule('C-OBL-4', 'C-OBL-4a', 'C-CAN-4');
    const t = scene({ phase: 'favour', gongbu: 'b P g B p b P', gifts: 'P>G3 B>G4' }).play('Y: none');
    expect(t.eventsOf('supported')).toEqual([
      { type: 'supported', seat: 1, to: 0, ministry: 2, officials: 1, forced: true },
    ]);
    expect([t.posts('gongbu'), t.gifts, t.owners('gongbu')]).toEqual(['BP', 'P>G3', 'BPGBPBP']);
    expect(t.scores).toBe('B4 G0 P4 W0 Y0');
    expect([t.state.resolved, t.state.chits]).toEqual([4, [8, 7, 6, 5, 4, 4]]);
  });

  test('the example with five players', () => {
    rule('C-EX-11', 'C-MIN-6', 'C-MIN-8', 'C-MIN-10', 'C-EDGE-43', 'C-EDGE-44', 'C-OBL-4');
    const t = scene(FIVE).play('Y: none');
    expect(t.eventsOf('supported')).toEqual([
      { type: 'supported', seat: 2, to: 1, ministry: 0, officials: 1, forced: true },
    ]);
    expect(t.gifts).toBe('P>Y3 W>Y3 W>G4');
    expect([t.asks, t.legal('B')]).toEqual(['B ministry', '>G >W >Y']);
    t.refused('B: >P', 'C-MIN-8').refused('B: >B', 'C-MIN-8');
    t.play('B: >Y');
    expect(t.eventsOf('supported')).toEqual([
      { type: 'supported', seat: 0, to: 4, ministry: 0, officials: 1, forced: false },
      { type: 'supported', seat: 1, to: 3, ministry: 0, officials: 2, forced: true },
    ]);
    expect([t.posts('bingbu'), t.gifts, t.owners('bingbu')]).toEqual(['WY', 'P>Y3 W>Y3', 'YWBGWYP']);
    expect(t.scores).toBe('B0 G0 P0 W8 Y7');
  });

  test('only when all seven spaces hold a marker', () => {
    rule('C-MIN-1', 'C-EDGE-45');
    for (const bingbu of ['B B B G G G .', 'B B B G G G o']) {
      const t = scene({ phase: 'favour', bingbu }).play('Y: none');
      expect([t.state.resolved, t.eventsOf('ministryBegan')]).toEqual([0, []]);
    }
    const full = scene({ options: { advanced: true }, bingbu: 'b b b g g g g', B: { available: '6' } });
    full.play('B: petition g6 B4 >B');
    expect([full.state.resolved, full.owners('bingbu')]).toEqual([0, 'bbbBggg']);
    full.passAll().play('Y: none');
    expect([full.state.resolved, full.posts('bingbu'), full.owners('bingbu')]).toEqual([1, 'BG', 'BBBBGGG']);
  });

  test('in board order, and a gift cancelled in one no longer binds in the next', () => {
    rule('C-MIN-2', 'C-MIN-17', 'C-END-1a');
    const t = scene({
      phase: 'favour',
      gifts: 'B>P2',
      bingbu: 'B B B G G G P',
      hubu: 'B B B G G G P',
      gongbu: 'B B B G G G G',
    }).play('Y: none');
    expect([t.posts('bingbu'), t.state.resolved, t.gifts]).toEqual(['BG', 1, '']);
    expect([t.asks, t.legal('P')]).toEqual(['P ministry', '>B >G']);
    t.play('P: >G');
    expect([t.posts('hubu'), t.posts('gongbu'), t.asks]).toEqual(['GB', 'GB', 'end']);
    expect(t.eventsOf('gameEnds')).toEqual([
      { type: 'gameEnds', ministries: true, candidates: false, wall: false },
    ]);
  });

  test('one participant takes both posts', () => {
    rule('C-MIN-5');
    const t = scene({ phase: 'favour', hubu: 'g G g g g g *G', candidates: 'bingbu gongbu any any any' });
    t.play('Y: none');
    expect([t.posts('hubu'), t.player('G').vp, t.owners('hubu')]).toEqual(['GG', 11, 'GGGGGGG']);
  });

  test('the tie for least goes to the most junior top official', () => {
    rule('C-MIN-6');
    const t = scene({ phase: 'favour', bingbu: 'B B G P G P B' }).play('Y: none');
    expect(t.asks).toBe('P ministry');
  });

  test('equal highest gifts leave the choice among their givers only', () => {
    rule('C-MIN-8', 'C-OBL-4a');
    const t = scene({ phase: 'favour', bingbu: 'B B G G W W P', gifts: 'B>P3 G>P3 W>P2' }).play('Y: none');
    expect([t.asks, t.legal('P')]).toEqual(['P ministry', '>B >G']);
    t.refused('P: >W', 'C-OBL-4a').refused('P: >Y', 'C-MIN-8').refused('P: >P', 'C-MIN-8');
    t.play('P: >G');
    expect(t.gifts).toBe('B>P3 W>P2');
  });

  test('gifts from players who do not take part are ignored and stay', () => {
    rule('C-OBL-4a', 'C-EDGE-44', 'C-MIN-9');
    const t = scene({ phase: 'favour', bingbu: 'B B B G G G P', gifts: 'Y>P6 W>P5' }).play('Y: none');
    expect([t.asks, t.legal('P')]).toEqual(['P ministry', '>B >G']);
    t.play('P: >B');
    expect(t.gifts).toBe('W>P5 Y>P6');
  });

  test('nothing changes any more in a resolved ministry', () => {
    rule('C-MIN-12', 'C-CHK-8');
    const t = scene({
      options: { advanced: true },
      bingbu: 'B B B G G G P',
      posts: 'bingbu:BG',
      B: { hand: '333', available: '4 6', rewards: 'bribeAny' },
    });
    t.refused('B: transfer', 'C-ACT-TRANSFER.1').refused('B: petition', 'C-ACT-PETITION.3');
    t.refused('B: !bribeAny B4', 'C-RWD-BRIBE').refused('B: secure', 'C-ACT-SECURE.1');
  });
});

describe('6.9 at the end of the game', () => {
  const end = (given: Scene) =>
    scene({ phase: 'favour', round: 9, conquered: '1 2 3', ...given }).play('Y: none');

  test('empty spaces and unbribed officials are ignored', () => {
    rule('C-MIN-13', 'C-EDGE-46', 'C-END-3', 'C-END-1c');
    const t = end({ bingbu: 'B . b 4 G . .', gifts: 'B>P1' });
    expect([t.posts('bingbu'), t.asks]).toEqual(['BG', 'end']);
    expect(t.owners('bingbu')[2]).toBe('B');
  });

  test('two level: the most senior official decides', () => {
    rule('C-EX-23', 'C-MIN-14', 'C-EDGE-49');
    const t = end({ hubu: 'P . G o o G P' });
    expect(t.posts('hubu')).toBe('PG');
  });

  test('no marker, no posts', () => {
    rule('C-MIN-15', 'C-EDGE-47');
    const t = end({ bingbu: 'B B 3 4 G . .' });
    expect([t.posts('hubu'), t.posts('gongbu'), t.state.resolved]).toEqual(['--', '--', 7]);
  });

  test('one player alone', () => {
    rule('C-MIN-16', 'C-EDGE-48');
    const t = end({ gongbu: '. . 3w 4 5 . .' });
    expect([t.posts('gongbu'), t.player('W').vp]).toEqual(['WW', 10]);
  });

  test('support is asked for as in play, ministry by ministry', () => {
    rule('C-END-3', 'C-MIN-8');
    const t = end({ bingbu: 'B B G G P . .', gongbu: 'B B G G P . .', gifts: 'G>P1' });
    expect([t.posts('bingbu'), t.asks]).toEqual(['GB', 'P ministry']);
    t.play('P: >B');
    expect([t.posts('gongbu'), t.asks]).toEqual(['BG', 'end']);
  });
});
