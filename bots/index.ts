import { InputError } from '../core/options.ts';
import type { Budget } from './anytime.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { heuristic } from './heuristic.ts';
import { LEVELS } from './levels.ts';
import { netBot } from './net/net-bot.ts';
import { plain } from './plain.ts';
import { random } from './random.ts';
import { searcher } from './searcher.ts';

/** Nodes rather than time, so that a game comes out the same everywhere. */
const DEFAULT_BUDGET: Budget = { nodes: 200 };

const BOTS: Readonly<Record<string, (name: string, budget: Budget) => Bot>> = {
  random: () => random,
  greedy: () => greedy,
  h1: (name) => heuristic(name),
  s2: searcher,
  s3: netBot,
  p: plain,
  ...Object.fromEntries(LEVELS.map(({ id, bot }) => [id, () => bot])),
};

const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** The levels, weakest first, then the bots for tests and measurements. */
export const OPPONENTS: readonly string[] = [...LEVELS.map(({ id }) => id), 'greedy', 'random'];

/** Reads a bot's name with an optional budget: `s2@400` nodes, or with a clock `s2@100ms`. */
export function botNamed(text: string, budget: Budget = DEFAULT_BUDGET, now?: () => number): Bot {
  const [name, own] = text.split('@', 2) as [string, string?];
  const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (!make) throw new InputError(`There is no bot '${name}'. Bots: ${BOT_NAMES.join(', ')}.`);
  return make(text, own === undefined ? budget : readBudget(own, text, now));
}

function readBudget(own: string, text: string, now: (() => number) | undefined): Budget {
  const [, digits, unit] = own.match(/^([1-9]\d{0,6})(ms)?$/) ?? [];
  if (digits === undefined)
    throw new InputError(`Write a bot's budget as in s2@400 or s2@100ms, not '${text}'.`);
  if (unit === undefined) return { nodes: Number(digits) };
  if (!now)
    throw new InputError(
      `'${text}' cannot have a time budget here, where every run must give the same games.`,
    );
  return { ms: Number(digits), now };
}
