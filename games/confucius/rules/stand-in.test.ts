import { describe, expect, test } from 'vitest';
import { firstSeat, legalActions, over, seatsOf } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { below, stream } from '../../../core/rng.ts';
import { confucius } from './index.ts';
import { scene } from './scene.ts';
import { LETTERS, type Transcript } from './transcript.ts';
import type { ConfuciusState } from './types.ts';

const standIn = (s: ConfuciusState, seat: number): number =>
  confucius.standIn!(s, seat, legalActions(confucius, s, seat));

/** What the stand-in of the player in question does, players by letter. */
const does = (t: Transcript): string =>
  confucius
    .notate(standIn(t.state, firstSeat(confucius.active(t.state))))
    .replace(/^>(\d)$/, (_, seat: string) => `>${LETTERS[Number(seat)]}`);

/** Plays stand-ins until somebody else is asked, and says what they did. */
function until(t: Transcript, asks: string): string {
  const words: string[] = [];
  const letter = t.asks[0]!;
  while (t.asks !== asks) {
    const word = does(t);
    words.push(word);
    t.play(`${letter}: ${word}`);
  }
  return words.join(' ');
}

describe('5.2 what a time-out plays', () => {
  test('D-CHIEF: the next player', () => {
    rule('C-EDGE-59');
    expect(does(scene({ seats: 3, phase: 'chief', chief: 'B' }))).toBe('>G');
    expect(does(scene({ seats: 3, phase: 'chief', chief: 'P' }))).toBe('>B');
  });

  test('D-TURN: No Action, or pass without cubes, whatever else could be done', () => {
    rule('C-EDGE-59');
    const B = { hand: '333', rewards: 'cash' };
    expect(does(scene({ bingbu: '. . 3b 4 5 . .', B }))).toBe('none');
    expect(does(scene({ bingbu: '. . 3b 4 5 . .', B: { ...B, cubes: 0 } }))).toBe('pass');
  });

  test('D-LAND: the highest chit that is left, then board order', () => {
    rule('C-EDGE-59');
    const sailing = { hand: '11', shipyard: 5 };
    const landing = (given: object) =>
      does(scene({ landChits: '3 4 2 4 3', B: sailing, ...given }).play('B: voyage x5 $11'));
    expect(landing({})).toBe('india');
    expect(landing({ reached: 'india:B' })).toBe('africa');
    expect(landing({ reached: 'india:G africa:G' })).toBe('spiceIslands');
    expect(landing({ reached: 'spiceIslands:GB india:G arabia:G africa:G americas:G' })).toBe('india');
  });

  test('D-FAVOUR: No Action', () => {
    rule('C-EDGE-59');
    expect(does(scene({ phase: 'favour', Y: { hand: '333' } }))).toBe('none');
  });

  test('D-TUTOR: one card with fewest coins on the obliged student, else the own, else red', () => {
    rule('C-EDGE-59');
    const exam = (students: string, gifts: string, hand = '2333') =>
      until(
        scene({ phase: 'favour', chief: 'B', students, gifts, B: { hand } }).play('B: none'),
        'G examination',
      );
    expect(exam('G P', '')).toBe('red +2 ok');
    expect(exam('G P', 'P>B1')).toBe('orange +2 ok');
    expect(exam('G P', 'G>B1 P>B2')).toBe('orange +2 ok');
    expect(exam('G P', 'G>B3 P>B3')).toBe('red +2 ok');
    expect(exam('G B', '', '33')).toBe('orange +3 ok');
    expect(exam('B G', '')).toBe('red +2 ok');
    expect(exam('G B', 'G>B1')).toBe('red +2 ok');
    const begun = scene({
      phase: 'favour',
      chief: 'B',
      students: 'G P',
      gifts: 'P>B1',
      B: { hand: '11123' },
    });
    begun.play('B: none\nB: orange +1 +1 +1');
    expect([begun.can('B: cancel'), does(begun)]).toEqual([true, 'ok']);
  });

  test('D-PLACE: empty, unbribed, another player’s, own; the first of each', () => {
    rule('C-EDGE-59');
    const place = (bingbu: string, candidates = 'bingbu any any any') =>
      does(scene({ phase: 'favour', students: 'B -', examForced: true, bingbu, candidates }).play('Y: none'));
    expect(place('G G 3g 4 5 . .')).toBe('B6');
    expect(place('3b 2b 3g 4 5 G G')).toBe('B4');
    expect(place('3b 2b 3g 4g 5 G G')).toBe('B5');
    expect(place('3b 2b 3g 4g 5G G G')).toBe('B3');
    expect(place('G 2b 3G 4G 5b G G')).toBe('B2');
    expect(place('G G 3g 4 5 G G', 'any any any')).toBe('H1');
  });

  test('D-SUPPORT: most officials, then the most senior', () => {
    rule('C-EDGE-59');
    const support = (bingbu: string, gifts = '') =>
      does(scene({ phase: 'favour', bingbu, gifts }).play('Y: none'));
    expect(support('B B G G G P W', 'B>W3 P>W3')).toBe('>B');
    expect(support('P B B G G G W')).toBe('>G');
    expect(support('P B B B G G G')).toBe('>B');
    expect(support('W G G B B P P')).toBe('>G');
  });

  test('D-DISCARD: most coins are kept', () => {
    rule('C-EDGE-59');
    const discards = scene({ phase: 'favour', B: { hand: '1122333' } }).play('Y: none');
    expect(does(discards)).toBe('=2333');
  });

  test('whole games come to their end, and what is begun is brought to its end', () => {
    rule('C-EDGE-59');
    for (let i = 0; i < 12; i++) {
      const s = confucius.setup({ advanced: i % 2 === 0, admiral: false }, 3 + (i % 3), `stand-in ${i}`);
      const rng = stream(`${i}`, 'stand-in');
      for (let n = 0; !over(s); n++) {
        const seat = seatsOf(confucius.active(s))[0]!;
        const legal = legalActions(confucius, s, seat);
        const action = standIn(s, seat);
        expect(legal).toContain(action);
        // Some players are there all the time, and one now and then.
        const isThere = seat === 0 || (seat === 1 && below(rng, 2) === 0);
        confucius.apply(s, seat, isThere ? legal[below(rng, legal.length)]! : action);
        expect(n).toBeLessThan(confucius.longest);
      }
    }
  });
});
