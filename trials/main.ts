import { parseArgs } from 'node:util';
import { Progress } from './progress.ts';
import { Flags, type Trial, UsageError } from './trial.ts';

/** Loaded on demand. */
const TRIALS: Readonly<Record<string, () => Promise<{ trial: Trial }>>> = {
  play: () => import('./play.ts'),
  kill: () => import('./kill.ts'),
  nodes: () => import('./nodes.ts'),
  notices: () => import('./notices.ts'),
  outage: () => import('./outage.ts'),
  disk: () => import('./disk.ts'),
  secrecy: () => import('./secrecy.ts'),
  fuzz: () => import('./fuzz.ts'),
  soak: () => import('./soak.ts'),
  layout: () => import('./layout.ts'),
  review: () => import('./review.ts'),
  puzzles: () => import('./puzzles.ts'),
};

async function main([name, ...argv]: readonly string[]): Promise<void> {
  if (name === undefined || name === 'help' || name === '--help') return printHelp();
  const load = Object.hasOwn(TRIALS, name) ? TRIALS[name] : undefined;
  if (!load)
    throw new UsageError(`There is no trial '${name}'; there are ${Object.keys(TRIALS).join(', ')}.`);
  const { trial } = await load();
  console.log(await trial.run(flagsOf(trial, argv), new Progress(name)));
  console.log(`${name} passed`);
}

function flagsOf({ flags }: Trial, argv: readonly string[]): Flags {
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, { fallback }]) => [
      flag,
      { type: 'string', default: fallback } as const,
    ]),
  );
  try {
    return new Flags(parseArgs({ args: [...argv], options, strict: true }).values as Record<string, string>);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function printHelp(): Promise<void> {
  console.log('Trials of the whole server, from outside: npm run trials -- <trial> [--flag value]\n');
  for (const [name, load] of Object.entries(TRIALS)) {
    const { trial } = await load();
    console.log(`  ${name}  ${trial.summary}`);
    for (const [flag, { fallback, help }] of Object.entries(trial.flags))
      console.log(`      --${flag} ${help}${fallback === '' ? '' : ` (${fallback})`}`);
  }
}

// Exits normally on signals, so that processes started by the trial end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    console.log(`FAILED: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
