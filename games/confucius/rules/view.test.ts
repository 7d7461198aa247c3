import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { stream } from '../../../core/rng.ts';
import { turnEnds } from '../../../core/turn.ts';
import { confucius } from './index.ts';
import { sample } from './sample.ts';
import { scene } from './scene.ts';
import { seatOf } from './transcript.ts';
import type { ConfuciusView } from './types.ts';
import { CHOSEN, OPEN } from './types.ts';

const seen = (t: ReturnType<typeof scene>, viewer: string): ConfuciusView =>
  confucius.view(t.state, viewer === '-' ? 'spectator' : seatOf(viewer));

describe('section 4: hidden and public information', () => {
  test('hands: contents for the owner, numbers for the others', () => {
    rule('C-HID-1', 'C-HID-16', 'C-EDGE-24');
    const t = scene({ B: { hand: '11233' } });
    expect(seen(t, 'B').players[0]).toMatchObject({ cards: 5, hand: [2, 1, 2] });
    for (const viewer of ['G', 'P', 'W', 'Y', '-'])
      expect(seen(t, viewer).players[0]).toMatchObject({ cards: 5, hand: null });
    expect(seen(t, '-').players.every(({ hand, rewards }) => hand === null && rewards === null)).toBe(true);
  });

  test('reward cards: number public, identity once played', () => {
    rule('C-HID-2', 'C-HID-5', 'C-HID-6', 'C-EDGE-25');
    const t = scene({ B: { rewards: 'cash army' } });
    expect(seen(t, 'B').players[0]!.rewards).toBe(t.player('B').rewards);
    expect(seen(t, 'G').players[0]).toMatchObject({ rewardCards: 2, rewards: null });
    expect(seen(t, 'G')).toMatchObject({ rewardsLeft: 8, played: 0 });
    t.play('B: !cash');
    expect(seen(t, '-').played).toBe(t.state.played);
    expect('rewardStack' in seen(t, 'B')).toBe(false);
  });

  test('deck and official stack: numbers only; the discard pile lies open', () => {
    rule('C-HID-3', 'C-HID-4', 'C-HID-7');
    const t = scene({ discard: '1123' });
    const view = seen(t, 'B');
    expect(view).toMatchObject({ deckLeft: 47, discard: [2, 1, 1], officialsLeft: 15 });
    expect(['deck', 'officialStack', 'rng'].some((key) => key in view)).toBe(false);
  });

  test('candidates: the face-up tile and what must lie below it, without order', () => {
    rule('C-HID-8');
    const view = seen(scene({ candidates: 'hubu bingbu gongbu any any any' }), 'B');
    expect([view.candidate, view.named, view.any]).toEqual([1, 0b101, 3]);
    const orders = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const s = sample(view, stream(`${i}`, 'order'));
      s.students = [0, -1];
      s.examForced = true;
      s.stack = [
        { phase: 'round', step: 4 },
        { phase: 'favour', done: false },
      ];
      confucius.apply(s, 4, confucius.parse('none')!);
      confucius.apply(s, 0, confucius.parse('H1')!);
      orders.add(s.candidate);
    }
    expect([...orders].sort()).toEqual([0, 2]);
  });

  test('tutoring cards before and after the reveal', () => {
    rule('C-HID-9', 'C-HID-10');
    const t = scene({ phase: 'favour', chief: 'B', students: 'W Y', B: { hand: '112' }, gifts: 'W>B1' });
    t.play('B: none\nB: red +1 +1 +2 cancel');
    const frame = (viewer: string) => seen(t, viewer).stack.find((f) => f.phase === 'examination')!;
    expect(frame('B')).toMatchObject({ on: [0, -1, -1, -1, -1], cards: expect.arrayContaining([2, 1]) });
    expect((frame('G') as { cards: number[] }).cards.slice(0, 3)).toEqual([-3, 0, 0]);
    const told = t.eventsOf('tutored')[0]!;
    expect(confucius.redact(told, 0)).toEqual(told);
    expect(confucius.redact(told, 1)).toEqual({
      type: 'tutored',
      seat: 0,
      student: 'red',
      count: 3,
      cancelled: true,
    });
    t.play('G: red +1 ok\nP: red +1 ok\nW: red +1 ok\nY: orange +3 ok');
    expect(seen(t, '-').revealed).toEqual([5, 1, 0, 0, 0, 1]);
    expect(t.eventsOf('revealed')[0]).toMatchObject({ totals: [7, 3] });
  });

  test('pending discards', () => {
    rule('C-HID-11', 'C-DEC-4');
    const t = scene({ phase: 'favour', B: { hand: '11223' }, G: { hand: '11223' } }).play(
      'Y: none\nB: =1122',
    );
    const kept = (viewer: string) =>
      (seen(t, viewer).stack.find((f) => f.phase === 'discard') as { keep: number[] }).keep;
    expect(kept('G').slice(0, 2)).toEqual([CHOSEN, OPEN]);
    expect(kept('B')[0]).toBeGreaterThanOrEqual(0);
    expect(t.eventsOf('discardChosen')).toEqual([{ type: 'discardChosen', seat: 0 }]);
    t.play('G: =1223');
    expect(seen(t, '-').discarded.slice(0, 6)).toEqual([0, 0, 1, 1, 0, 0]);
  });

  test('gifts, chits and lands are public in every state', () => {
    rule('C-HID-12', 'C-HID-13', 'C-HID-15');
    const t = scene({ gifts: 'B>G3', B: { available: '1', removed: '2', cubes: 2, placed: 'tax:1' } });
    const view = seen(t, '-');
    expect(view.players[0]).toMatchObject({ gifts: [1, 2, 4, 0, 0, 0], cubes: 2 });
    expect(view).toMatchObject({ chits: t.state.chits, lands: t.state.lands, chief: 4, round: 2 });
    expect(view.stack).toEqual(t.state.stack);
    expect([view.officials, view.markers]).toEqual([t.state.officials, t.state.markers]);
  });

  test('the seed and the streams are never sent', () => {
    rule('C-HID-14', 'C-RNG-2');
    const t = scene();
    for (const viewer of ['B', '-']) expect(JSON.stringify(seen(t, viewer))).not.toContain('rng');
    expect(confucius.redact({ type: 'drew', seat: 0, count: 2, cards: [1, 1, 0] }, 1)).toEqual({
      type: 'drew',
      seat: 0,
      count: 2,
    });
    expect(confucius.redact({ type: 'rewardGained', seat: 0, card: 'cash' }, 'spectator')).toEqual({
      type: 'rewardGained',
      seat: 0,
    });
  });

  test('starting hands are known until something else could be in hand', () => {
    rule('C-HID-17');
    const s = confucius.setup({ advanced: false, admiral: false }, 3, 'hands');
    const view = confucius.view(s, 'spectator');
    for (let i = 0; i < 5; i++)
      expect(sample(view, stream(`${i}`, 'hands')).players.map(({ hand }) => hand)).toEqual([
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ]);
    const t = scene({ B: { hand: '13' } }).play('B: tax');
    expect(sample(seen(t, 'B'), stream('x', 'y')).players[0]!.hand).toEqual(t.player('B').hand);
  });

  test('draws, reveals and other players end what can be taken back', () => {
    rule('C-HID-18');
    const ends = (t: ReturnType<typeof scene>, line: string): boolean => {
      const before = t.state;
      t.play(line);
      return turnEnds(confucius, before, seatOf(line[0]!), t.state);
    };
    const bought = scene({ B: { hand: '3' } });
    expect([ends(bought, 'B: buyGift'), ends(bought, 'B: g3'), ends(bought, 'B: $3')]).toEqual([
      false,
      false,
      true,
    ]);
    const alone = scene({ seats: 3, passed: 'GP' });
    expect([ends(alone, 'B: none'), alone.asks]).toEqual([false, 'B turn']);
    expect([ends(alone, 'B: tax'), alone.asks]).toEqual([true, 'B turn']);
    const exam = scene({
      seats: 3,
      phase: 'favour',
      chief: 'B',
      students: 'G P',
      B: { hand: '1' },
      G: { hand: '1' },
      P: { hand: '333' },
    }).play('B: none\nB: red +1 ok\nG: red +1 ok\nP: orange +3');
    expect([ends(exam, 'P: ok'), exam.asks]).toEqual([true, 'P place']);
    const discards = scene({
      seats: 3,
      phase: 'favour',
      B: { hand: '11112' },
      P: { hand: '33332' },
    }).play('P: none\nB: =1111');
    expect([ends(discards, 'P: =3333'), discards.asks]).toEqual([true, 'P chief']);
  });

  test('hands may stay closed at the end', () => {
    rule('C-HID-19');
    const t = scene({ phase: 'favour', round: 9, B: { hand: '11' } }).play('Y: none');
    expect([t.asks, seen(t, 'G').players[0]!.hand]).toEqual(['end', null]);
  });

  test('the choices of a command are private until it is complete', () => {
    rule('C-DEC-3', 'C-DEC-6', 'C-CHK-13');
    const t = scene({ B: { hand: '3', rewards: 'extra' } });
    const before = JSON.stringify(seen(t, 'G'));
    for (const step of ['!extra', 'buyGift', 'g3', '+3']) {
      t.play(`B: ${step}`);
      expect(t.events).toEqual([]);
      expect(JSON.stringify(seen(t, 'G'))).toBe(before);
      expect(JSON.stringify(seen(t, 'B'))).not.toBe(before);
      expect(t.asks[0]).toBe('B');
    }
    t.play('B: ok');
    expect(t.events.map(({ type }) => type)).toEqual(['rewardPlayed', 'acted', 'paid', 'giftAvailable']);
    expect(JSON.stringify(seen(t, 'G'))).not.toBe(before);
  });
});

describe('samples', () => {
  test('unseen cards are anywhere, seen ones where they are', () => {
    rule('C-CHK-13', 'C-CHK-1');
    const t = scene({ discard: '333', B: { hand: '1122' }, G: { hand: '12', rewards: 'cash' } });
    const view = seen(t, 'B');
    const hands = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = sample(view, stream(`${i}`, 'sample'));
      expect(confucius.invariants(s)).toEqual([]);
      expect([s.players[0]!.hand, s.discard]).toEqual([
        [2, 2, 0],
        [0, 0, 3],
      ]);
      expect(s.officialStack).toEqual(t.state.officialStack);
      hands.add(s.players[1]!.hand.join());
    }
    expect(hands.size).toBe(6);
  });

  test('what is known of a hand shrinks with what is paid and what is laid face down', () => {
    rule('C-HID-17', 'C-HID-10');
    const s = confucius.setup({ advanced: false, admiral: false }, 3, 'known');
    const seat = (s.chief + 1) % 3;
    for (const word of ['buyGift', 'g2', '$2']) confucius.apply(s, seat, confucius.parse(word)!);
    expect(s.players[seat]!.known).toEqual([1, 0, 1]);
    const t = scene({
      seats: 3,
      phase: 'favour',
      chief: 'B',
      students: 'G P',
      G: { hand: '' },
      P: { hand: '' },
    });
    t.player('B').known = [1, 1, 1];
    t.play('B: none\nB: red +2 ok');
    expect(t.player('B').known).toEqual([1, 0, 1]);
  });

  test('a shared pile hides who laid what, a pile of one does not', () => {
    rule('C-HID-10', 'C-HID-17');
    const t = scene({ seats: 3, phase: 'favour', chief: 'B', students: 'G P' });
    for (const letter of 'BGP') t.player(letter).known = [1, 1, 1];
    t.play('B: none\nB: red +2 ok\nG: red +1 ok\nP: orange +3 ok');
    expect([...'BGP'].map((letter) => t.player(letter).known)).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [1, 1, 0],
    ]);
  });

  describe('after a reshuffle', () => {
    /** Black draws the last card, then one from the new deck. */
    const reshuffled = (more = '') =>
      scene({ seats: 3, deck: '1', B: { hand: `11${more}` }, G: { hand: '12' }, P: { hand: '333' } }).play(
        'B: tax',
      );
    const samples = (t: ReturnType<typeof scene>, viewer: string) =>
      Array.from({ length: 60 }, (_, i) => sample(seen(t, viewer), stream(`${i}`, 'reshuffled')));

    test('the cards that were in hands are those that were not in the pile', () => {
      rule('C-CHK-13', 'C-PAY-6', 'C-HID-4');
      const t = reshuffled();
      expect(seen(t, '-')).toMatchObject({ split: true, veiled: [4, 1, 3], deckLeft: 57 });
      expect(seen(t, 'G').players.map(({ staleCards }) => staleCards)).toEqual([3, 2, 3]);
      const hands = new Set<string>();
      for (const s of samples(t, 'G')) {
        expect(confucius.invariants(s)).toEqual([]);
        expect(s.players[2]!.hand[1]).toBe(0);
        hands.add(s.players[2]!.hand.join());
      }
      expect([...hands].sort()).toEqual(['0,0,3', '1,0,2', '2,0,1', '3,0,0']);
      for (const s of samples(t, 'P')) expect(s.players[1]!.hand[2]).toBe(0);
    });

    test('until a card is seen that may be from before or after it', () => {
      rule('C-CHK-13');
      const t = reshuffled('23').play('G: buyGift g2 $2');
      expect([t.state.split, seen(t, '-').veiled]).toEqual([true, [4, 1, 4]]);
      t.play('P: buyGift g3 $3');
      expect([t.state.split, seen(t, '-').veiled]).toEqual([true, [4, 1, 3]]);
      t.play('B: buyJunks x1 $1');
      expect([t.state.split, seen(t, '-').veiled]).toEqual([false, [0, 0, 0]]);
      expect(samples(t, 'G').some((s) => s.players[2]!.hand[1]! > 0)).toBe(true);
    });

    test('or is laid on a shared pile', () => {
      rule('C-HID-10');
      const t = reshuffled();
      t.state.students = [1, 2];
      t.passAll().play('P: none\nP: orange +3 ok\nB: red +1 ok');
      expect([t.state.split, t.asks]).toEqual([true, 'G examination']);
      for (const s of samples(t, '-')) expect(confucius.invariants(s)).toEqual([]);
      expect(t.play('G: red +1 ok').state.split).toBe(false);
    });
  });
});
