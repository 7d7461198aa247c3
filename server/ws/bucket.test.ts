import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

const taken = (bucket: Bucket, now: number, tries: number): number =>
  Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;

test('Twice the rate goes through at once, then the rate, however long nothing came before.', () => {
  const bucket = new Bucket(10, 0);
  expect(taken(bucket, 0, 100)).toBe(20);
  expect(taken(bucket, 50, 100)).toBe(0);
  expect(taken(bucket, 100, 100)).toBe(1);
  expect(taken(bucket, 1100, 100)).toBe(10);
  expect(taken(bucket, 1_000_000, 100)).toBe(20);
});

test('What was charged is waited for.', () => {
  const bucket = new Bucket(10, 0);
  bucket.charge(30);
  expect(taken(bucket, 1000, 100)).toBe(0);
  expect(taken(bucket, 1200, 100)).toBe(2);
});
