import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { type Scene, scene } from '../scene.ts';

/** The examination of the worked example: White on red, Yellow on orange. */
const EXAMPLE: Scene = {
  phase: 'favour',
  chief: 'B',
  candidates: 'gongbu bingbu hubu any any any',
  students: 'W Y',
  gifts: 'W>B2 W>Y3 G>W1',
  B: { hand: '111' },
  G: { hand: '' },
  P: { hand: '3' },
  W: { hand: '2' },
  Y: { hand: '11' },
};

describe('6.8 trigger', () => {
  test('both spaces, or one and forced; otherwise nothing', () => {
    rule('C-EXAM-1', 'C-EXAM-2', 'C-EDGE-32');
    const held = (given: Scene) =>
      scene({ phase: 'favour', ...given })
        .play('Y: none')
        .eventsOf('examinationBegan')
        .map(({ contested }) => contested);
    expect(held({ students: 'B G' })).toEqual([true]);
    expect(held({ students: 'B -', examForced: true })).toEqual([false]);
    expect(held({ students: '- G', examForced: true })).toEqual([false]);
    expect(held({ students: 'B -' })).toEqual([]);
    expect(held({ students: '- -', examForced: true })).toEqual([]);
  });

  test('two students and forced: one contested examination', () => {
    rule('C-EDGE-33', 'C-EXAM-2');
    const t = scene({ ...EXAMPLE, examForced: true }).play('B: none');
    expect(t.eventsOf('examinationBegan')).toHaveLength(1);
    expect(t.asks).toBe('B examination');
  });

  test('a single student wins without cards', () => {
    rule('C-EXAM-3', 'C-EDGE-32');
    const t = scene({ phase: 'favour', students: '- G', examForced: true, gifts: 'G>B1' });
    t.play('Y: none');
    expect(t.eventsOf('examinationWon')).toEqual([{ type: 'examinationWon', seat: 1 }]);
    expect([t.asks, t.gifts, t.discard]).toEqual(['G place', 'G>B1', '']);
  });
});

describe('6.8 contested', () => {
  test('the worked example: White wins 4 to 3', () => {
    rule(
      'C-EX-9',
      'C-EXAM-4',
      'C-EXAM-5',
      'C-EXAM-6',
      'C-EXAM-7',
      'C-EXAM-10',
      'C-EXAM-11',
      'C-EXAM-12',
      'C-EXAM-13',
    );
    rule('C-OBL-3', 'C-EXAM-14');
    const t = scene(EXAMPLE).play('B: none');
    t.refused('B: orange', 'C-OBL-3').refused('B: red ok', 'C-EXAM-5').refused('B: red +2', 'C-EXAM-5');
    t.play('B: red +1 ok');
    expect(t.eventsOf('cannotTutor')).toEqual([{ type: 'cannotTutor', seat: 1 }]);
    expect(t.legal('P')).toBe('red orange');
    t.play('P: orange +3 ok');
    expect(t.legal('W')).toBe('red orange');
    t.play('W: red +2 ok');
    t.refused('Y: orange', 'C-OBL-3');
    t.play('Y: red +1 ok');
    expect(t.eventsOf('revealed')).toEqual([
      { type: 'revealed', red: [2, 1, 0], orange: [0, 0, 1], totals: [4, 3] },
    ]);
    expect([t.discard, t.state.students, t.asks]).toEqual(['1123', [-1, -1], 'W place']);
    expect(t.legal('W')).toBe('G1 G2 G6 G7');
    t.play('W: G6');
    expect([t.official('G6'), t.gifts]).toEqual(['*W', 'G>W1 W>B2 W>Y3']);
  });

  test('the variation without an empty space', () => {
    rule('C-EX-9', 'C-EXAM-17');
    const t = scene({ ...EXAMPLE, gongbu: 'o g W o B o y' });
    t.play('B: none\nB: red +1 ok\nP: red +3 ok\nW: red +2 ok\nY: red +1 ok');
    expect(t.legal('W')).toBe('G1 G2 G4 G6 G7');
    t.refused('W: G5', 'C-EXAM-17').refused('W: G3', 'C-EXAM-17');
  });

  test('three tutoring cards cancel the gift whatever the result', () => {
    rule('C-EX-22', 'C-CAN-3', 'C-EXAM-8', 'C-EXAM-9', 'C-CONF-5');
    const t = scene(EXAMPLE).play('B: none').refused('B: red +1 +1 cancel', 'C-EXAM-8');
    t.play('B: red +1 +1 +1 cancel');
    expect([t.gifts, t.hand('B')]).toEqual(['G>W1 W>Y3', '']);
    expect(t.eventsOf('tutored')[0]).toMatchObject({ seat: 0, student: 'red', count: 3, cancelled: true });
  });

  test('three cards without the wish to cancel', () => {
    rule('C-EDGE-36', 'C-EXAM-9', 'C-CONF-5');
    const t = scene(EXAMPLE).play('B: none\nB: red +1 +1 +1');
    expect(t.legal('B')).toBe('ok cancel');
    expect(t.play('B: ok').gifts).toBe('G>W1 W>B2 W>Y3');
  });

  test('no gift from the student’s owner, nothing to cancel', () => {
    rule('C-EXAM-8', 'C-EXAM-9');
    const t = scene({ ...EXAMPLE, gifts: 'G>B2 W>Y3', B: { hand: '111' } });
    t.play('B: none').refused('B: red +1 +1 +1 cancel', 'C-EXAM-8');
  });

  test('one or two cards: still one must be played, and nothing is cancelled', () => {
    rule('C-EDGE-35', 'C-OBL-3', 'C-DEC-1');
    const t = scene({ ...EXAMPLE, B: { hand: '11' }, Y: { hand: '1' } });
    t.play('B: none\nB: red +1 +1').refused('B: cancel', 'C-EXAM-8');
    t.play('B: ok\nP: red +3 ok\nW: red +2 ok');
    expect(t.eventsOf('tutored').at(-1)).toMatchObject({ seat: 4, student: 'red', count: 1 });
    expect(t.asks).toBe('W place');
  });

  test('gifts from both owners: the more valuable decides, equal ones leave the choice', () => {
    rule('C-OBL-3a', 'C-EXAM-6');
    const start = (gifts: string) =>
      scene({ ...EXAMPLE, chief: 'P', P: { hand: '33' }, gifts }).play('P: none');
    start('W>P2 Y>P3').refused('P: red', 'C-OBL-3a');
    expect(start('W>P2 Y>P3').legal('P')).toBe('orange');
    expect(start('W>P3 Y>P2').legal('P')).toBe('red');
    expect(start('W>P3 Y>P3').legal('P')).toBe('red orange');
    expect(start('').legal('P')).toBe('red orange');
  });

  test('a rival may be tutored, and owners are bound by each other’s gifts', () => {
    rule('C-EXAM-7', 'C-EXAM-6', 'C-OBL-3');
    const t = scene({ ...EXAMPLE, chief: 'W', gifts: 'Y>W1', W: { hand: '22' } }).play('W: none');
    expect(t.legal('W')).toBe('orange');
    const free = scene({ ...EXAMPLE, chief: 'Y', gifts: '', Y: { hand: '11' } }).play('Y: none');
    expect(free.play('Y: red').asks).toBe('Y tutor');
  });

  test('equal totals and no cards at all: the red space wins', () => {
    rule('C-EXAM-11', 'C-EDGE-34', 'C-EXAM-4');
    const none = { hand: '' };
    const t = scene({ ...EXAMPLE, gifts: '', B: none, P: none, W: none, Y: none, G: none });
    t.play('B: none');
    expect(t.eventsOf('revealed')[0]).toMatchObject({ totals: [0, 0] });
    expect(t.asks).toBe('W place');
    const even = scene({ ...EXAMPLE, gifts: '', B: none, P: none, W: { hand: '11' }, Y: { hand: '22' } });
    even.play('B: none\nW: red +1 +1 ok\nY: orange +2 ok');
    expect(even.asks).toBe('W place');
  });

  test('each player acts once, from the chief minister clockwise', () => {
    rule('C-EXAM-4', 'C-EXAM-10');
    const t = scene({ ...EXAMPLE, chief: 'P', gifts: '', P: { hand: '33' }, G: { hand: '12' } }).play(
      'P: none',
    );
    const order: string[] = [];
    while (t.asks.endsWith('examination')) {
      const letter = t.asks[0]!;
      order.push(letter);
      t.play(`${letter}: orange`).play(`${letter}: ${t.legal(letter).split(' ')[0]} ok`);
    }
    expect(order.join('')).toBe('PWYBG');
  });
});

describe('6.8 placing the candidate', () => {
  const won = (given: Scene) =>
    scene({ phase: 'favour', students: 'B -', examForced: true, ...given }).play('Y: none');

  test('an empty space of the named ministry, any number', () => {
    rule('C-EXAM-15', 'C-EXAM-16', 'C-EXAM-20', 'C-EDGE-39');
    const t = won({ candidates: 'hubu bingbu gongbu any any any' });
    expect(t.legal('B')).toBe('H1 H2 H6 H7');
    t.refused('B: B1', 'C-EXAM-16').refused('B: H3', 'C-EXAM-16').refused('B: pass', 'C-DEC-1');
    expect(t.play('B: H7').official('H7')).toBe('*B');
  });

  test('"any": an empty space in any unresolved ministry while there is one', () => {
    rule('C-EXAM-15', 'C-EDGE-37');
    const t = won({
      candidates: 'any any any',
      bingbu: '*B . G *G G . *G',
      hubu: 'G G G G P P P',
      posts: 'hubu:GP',
      gongbu: 'o o o o o o .',
    });
    expect(t.legal('B')).toBe('B2 B6 G7');
  });

  test('without an empty space an unbribed or unsecured official is replaced for good', () => {
    rule('C-EXAM-17', 'C-EDGE-40', 'C-EDGE-41');
    const t = won({ bingbu: '2 3g 4G 4b 5B 6P 7W' });
    expect(t.legal('B')).toBe('B1 B2 B4');
    const own = t.branch().play('B: B4');
    expect([own.official('B4'), own.state.gone[4]]).toEqual(['*B', 1]);
    t.play('B: B2');
    expect([t.official('B2'), t.state.gone[3], t.eventsOf('candidatePlaced')[0]!.from]).toEqual(['*B', 1, 1]);
  });

  test('a single spot needs no question', () => {
    rule('C-EXAM-20');
    const t = won({ bingbu: '2B 3g 4G 4B 5B 6P 7W' });
    expect(t.eventsOf('candidatePlaced')).toHaveLength(1);
    expect(t.asks).not.toBe('B place');
  });

  test('a resolved or fully secured ministry: replacement anywhere, but no empty spaces', () => {
    rule('C-EXAM-18', 'C-EDGE-38', 'C-EXAM-22', 'C-CONF-23');
    const secured = won({ bingbu: 'B B B G G G .', candidates: 'bingbu hubu gongbu any any any' });
    expect(secured.eventsOf('candidatePlaced')[0]).toMatchObject({ ministry: 0, space: 7 });
    const resolved = won({ bingbu: 'G G G G P P P', posts: 'bingbu:GP', hubu: '. . 3g 4G 5 . .' });
    expect(resolved.legal('B')).toBe('H3 H5 G3 G4 G5');
    resolved.refused('B: H1', 'C-EXAM-18');
  });

  test('all of S secured: another ministry', () => {
    rule('C-EXAM-18');
    const t = won({ bingbu: 'B B B G G G W', hubu: 'G G G G G G .', gongbu: '. . G 4 G . .' });
    expect(t.eventsOf('candidatePlaced')[0]).toMatchObject({ ministry: 2, space: 4 });
  });

  test('nothing to replace anywhere: the candidate is removed', () => {
    rule('C-EXAM-19', 'C-EDGE-62', 'C-EXAM-23');
    const t = won({
      candidates: 'hubu',
      bingbu: 'o o o o o o o'.replaceAll('o', 'B'),
      hubu: 'G G G G P P P',
      posts: 'hubu:GP',
      gongbu: '. . G G G . .',
    });
    expect(t.eventsOf('candidateRemoved')).toEqual([{ type: 'candidateRemoved', candidate: 1 }]);
    expect([t.state.candidate, t.asks]).toEqual([-1, 'end']);
    expect(t.eventsOf('gameEnds')).toEqual([
      { type: 'gameEnds', ministries: false, candidates: true, wall: false },
    ]);
  });

  test('the next candidate is turned up, resolved ministries are passed over', () => {
    rule('C-EXAM-21');
    const t = won({
      candidates: 'gongbu bingbu any any',
      bingbu: 'G G G G P P P',
      posts: 'bingbu:GP',
      hubu: '*G . 3 4 5 . .',
    }).play('B: G1');
    expect(t.events.filter(({ type }) => type.startsWith('candidate')).map(({ type }) => type)).toEqual([
      'candidatePlaced',
      'candidateTurnedUp',
      'candidateRemoved',
      'candidateTurnedUp',
    ]);
    expect([t.state.candidate, t.state.any, t.state.gone[1]]).toEqual([3, 1, 2]);
  });

  test('a candidate whose ministry is resolved later stays face up', () => {
    rule('C-EXAM-22', 'C-EDGE-42');
    const t = won({ candidates: 'hubu bingbu any any any', bingbu: 'B B B G G G G' }).play('B: H1');
    expect([t.state.candidate, t.posts('bingbu').includes('-')]).toEqual([0, false]);
  });

  test('the last candidate ends the game after this round', () => {
    rule('C-EXAM-23', 'C-END-1', 'C-END-1b', 'C-END-2');
    const t = won({
      candidates: 'any',
      bingbu: '*B . *G *G *B . *G',
      armies: 'W W',
    });
    t.play('B: B2');
    expect([t.asks, t.state.round, t.player('W').vp]).toEqual(['end', 2, 8]);
  });
});
