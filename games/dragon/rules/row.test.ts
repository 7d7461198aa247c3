import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { specText } from '../../../core/laws/spec.ts';
import { EVENT_IDS } from './data.ts';
import { opening } from './scene.ts';
import { eventRow } from './setup.ts';
import { tablesOf } from './tables.ts';

const LETTERS = '-TDFMC';
const row = (draw: string): string =>
  eventRow([...draw].filter((c) => c !== ' ').map((c) => LETTERS.indexOf(c)))
    .slice(2)
    .map((event) => LETTERS[event])
    .join(' ');

/** Every order in which the ten tiles may be drawn: 10! / 2^5 of them. */
function* drawOrders(left = [0, 2, 2, 2, 2, 2], drawn: number[] = []): Generator<number[]> {
  if (drawn.length === 10) yield drawn;
  for (let event = 1; event < left.length; event++) {
    if (left[event] === 0) continue;
    left[event]!--;
    drawn.push(event);
    yield* drawOrders(left, drawn);
    drawn.pop();
    left[event]!++;
  }
}

describe('event row', () => {
  test('peace, peace, then the tiles as they are drawn', () => {
    rule('D-EVROW-1');
    expect(EVENT_IDS.map((id) => id[0]!.toUpperCase()).join('')).toBe('PTDFMC');
    expect(eventRow([1, 2, 3, 4, 5, 1, 2, 3, 4, 5])).toEqual([0, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
    const rows = new Set<string>();
    for (let i = 0; i < 50; i++) rows.add(opening(2, {}, `seed ${i}`).state.row.join(''));
    expect(rows.size).toBeGreaterThan(45);
  });

  test('the three ways to place a tile, over all 113400 draw orders', () => {
    rule('D-EVROW-2', 'D-EVROW-3', 'D-EVROW-4', 'D-INV-8', 'D-INC-7');
    let orders = 0;
    let lastClashes = 0;
    let illegal = 0;
    for (const draw of drawOrders()) {
      orders++;
      const slots = eventRow(draw);
      for (let i = 3; i < 12; i++) if (slots[i] === slots[i - 1]) illegal++;
      for (let event = 1; event <= 5; event++) if (slots.filter((e) => e === event).length !== 2) illegal++;
      if (slots.length !== 12 || slots[0] !== 0 || slots[1] !== 0) illegal++;
      if (clashesAtTheEnd(draw)) {
        lastClashes++;
        if (slots[9] !== slots[11]) illegal++;
      }
    }
    expect(orders).toBe(113400);
    expect(illegal).toBe(0);
    expect(lastClashes * 315).toBe(orders * 31);
  });

  /** Whether the procedure of 3.1, without its last line, would be left with a tile that fits nowhere. */
  function clashesAtTheEnd(draw: readonly number[]): boolean {
    let last = 0;
    for (let i = 0; i < draw.length; i++) {
      const tile = draw[i]!;
      if (tile !== last) last = tile;
      else if (i === draw.length - 1) return true;
      else i++;
    }
    return false;
  }

  const vectors = tablesOf(specText('dragon'), '3.1')[0]!;
  const expected = (id: string): string => {
    const [, draw, slots] = vectors.find((cells) => cells[0] === `**${id}**`)!;
    expect(row(draw!)).toBe(slots);
    return row(draw!);
  };

  test('a clash: the tile goes one slot further right', () => {
    rule('D-TV-ROW-1', 'D-EVROW-3');
    expect(expected('D-TV-ROW-1')).toBe('D C D M T F C M T F');
    expect(row('D D C M T F C M T F')).toBe('D C D M T F C M T F');
  });

  test('a clash at slot 11', () => {
    rule('D-TV-ROW-2', 'D-EVROW-3');
    expect(expected('D-TV-ROW-2')).toBe('D C M T D C M F T F');
    expect(row('D C M T D C M F F T')).toBe('D C M T D C M F T F');
  });

  test('a clash of the last tile: slots 10 and 11 are exchanged', () => {
    rule('D-TV-ROW-3', 'D-EVROW-4', 'D-INC-7');
    expect(expected('D-TV-ROW-3')).toBe('D C M T D C M F T F');
    expect(row('D C M T D C M T F F')).toBe('D C M T D C M F T F');
  });

  test('two shifts and a clash of the last tile', () => {
    rule('D-TV-ROW-4');
    expect(expected('D-TV-ROW-4')).toBe('D C D C M T M F T F');
    expect(row('D D C C M M T T F F')).toBe('D C D C M T M F T F');
  });
});
