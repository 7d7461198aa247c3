import { expect, test } from 'vitest';
import { Refusal } from '../../protocol/fault.ts';
import { readJson, readMessage, requestIn } from './read.ts';

const table = 'a'.repeat(20);
const move = { t: 'do', id: 7, table, command: { type: 'move', n: 3, move: 'take 2' } };

test('A message is read by its schema, and what the schema does not know is dropped.', () => {
  expect(readMessage({ ...move, more: 1 })).toEqual(move);
  expect(readMessage({ ...move, command: { ...move.command, seed: 'x' } })).toEqual(move);
});

test('A refusal names what is wrong, and at most three things.', () => {
  const wrong = { ...move, id: -1, table: 'A', command: { type: 'move', n: 0, move: '' } };
  expect(() => readMessage(wrong)).toThrow(Refusal);
  expect(() => readMessage(wrong)).toThrow(/^id: [^;]*; table: [^;]*; command\.n: [^;]*$/);
  expect(() => readJson('{')).toThrow('The message is not JSON.');
});

test.each([
  ['{"t":"do","id":7,"table":"x"', 7],
  ['{"id":12345}', 12_345],
  ['{"t":"do","command":{"id":7},"id":8', undefined],
  ['{"id":-1}', undefined],
  ['{"id":"7"}', undefined],
  ['', undefined],
])('The id is found in the start of %j.', (text, id) => {
  expect(requestIn(text)).toBe(id);
});
