import { styleText } from 'node:util';
import { InputError } from '../core/options.ts';
import { Args, type Command } from './command.ts';

/** Loaded on demand, so that every command starts fast. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  play: () => import('./play/index.ts'),
  sim: () => import('./sim/index.ts'),
  record: () => import('./record.ts'),
  replay: () => import('./replay.ts'),
  arena: () => import('./arena/index.ts'),
  ladder: () => import('./ladder/index.ts'),
  calibrate: () => import('./calibrate/index.ts'),
  tune: () => import('./tune.ts'),
  explain: () => import('./explain/index.ts'),
  puzzles: () => import('./puzzles/index.ts'),
  fuzz: () => import('./fuzz.ts'),
  bench: () => import('./bench/index.ts'),
  tables: () => import('./tables.ts'),
  ratings: () => import('./ratings.ts'),
  people: () => import('./people/index.ts'),
  patch: () => import('./patch.ts'),
  export: () => import('./export.ts'),
  import: () => import('./import.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
};

/** Runs a command; rejects with an InputError if the call is invalid. */
export async function run([name, ...argv]: readonly string[]): Promise<void> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return printHelp();
  const load = COMMANDS[name];
  if (!load || !Object.hasOwn(COMMANDS, name))
    throw new InputError(`There is no command '${name}'. Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  const { command } = await load();
  if (argv.includes('--help') || argv.includes('-h')) return printUsage(name, command);
  await command.run(new Args(argv, command.flags));
}

async function printHelp(): Promise<void> {
  console.log('mandate: strategy games of imperial China, in the terminal\n');
  for (const [name, load] of Object.entries(COMMANDS)) {
    const { command } = await load();
    console.log(`  ${styleText('bold', `mandate ${name}`)} ${command.usage}`);
    console.log(`      ${command.summary}`);
  }
  console.log('\nRun a command with --help to see its flags.');
}

function printUsage(name: string, { usage, summary, flags }: Command): void {
  console.log(`mandate ${name} ${usage}\n\n${summary}\n`);
  for (const [flag, { help, type }] of Object.entries(flags))
    console.log(`  --${flag.padEnd(12)} ${type === 'boolean' ? '      ' : 'VALUE '} ${help}`);
}
