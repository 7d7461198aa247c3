import { stdout } from 'node:process';
import { recordMatch } from '../bots/match.ts';
import { type Command, gameNamed } from './command.ts';
import { readTable, TABLE_FLAGS } from './table.ts';

export const command: Command = {
  usage: '<game> --seats N --seed S --bots a,b,c [--set option=value …]',
  summary: 'Plays one game between bots and writes its record to stdout.',
  flags: TABLE_FLAGS,
  run(args) {
    args.expectWords(1, 'a game');
    const game = gameNamed(args.words[0]);
    const { seed, bots, options } = readTable(args, game);
    stdout.write(recordMatch({ game, options, seed, bots }));
  },
};
