import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { InputError } from '../core/options.ts';
import { type Replay, replay } from '../core/replay.ts';
import { games } from '../games/rules.ts';
import type { Args, Command } from './command.ts';

export const command: Command = {
  usage: 'FILE [--verify] [--states]',
  summary: 'Replays a record and checks every line; FILE may be - for stdin.',
  flags: {
    verify: { type: 'boolean', help: 'also explain how the shuffle was checked against its commitment' },
    states: { type: 'boolean', help: 'print one JSON line per decision: {n, seat, phase, move, state}' },
  },
  run(args) {
    args.expectWords(1, 'a record file');
    const result = replay(read(args.words[0]!), games);
    if (args.has('states')) printStates(result);
    report(result, args);
  },
};

function read(file: string): string {
  try {
    const bytes = readFileSync(file === '-' ? 0 : file);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new InputError(`${file} is not a UTF-8 text file.`);
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(
      `${file} cannot be read${code === 'ENOENT' ? ': there is no such file' : ` (${code})`}.`,
    );
  }
}

function printStates({ steps }: Replay): void {
  for (const { n, seat, phase, move, state } of steps)
    stdout.write(`${JSON.stringify({ n, seat, phase, move, state })}\n`);
}

/** With `--states` the report goes to stderr, so that stdout is one JSON line for each decision. */
function report({ game, header, steps, checks, finished }: Replay, args: Args): void {
  const say = args.has('states') ? console.error : console.log;
  const last = steps.at(-1)?.state;
  say(`${game.id}, ${header.seats} seats, ${steps.length} decisions: the record holds (${checks} checks).`);
  if (last && finished)
    header.players.forEach((name, seat) => {
      say(`  ${game.places(last)[seat]}. seat ${seat} ${name}: ${game.scores(last)[seat]} points`);
    });
  else say('  The game is not finished.');
  if (!args.has('verify')) return;
  say(
    `Shuffle: SHA-256 of seed and salt is the commitment ${header.commitment} that the record begins with.`,
  );
  say('Whether that was told before the game, the record cannot show; those who played can compare it.');
  say(
    header.nonces.length > 0
      ? `The players added ${header.nonces.length} nonces; the game was set up from seed and nonces together.`
      : 'No player added a nonce; the game was set up from the seed alone.',
  );
}
