import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { format } from 'node:util';
import { InputError } from '../../core/options.ts';
import { run } from '../run.ts';

export const MAIN = join(import.meta.dirname, '../main.ts');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Env = Readonly<Record<string, string | undefined>>;
const PLAIN: Env = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** A call of `mandate` in a process of its own, whose start takes longer than most commands. */
export function spawnMandate(args: readonly string[], env: Env = {}, input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...PLAIN, ...env },
    input,
  });
  return { status, stdout, stderr };
}

/** The same in this thread, one call at a time. */
export async function callMandate(args: readonly string[], env: Env = {}): Promise<Ended> {
  const [stdout, stderr] = [[] as string[], [] as string[]];
  const { log, error: complain } = console;
  const { exitCode, stdout: terminal } = process;
  const { write } = terminal;
  const restoreEnv = setEnv({ ...PLAIN, ...env });
  console.log = (...words) => stdout.push(`${format(...words)}\n`);
  console.error = (...words) => stderr.push(`${format(...words)}\n`);
  terminal.write = (text: string | Uint8Array) => stdout.push(String(text)) > 0;
  process.exitCode = 0;
  try {
    await run(args);
    return { status: Number(process.exitCode), stdout: stdout.join(''), stderr: stderr.join('') };
  } catch (error) {
    // As main.ts does.
    if (!(error instanceof InputError)) throw error;
    return { status: 2, stdout: stdout.join(''), stderr: `${stderr.join('')}${error.message}\n` };
  } finally {
    console.log = log;
    console.error = complain;
    terminal.write = write;
    process.exitCode = exitCode;
    restoreEnv();
  }
}

function setEnv(env: Env): () => void {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  for (const [name, value] of Object.entries(env)) set(name, value);
  return () => {
    for (const [name, value] of before) set(name, value);
  };
}
