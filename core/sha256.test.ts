import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hex, sha256, sha256Hex, utf8 } from './sha256.ts';

test('agrees with the platform for every length around a block', () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('encodes text of all planes as UTF-8', () => {
  for (const text of ['', 'abc', 'őű', 'Год', '龍の年', '🐉']) {
    expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
