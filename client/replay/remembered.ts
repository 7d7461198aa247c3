import type { Judgement } from '../../bots/review/review.ts';
import { sha256Hex } from '../../core/sha256.ts';
import { keysFrom, writeSmall } from '../session/storage.ts';

const PREFIX = 'mandate-review-';
/** Raised when bots judge differently, so that old judgements are made anew. */
const VERSION = 2;
/** Reviews that are kept; the oldest are dropped. */
const MOST = 8;

interface Kept {
  readonly version: number;
  readonly at: number;
  readonly judged: readonly Judgement[];
}

/** The judgements of one record on this device, so that a review goes on where it was left. */
export interface Memory {
  read(): readonly Judgement[];
  write(judged: readonly Judgement[]): void;
}

const nameOf = (record: string): string => sha256Hex(record).slice(0, 24);
const storedText = (judged: readonly Judgement[], at: number): string =>
  JSON.stringify({ version: VERSION, at, judged: judged.map(rounded) } satisfies Kept);

/** The entry of a device that has judged a record. */
export const storedReview = (record: string, judged: readonly Judgement[]): [key: string, text: string] => [
  PREFIX + nameOf(record),
  storedText(judged, 0),
];

export function memoryOf(record: string): Memory {
  let name: string | undefined;
  const key = () => {
    name ??= nameOf(record);
    return PREFIX + name;
  };
  return {
    read: () => keptAt(key())?.judged ?? [],
    write(judged) {
      writeSmall(key(), storedText(judged, Date.now()));
      const others = keysFrom(PREFIX).filter((one) => one !== name);
      const oldest = others.sort((a, b) => (keptAt(PREFIX + b)?.at ?? 0) - (keptAt(PREFIX + a)?.at ?? 0));
      for (const one of oldest.slice(MOST - 1)) writeSmall(PREFIX + one, null);
    },
  };
}

function keptAt(key: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.version === VERSION && Array.isArray(kept.judged) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const short = (shares: readonly number[]): number[] => shares.map((share) => Math.round(share * 1e4) / 1e4);

const rounded = (one: Judgement): Judgement => ({
  ...one,
  made: short(one.made),
  moves: one.moves.map(({ plan, shares }) => ({ plan, shares: short(shares) })),
});
