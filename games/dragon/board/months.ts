import { ROUNDS } from '../rules/data.ts';
import type { DragonView } from '../rules/types.ts';

export interface Month {
  readonly month: number;
  readonly x: number;
  readonly w: number;
  readonly state: 'past' | 'now' | 'coming';
}

const PAST = 46;
const NOW = 138;

/** Months gone by are narrow, the present one is wide, those to come share the rest. */
export function monthsOf({ round, stack }: DragonView, width: number): Month[] {
  const over = stack.length === 0;
  const months = Array.from({ length: ROUNDS }, (_, i) => i + 1);
  const state = (month: number): Month['state'] =>
    over || month < round ? 'past' : month === round ? 'now' : 'coming';
  const past = months.filter((month) => state(month) === 'past').length;
  const now = months.filter((month) => state(month) === 'now').length;
  const coming = ROUNDS - past - now;
  const narrow = coming + now === 0 ? width / ROUNDS : PAST;
  const wide = coming === 0 ? width - past * narrow : NOW;
  const share = coming === 0 ? 0 : (width - past * narrow - now * wide) / coming;
  let x = 0;
  return months.map((month) => {
    const w = { past: narrow, now: wide, coming: share }[state(month)];
    const box = { month, x: Math.round(x), w: Math.round(x + w) - Math.round(x), state: state(month) };
    x += w;
    return box;
  });
}
