import { below, type Stream } from '../../../core/rng.ts';

export function setSize(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A uniformly random member of a set, as a set of one. */
export function oneOf(set: number, rng: Stream): number {
  let rest = set;
  for (let k = below(rng, setSize(set)); k > 0; k--) rest &= rest - 1;
  return rest & -rest;
}

/**
 * Takes one thing out of a heap of counted kinds and says its kind. The top of a shuffled stack is any of its
 * things with equal chance, so no order need be kept.
 */
export function takeOne(heap: number[], rng: Stream): number {
  let size = 0;
  for (const n of heap) size += n;
  let place = below(rng, size);
  let kind = 0;
  while (place >= heap[kind]!) place -= heap[kind++]!;
  heap[kind]!--;
  return kind;
}
