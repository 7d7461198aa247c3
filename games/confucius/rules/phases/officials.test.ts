import { describe, expect, test } from 'vitest';
import { rule } from '../../../../core/laws/cite.ts';
import { scene } from '../scene.ts';

describe('6.1 Bribe Official', () => {
  test('an unbribed official in an unresolved ministry, for its cost', () => {
    rule('C-ACT-BRIBE', 'C-ACT-BRIBE.1', 'C-ACT-BRIBE.3', 'C-ACT-BRIBE.4', 'C-ACT-BRIBE.5');
    const t = scene({ bingbu: '. . 3 4g 5B . .', hubu: 'G G G G P P P', posts: 'hubu:GP', B: { hand: '3' } });
    t.refused('B: bribe B1', 'C-ACT-BRIBE.1').refused('B: bribe B4', 'C-ACT-BRIBE.1');
    t.refused('B: bribe B5', 'C-ACT-BRIBE.1').refused('B: bribe H1', 'C-ACT-BRIBE.1');
    t.refused('B: bribe G4', 'C-PAY-2');
    t.play('B: bribe B3 $3');
    expect(t.official('B3')).toBe('3b');
    expect(t.eventsOf('bribed')).toEqual([{ type: 'bribed', seat: 0, ministry: 0, space: 3, from: -1 }]);
  });

  test('what takes over an unsecured official, and what does not', () => {
    rule('C-ACT-BRIBE.6');
    const t = scene({
      options: { advanced: true },
      bingbu: '. . 3g 4 5 . .',
      B: { hand: '333', rewards: 'bribeAny', available: '6' },
    });
    t.refused('B: bribe B3', 'C-ACT-BRIBE.1');
    expect(t.branch().play('B: !bribeAny B3 $3').official('B3')).toBe('3b');
    expect(t.branch().play('B: petition g6 B3 >B').official('B3')).toBe('3B');
    const exam = scene({ phase: 'favour', students: 'B -', examForced: true, bingbu: 'G G 3g 4G 5G G G' });
    exam.play('Y: none');
    expect(exam.eventsOf('candidatePlaced')[0]).toMatchObject({ seat: 0, space: 3, replaced: 3, from: 1 });
  });

  test('obligation 2 of the worked example', () => {
    rule('C-EX-18', 'C-OBL-2', 'C-ACT-BRIBE.2', 'C-OBL-2b', 'C-EDGE-29');
    const cases = [
      ['. . 3b 4 5 . .', true],
      ['. . 3b 4g 5 . .', false],
      ['. . 3g 4g 5g 2 .', true],
      ['. . 3b 4b 5g 2 .', true],
    ] as const;
    for (const [gongbu, allowed] of cases) {
      const t = scene({ turn: 'G', gifts: 'B>G1', gongbu, G: { hand: '33333', rewards: 'bribeGongbu' } });
      const target = gongbu.split(' ').findIndex((word) => /^\d$/.test(word)) + 1;
      expect(t.can(`G: bribe G${target}`), gongbu).toBe(allowed);
      if (!allowed) t.refused(`G: bribe G${target}`, 'C-OBL-2');
      expect(t.can(`G: !bribeGongbu G${target}`), gongbu).toBe(true);
    }
  });

  test('obligation 2 holds however the bribe is taken, for each giver', () => {
    rule('C-OBL-2', 'C-OBL-2a', 'C-EDGE-30');
    const gongbu = '. . 3b 4b 5y 2p .';
    const t = scene({ gifts: 'B>Y1 P>Y1', gongbu, turn: 'Y', Y: { hand: '333', rewards: 'extra' } });
    t.refused('Y: bribe G7', 'C-ACT-BRIBE.1');
    const blocked = { gifts: 'B>Y1 P>Y1', gongbu: '. . 3b 4b 5y 2p 3', Y: { hand: '333', rewards: 'extra' } };
    scene({ ...blocked, turn: 'Y' })
      .refused('Y: bribe G7', 'C-OBL-2')
      .refused('Y: !extra bribe G7', 'C-OBL-2');
    scene({ ...blocked, phase: 'favour' }).refused('Y: bribe G7', 'C-OBL-2');
    expect(scene({ ...blocked, gifts: 'B>Y1', turn: 'Y' }).can('Y: bribe G7')).toBe(true);
    scene({
      turn: 'Y',
      gifts: 'B>Y1',
      bingbu: '. . 3b 4y 5 . .',
      hubu: 'o o o o o o o',
      gongbu: '. . 3b 4y 5 . .',
      Y: { hand: '1' },
    }).refused('Y: bribe', 'C-PAY-2');
  });

  test('an official that is blocked is not told to be too dear only', () => {
    rule('C-OBL-2', 'C-PAY-2');
    const t = scene({
      turn: 'Y',
      gifts: 'B>Y1',
      bingbu: '. . 3b 4y 7 . .',
      hubu: '. . B B B . .',
      gongbu: '. . 3b 4y 2 . .',
      Y: { hand: '12' },
    });
    t.refused('Y: bribe', 'C-OBL-2');
    const open = scene({
      turn: 'Y',
      gifts: 'B>Y1',
      bingbu: '. . 3b 4y 7 . .',
      hubu: '. . 2 3 4 . .',
      Y: { hand: '12' },
    });
    open.refused('Y: bribe B5', 'C-OBL-2').refused('Y: bribe H5', 'C-PAY-2');
  });

  test('obligations do not touch securing, transfer, petitions and candidates', () => {
    rule('C-OBL-2b', 'C-ACT-SECURE.4', 'C-ACT-PETITION.4', 'C-EXAM-14');
    const t = scene({
      options: { advanced: true },
      turn: 'G',
      gifts: 'B>G1',
      bingbu: '. . 3b 4g 5 . .',
      G: { hand: '333', available: '4 6' },
    });
    t.refused('G: bribe B5', 'C-OBL-2');
    expect(t.can('G: secure B4')).toBe(true);
    expect(t.can('G: transfer B4 >P')).toBe(true);
    expect(t.can('G: petition g6 B3 >G')).toBe(true);
    expect(t.can('G: petition g4 B4 B5')).toBe(true);
    const exam = scene({
      phase: 'favour',
      gifts: 'B>G1',
      students: 'G -',
      examForced: true,
      bingbu: '. o 3b 4g 5 o o',
    });
    expect(exam.play('Y: none').official('B1')).toBe('*G');
  });
});

describe('6.1 Secure Official', () => {
  test('an own unsecured marker is secured', () => {
    rule('C-ACT-SECURE', 'C-ACT-SECURE.1', 'C-ACT-SECURE.2', 'C-ACT-SECURE.3');
    const t = scene({ bingbu: '. . 3b 4g 5B . .', hubu: '. . 3b 4 5 . .', B: { hand: '33' } });
    t.refused('B: secure B4', 'C-ACT-SECURE.1').refused('B: secure B5', 'C-ACT-SECURE.1');
    expect(t.branch().play('B: secure B3 $3').official('B3')).toBe('3B');
    expect(t.play('B: secure H3 $3').eventsOf('paid')[0]).toMatchObject({ cost: 2 });
    expect(t.official('H3')).toBe('3B');
    scene({ bingbu: '. . 3b 4 5 . .', B: { hand: '2' } }).refused('B: secure', 'C-PAY-2');
  });

  test('others can only move a secured official, by petition 4', () => {
    rule('C-ACT-SECURE.5', 'C-CONF-20');
    const t = scene({
      options: { advanced: true },
      bingbu: '2b . 3G 4 5 . .',
      B: { hand: '333', rewards: 'bribeAny', available: '4 6' },
    });
    t.refused('B: !bribeAny B3', 'C-RWD-BRIBE').refused('B: petition g6 B3', 'C-PET-6');
    expect(t.branch().play('B: petition g4 B1 B3').owners('bingbu')).toBe('G.b....');
    const owner = scene({ turn: 'G', bingbu: '2b . 3G 4 5 . .' });
    expect(owner.play('G: transfer B3 >P').official('B3')).toBe('3P');
  });
});

describe('6.5 Transfer Influence', () => {
  test('White gives Purple a secured official and is free of the gift', () => {
    rule('C-EX-20', 'C-ACT-TRANSFER', 'C-ACT-TRANSFER.1', 'C-ACT-TRANSFER.2', 'C-ACT-TRANSFER.3', 'C-CAN-2');
    const t = scene({ turn: 'W', gifts: 'P>W2', hubu: '. . 3W 4b 5 . .' });
    t.refused('W: transfer H4', 'C-ACT-TRANSFER.1').refused('W: transfer H5', 'C-ACT-TRANSFER.1');
    t.refused('W: transfer H3 >W', 'C-ACT-TRANSFER.1');
    t.play('W: transfer H3 >P');
    expect([t.official('H3'), t.gifts, t.player('W').cubes, t.asks]).toEqual(['3P', '', 3, 'Y turn']);
    expect(t.eventsOf('giftRemoved')).toEqual([
      { type: 'giftRemoved', seat: 2, to: 3, value: 2, cause: 'transfer' },
    ]);
    t.passAll().play('Y: none');
    expect([t.player('P').active, t.player('W').active]).toEqual([3, 3]);
  });

  test('an unsecured official stays unsecured', () => {
    rule('C-ACT-TRANSFER.2');
    expect(scene({ bingbu: '. . 3b 4 5 . .' }).play('B: transfer B3 >G').official('B3')).toBe('3g');
  });

  test('the receiver need not be a giver, cannot refuse, and the receiver’s gifts do not matter', () => {
    rule('C-ACT-TRANSFER.5', 'C-ACT-TRANSFER.7', 'C-EDGE-7');
    const t = scene({ gifts: 'P>B1 W>G3', bingbu: '. . 3B 4w 5 . .' });
    t.play('B: transfer B3 >G');
    expect([t.official('B3'), t.gifts, t.asks]).toEqual(['3G', 'P>B1 W>G3', 'G turn']);
  });

  test('a tile goes round once without a gift', () => {
    rule('C-ACT-TRANSFER.6', 'C-EDGE-7', 'C-CHK-12');
    const t = scene({ gifts: 'P>G2', bingbu: '. . 3b 4 5 . .' });
    t.play('B: transfer B3 >G');
    t.refused('G: transfer B3 >B', 'C-ACT-TRANSFER.6');
    t.play('G: transfer B3 >P');
    expect(t.gifts).toBe('');
    t.refused('P: transfer', 'C-ACT-TRANSFER.6');
    t.passAll();
    t.play('Y: none').play('Y: >B');
    expect(t.state.transferred).toBe(0);
  });

  test('the record goes with the tile and outlasts a change of marker', () => {
    rule('C-ACT-TRANSFER.6');
    const t = scene({
      options: { advanced: true },
      transferred: 'B3',
      bingbu: '. . 3b 4 5g . .',
      B: { available: '4', cubes: 2 },
      G: { rewards: 'bribeAny', hand: '33' },
    });
    t.play('B: petition g4 B3 B5');
    expect(t.official('B5')).toBe('3b');
    expect(t.state.transferred).toBe(1 << 4);
    t.play('G: !bribeAny B5 $3');
    t.play('P: none\nW: none\nY: none');
    expect(t.can('G: transfer B3')).toBe(true);
    t.refused('G: transfer B5', 'C-ACT-TRANSFER.6');
    const favour = scene({ phase: 'favour', transferred: 'B3', bingbu: '. . 3y 4 5 . .' });
    favour.refused('Y: transfer', 'C-ACT-TRANSFER.6');
  });
});
