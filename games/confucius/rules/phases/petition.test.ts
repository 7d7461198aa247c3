import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { REMOVED } from '../data.ts';
import { type Scene, scene } from '../scene.ts';

const court = (given: Scene) => scene({ options: { advanced: true }, ...given });

describe('6.7 Petition the Emperor', () => {
  test('only in the advanced game, with two cubes', () => {
    rule('C-ACT-PETITION', 'C-ACT-PETITION.1', 'C-EDGE-11');
    const B = { available: '2', shipyard: 2, rewards: 'extra' };
    scene({ B }).refused('B: petition', 'C-ACT-PETITION.1').refused('B: !extra petition', 'C-ACT-PETITION.1');
    court({ B: { ...B, cubes: 1 } }).refused('B: petition', 'C-CUB-7');
    const t = court({ B });
    expect(t.branch().play('B: petition g2 >B >G').player('B').cubes).toBe(1);
    expect(t.branch().play('B: !extra petition g2 >B >G').player('B').cubes).toBe(3);
  });

  test('removes an available gift of value 2 to 6, and costs no cash', () => {
    rule('C-ACT-PETITION.2');
    const t = court({ gifts: 'B>G3', students: 'G -', B: { available: '1 2', shipyard: 2 } });
    t.refused('B: petition g1', 'C-ACT-PETITION.2').refused('B: petition g3', 'C-ACT-PETITION.2');
    t.refused('B: petition g4', 'C-ACT-PETITION.2');
    t.play('B: petition g2 >B >G');
    expect([t.player('B').gifts[1], t.hand('B')]).toEqual([REMOVED, '123']);
    court({ B: { available: '1' } }).refused('B: petition', 'C-ACT-PETITION.2');
  });

  test('only if it can be carried out completely', () => {
    rule('C-ACT-PETITION.3', 'C-EDGE-20');
    court({ B: { available: '2 3 4 5 6' } }).refused('B: petition', 'C-ACT-PETITION.3');
    const t = court({ students: 'G -', B: { available: '2 3 4 5 6' } });
    expect(t.play('B: petition').legal('B')).toBe('g3');
    t.refused('B: g2', 'C-ACT-PETITION.3');
  });

  test('2: two junks from one shipyard to another', () => {
    rule('C-PET-2', 'C-EDGE-15', 'C-CONF-23');
    const t = court({ G: { shipyard: 3, ocean: 2 }, P: { shipyard: 1, ocean: 4 }, B: { available: '2' } });
    t.refused('B: petition g2 >P', 'C-PET-2').refused('B: petition g2 >G >G', 'C-PET-2');
    const taken = t.branch().play('B: petition g2 >G >B');
    expect([taken.player('G').shipyard, taken.player('B').shipyard, taken.player('G').ocean]).toEqual([
      1, 2, 2,
    ]);
    expect(t.branch().play('B: petition g2 >G >P').player('P').shipyard).toBe(3);
  });

  test('3: an own student in the place of another’s', () => {
    rule('C-PET-3', 'C-PET-3a', 'C-CONF-10');
    const t = court({ students: 'G B', B: { available: '3' } });
    t.refused('B: petition g3 orange', 'C-PET-3a');
    t.play('B: petition g3 red');
    expect(t.state.students).toEqual([0, 0]);
    court({ students: 'G -', B: { available: '3' } }).refused('B: petition g3 orange', 'C-PET-3');
  });

  test('3: both students of one player are examined without tutoring', () => {
    rule('C-EDGE-16', 'C-EXAM-3', 'C-PET-3');
    const t = court({ phase: 'favour', students: 'G Y', bingbu: '. o 3 4 5 6 7', Y: { available: '3' } });
    t.play('Y: petition g3 red');
    expect(t.eventsOf('examinationWon')).toEqual([{ type: 'examinationWon', seat: 4 }]);
    expect([t.eventsOf('tutored'), t.official('B1'), t.state.students]).toEqual([[], '*Y', [-1, -1]]);
  });

  test('4: two tiles change places with their markers', () => {
    rule('C-PET-4', 'C-PET-4a', 'C-PET-4b', 'C-CONF-11');
    const t = court({
      bingbu: '2g . 3b 4 5G 6P .',
      hubu: '. . 3 *W 2b . .',
      candidates: 'bingbu gongbu any any any',
      B: { available: '4' },
    });
    t.refused('B: petition g4 B4', 'C-PET-4').refused('B: petition g4 B3 B1', 'C-PET-4');
    t.refused('B: petition g4 B3 B7', 'C-PET-4').refused('B: petition g4 B3 B3', 'C-PET-4');
    expect(t.branch().play('B: petition g4 B3').legal('B')).toBe('B4 B5 B6 H3 H4 H5 G3 G4 G5');
    const secured = t.branch().play('B: petition g4 B3 B5');
    expect([secured.official('B3'), secured.official('B5')]).toEqual(['5G', '3b']);
    const equal = t.branch().play('B: petition g4 B3 H3');
    expect([equal.official('B3'), equal.official('H3')]).toEqual(['3', '3b']);
    const candidate = t.branch().play('B: petition g4 B3 H4');
    expect([candidate.official('B3'), candidate.official('H4')]).toEqual(['*W', '3b']);
    expect(t.branch().play('B: petition g4 B3 H5').official('B3')).toBe('2b');
  });

  test('4: not in a resolved ministry, and not without a partner', () => {
    rule('C-PET-4', 'C-ACT-PETITION.3');
    const t = court({
      bingbu: 'B B G G G B B',
      posts: 'bingbu:BG',
      hubu: '. . 3b 4 5 . .',
      B: { available: '4' },
    });
    t.refused('B: petition g4 B1', 'C-PET-4').refused('B: petition g4 H3 B6', 'C-PET-4');
    court({ bingbu: 'o o o o o o B', students: 'G -', B: { available: '3 4' } }).refused(
      'B: petition g4',
      'C-ACT-PETITION.3',
    );
  });

  test('5: any army to an empty box', () => {
    rule('C-PET-5', 'C-PET-5a', 'C-EDGE-17', 'C-EDGE-18', 'C-CONF-12');
    const t = court({ armies: 'G P | . B .', B: { available: '5', colonies: 1, insult: 1 } });
    t.refused('B: petition g5 2.1', 'C-PET-5').refused('B: petition g5 1.1 1.1', 'C-PET-5');
    t.refused('B: petition g5 1.1 1.2', 'C-PET-5').refused('B: petition g5 1.1 1.3', 'C-PET-5');
    const moved = t.branch().play('B: petition g5 1.1 3.2');
    expect([moved.state.armies[0], moved.state.armies[9]]).toEqual([-1, 1]);
    moved.passAll().play('Y: none');
    expect(moved.scores).toBe('B2 G0 P0 W0 Y0');
    const same = t.branch().play('B: petition g5 2.2 2.1');
    expect(same.state.armies.slice(4, 7)).toEqual([0, -1, -1]);
  });

  test('5: resolved lands are out of reach', () => {
    rule('C-PET-5');
    const t = court({ round: 5, conquered: '1', armies: 'G . | . B .', B: { available: '5' } });
    t.refused('B: petition g5 1.1', 'C-PET-5').refused('B: petition g5 2.2 1.2', 'C-PET-5');
  });

  test('6: an unsecured marker becomes anybody’s secured one', () => {
    rule('C-PET-6', 'C-PET-6a', 'C-EDGE-19', 'C-CONF-13');
    const t = court({
      bingbu: '. . 3g 4G 5 . .',
      hubu: 'G G G G P P P',
      posts: 'hubu:GP',
      B: { available: '6' },
    });
    t.refused('B: petition g6 B4', 'C-PET-6').refused('B: petition g6 B5', 'C-PET-6a');
    t.refused('B: petition g6 H1', 'C-PET-6');
    for (const letter of 'BGPWY')
      expect(t.branch().play(`B: petition g6 B3 >${letter}`).official('B3')).toBe(`3${letter}`);
    court({ seats: 3, bingbu: '. . 3g 4 5 . .', B: { available: '6' } }).refused(
      'B: petition g6 B3 >W',
      'C-DEF-1',
    );
  });
});
