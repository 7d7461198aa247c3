import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { ACTIONS, decode, encode } from './codec.ts';
import { AGES, PERSON_TYPES } from './data.ts';
import { notate, parse } from './notation.ts';

const all = Array.from({ length: ACTIONS }, (_, action) => action);

describe('actions, moves and notation', () => {
  test('every action is one move and every move one action', () => {
    for (const action of all) expect(encode(decode(action))).toBe(action);
  });

  test('every action has a word of its own, without spaces, that reads back', () => {
    for (const action of all) {
      expect(notate(action)).toMatch(/^\S+$/);
      expect(parse(notate(action))).toBe(action);
    }
    expect(new Set(all.map(notate)).size).toBe(ACTIONS);
    for (const text of ['', 't+t', 'tax', '^0', '@33', 'TAXES', ' m', '-1X'])
      expect(parse(text)).toBeUndefined();
  });

  test('the words are those of the manual', () => {
    expect(decode(parse('t+s')!)).toEqual({ type: 'draft', types: ['taxCollector', 'scholar'] });
    expect(decode(parse('parade')!)).toEqual({ type: 'takeAction', action: 'parade' });
    expect(decode(parse('^new')!)).toEqual({ type: 'placeFloor', target: 'new' });
    expect(decode(parse('^1')!)).toEqual({ type: 'placeFloor', target: 0 });
    expect(decode(parse('?m')!)).toEqual({ type: 'playCard', card: 'wild', as: 'monk' });
    expect(decode(parse('@2xM')!)).toEqual({ type: 'replace', palace: 1, person: 13 });
    expect(decode(parse('-2h')!)).toEqual({ type: 'release', palace: 1, person: 8 });
    expect(decode(parse('wall=rice')!)).toEqual({ type: 'buildWall', tile: 'rice' });
    expect(decode(parse('-?')!)).toEqual({ type: 'discard', card: 'wild' });
  });

  test('a pair of types is one action, whichever is named first', () => {
    rule('D-DRAFT-3');
    for (const a of PERSON_TYPES)
      for (const b of PERSON_TYPES)
        if (a !== b)
          expect(encode({ type: 'draft', types: [a, b] })).toBe(encode({ type: 'draft', types: [b, a] }));
    expect(AGES).toHaveLength(2);
  });

  test('the types of a draft are read in either order and written in one', () => {
    expect(parse('s+t')).toBe(parse('t+s'));
    expect(notate(parse('s+t')!)).toBe('t+s');
    expect(parse('s+s')).toBeUndefined();
  });
});
