import type { Tally } from './audit/audit.ts';

/** Sums up the audits of many games. */
export class Tallies {
  #games = 0;
  #decisions = 0;
  #entries = 0;
  #positions = 0;

  get games(): number {
    return this.#games;
  }

  add({ decisions, entries, positions }: Tally): void {
    this.#games++;
    this.#decisions += decisions;
    this.#entries += entries;
    this.#positions += positions;
  }

  toString(): string {
    return `${this.#games} games, ${this.#decisions} decisions, ${this.#entries} entries and ${this.#positions} positions agree with the records`;
  }
}

/** The given quantile of measured milliseconds. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
