import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionError } from '../protocol/connection.ts';
import type { Crowd } from './harness/crowd.ts';

const PATIENCE_MS = 30_000;

/** Waits until a condition holds; rejects with its name if it does not. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; !(await holds()); await sleep(5))
    if (performance.now() > deadline) throw new Error(`Waited ${PATIENCE_MS} ms in vain until ${what}.`);
}

/** Resolves after the next decision. */
export async function decides(crowd: Crowd): Promise<void> {
  const before = crowd.decided;
  await until('a decision is made', () => crowd.decided > before);
}

/** The number of commands at running tables that were refused with this code. */
export const refusals = ({ matches }: Crowd, code: ConnectionError['code']): number =>
  matches
    .flatMap(({ players }) => players.flatMap(({ deeds }) => deeds))
    .filter(({ refused }) => refused?.code === code).length;
