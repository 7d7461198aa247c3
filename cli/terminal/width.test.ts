import { describe, expect, it } from 'vitest';
import { inColumns } from './columns.ts';
import { clip, padEnd, padStart, sized, widthOf, wrap } from './width.ts';

const RED = '\x1b[31m';
const PLAIN = '\x1b[39m';

describe('width', () => {
  it('counts wide characters twice, marks and colours not at all', () => {
    expect(widthOf('abc')).toBe(3);
    expect(widthOf('ёж')).toBe(2);
    expect(widthOf('宮殿1')).toBe(5);
    expect(widthOf('e\u0301')).toBe(1);
    expect(widthOf(`${RED}宮${PLAIN}`)).toBe(2);
    expect(widthOf('3[mM·] … ─')).toBe(10);
  });

  it('cuts at the width, never in the middle of a wide character, and ends colours', () => {
    expect(clip('abcdef', 6)).toBe('abcdef');
    expect(clip('abcdef', 4)).toBe('abc…');
    expect(clip('宮殿宮殿', 4)).toBe('宮…');
    expect(widthOf(clip('宮殿宮殿', 5))).toBe(5);
    expect(clip(`${RED}abcdef${PLAIN}`, 3)).toBe(`${RED}ab…\x1b[0m`);
  });

  it('fills by width', () => {
    expect(padEnd('殿', 4)).toBe('殿  ');
    expect(padStart('殿', 4)).toBe('  殿');
    expect(widthOf(sized('宮殿宮殿', 7))).toBe(7);
  });
});

describe('wrapping', () => {
  it('breaks at spaces', () => {
    expect(wrap('one two three', 8, '  ')).toEqual(['one two', '  three']);
  });

  it('breaks between wide characters, and begins no line with a stop', () => {
    const lines = wrap('人物を解雇しました。', 18);
    expect(lines).toEqual(['人物を解雇しまし', 'た。']);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(18);
  });

  it('leaves no word wider than the width', () => {
    for (const line of wrap('incomprehensibilities', 8)) expect(widthOf(line)).toBeLessThanOrEqual(8);
  });
});

describe('columns', () => {
  const cells = ['1 a', '2 bb', '3 ccc', '4 d', '5 e'];

  it('reads downwards in as few rows as fit', () => {
    expect(inColumns(cells, 40)).toEqual(['1 a  2 bb  3 ccc  4 d  5 e']);
    expect(inColumns(cells, 20)).toEqual(['1 a   3 ccc  5 e', '2 bb  4 d']);
    expect(inColumns(cells, 6)).toEqual(cells);
  });

  it('measures wide cells', () => {
    for (const line of inColumns(['1 宮殿', '2 殿', '3 宮殿宮殿'], 14))
      expect(widthOf(line)).toBeLessThanOrEqual(14);
  });
});
