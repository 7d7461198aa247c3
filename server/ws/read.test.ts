import { expect, test } from 'vitest';
import { clientMessage } from '../../protocol/socket.ts';
import { plainMove } from './read.ts';

const table = 'a'.repeat(20);
const move = { t: 'do', id: 7, table, command: { type: 'move', n: 3, move: 'take 2' } };
const withCommand = (change: object) => ({ ...move, command: { ...move.command, ...change } });

test('A plain move is read as the schema reads it, and what the schema does not know is dropped.', () => {
  for (const message of [move, { ...move, more: 1 }, { ...move, id: 0 }, withCommand({ more: [1] })])
    expect(plainMove(message)).toEqual(clientMessage.parse(message));
  const longest = withCommand({ n: Number.MAX_SAFE_INTEGER, move: '漢'.repeat(40) });
  expect(plainMove(longest)).toEqual(clientMessage.parse(longest));
});

test('What the schema refuses is no plain move.', () => {
  const wrong: unknown[] = [
    null,
    'do',
    7,
    [],
    { ...move, t: 'done' },
    ...[-1, 0.5, 2 ** 53, '7', null, undefined].map((id) => ({ ...move, id })),
    ...['', 'A'.repeat(20), 'a'.repeat(21), `${'a'.repeat(19)}\n`, 7, [table]].map((id) => ({
      ...move,
      table: id,
    })),
    ...[null, 'move', [], {}, { type: 'moves' }].map((command) => ({ ...move, command })),
    ...[0, -1, 1.5, '3', null, Number.POSITIVE_INFINITY].map((n) => withCommand({ n })),
    ...['', 'x'.repeat(41), 5, null, ['take 2']].map((text) => withCommand({ move: text })),
  ];
  for (const message of wrong) {
    expect(clientMessage.safeParse(message).success, JSON.stringify(message)).toBe(false);
    expect(plainMove(message), JSON.stringify(message)).toBe(undefined);
  }
});

test('All else is left to the schema.', () => {
  for (const message of [
    { t: 'ping', id: 1 },
    { ...move, command: { type: 'undo' } },
  ]) {
    expect(clientMessage.safeParse(message).success).toBe(true);
    expect(plainMove(message)).toBe(undefined);
  }
});
