import type { Bot } from '../../bots/bot.ts';
import { InputError } from '../../core/options.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { Args, Flag } from '../command.ts';

/** How long a decision may take where the name of a bot does not say it. */
export type GivenBudget = { readonly nodes: number } | { readonly ms: number };

const NODES = 200;

export const BUDGET_FLAGS = {
  nodes: { type: 'string', help: `search nodes per decision (default: ${NODES})` },
  ms: { type: 'string', help: 'milliseconds of CPU time per decision, instead of --nodes' },
} as const satisfies Record<string, Flag>;

export function readBudget(args: Args): GivenBudget {
  if (args.text('ms') !== undefined && args.text('nodes') !== undefined)
    throw new InputError('Give either --ms or --nodes.');
  return args.text('ms') === undefined
    ? { nodes: args.integer('nodes', NODES) }
    : { ms: args.integer('ms', 100) };
}

export const describeBudget = (budget: GivenBudget): string =>
  'ms' in budget ? `${budget.ms} ms` : `${budget.nodes} nodes`;

/** Checks the name of a bot, where time budgets are allowed. */
export function checkedBot(name: string): string {
  botNamed(name, undefined, () => 0);
  return name;
}

/** CPU time of this thread in milliseconds, because the machine may be busy. */
const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export const timedBot = (name: string, budget: GivenBudget): Bot =>
  botNamed(name, 'ms' in budget ? { ...budget, now: cpuTime } : budget, cpuTime);
