import { styleText } from 'node:util';
import { playMatch } from '../bots/match.ts';
import { type Args, type Command, gameNamed } from './command.ts';
import { Progress } from './progress.ts';
import { readTable, TABLE_FLAGS } from './table.ts';

export const command: Command = {
  usage: '<game> --seats N --games G --seed S --bots a,b,c [--set option=value …] [--json]',
  summary: 'Plays bots against each other and tells speed, mean scores and win shares by seat.',
  flags: {
    ...TABLE_FLAGS,
    games: { type: 'string', help: 'how many games (default: 100)' },
    json: { type: 'boolean', help: 'one JSON object instead of a table' },
  },
  run: simulate,
};

function simulate(args: Args): void {
  args.expectWords(1, 'a game');
  const game = gameNamed(args.words[0]);
  const { seats, seed, bots, options } = readTable(args, game);
  const count = args.integer('games', 100);
  const scores = Array<number>(seats).fill(0);
  const wins = Array<number>(seats).fill(0);
  const endings: Record<string, number> = Object.fromEntries(game.endings.map((ending) => [ending, 0]));
  let decisions = 0;
  const progress = new Progress(`${game.id}, ${seats} seats`);
  const start = performance.now();
  for (let i = 0; i < count; i++) {
    const s = playMatch({ game, options, seed: `${seed}/${i}`, bots }, () => {
      decisions++;
    });
    const winners = game.places(s).filter((place) => place === 1).length;
    game.scores(s).forEach((score, seat) => {
      scores[seat]! += score;
    });
    game.places(s).forEach((place, seat) => {
      if (place === 1) wins[seat]! += 1 / winners;
    });
    endings[game.ending(s)]!++;
    progress.show((i + 1) / count, `${i + 1} of ${count} games`);
  }
  progress.end();
  const seconds = (performance.now() - start) / 1000;
  const result = {
    game: game.id,
    seats,
    games: count,
    decisions,
    seconds: round(seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: round(count / seconds),
    meanScores: scores.map((sum) => round(sum / count)),
    winShare: wins.map((share) => round(share / count)),
    endings,
  };
  if (args.has('json')) console.log(JSON.stringify(result));
  else
    print(
      result,
      bots.map((bot) => bot.name),
    );
}

const round = (x: number): number => Math.round(x * 1000) / 1000;

function print(
  r: {
    game: string;
    seats: number;
    games: number;
    decisions: number;
    seconds: number;
    decisionsPerSecond: number;
    gamesPerSecond: number;
    meanScores: number[];
    winShare: number[];
    endings: Record<string, number>;
  },
  bots: readonly string[],
): void {
  const number = new Intl.NumberFormat('en');
  console.log(styleText('bold', `${r.game}, ${r.seats} seats, ${number.format(r.games)} games`));
  console.log('seat  bot         mean score  win share');
  bots.forEach((bot, seat) => {
    const share = `${(r.winShare[seat]! * 100).toFixed(1)} %`;
    console.log(
      `${String(seat).padEnd(5)} ${bot.padEnd(10)} ${r.meanScores[seat]!.toFixed(2).padStart(11)} ${share.padStart(10)}`,
    );
  });
  console.log(
    `endings: ${Object.entries(r.endings)
      .map(([ending, n]) => `${ending} ${number.format(n)}`)
      .join(', ')}`,
  );
  console.log(
    `${number.format(r.decisions)} decisions in ${r.seconds.toFixed(1)} s: ${number.format(r.decisionsPerSecond)} decisions/s, ${number.format(Math.round(r.gamesPerSecond))} games/s`,
  );
}
