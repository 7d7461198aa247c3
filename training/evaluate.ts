// One bot among others of another kind, in every seat of the same deals:
// node training/evaluate.ts <game> <seats> <bot> <others> <seconds> <threads> <net> <seed>
// The bot s3 searches on the net of that file, or on the game's own; all others are those of `mandate arena`.

import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Bot } from '../bots/bot.ts';
import { playMatch } from '../bots/match.ts';
import { fromHalf } from '../bots/net/half.ts';
import { Net } from '../bots/net/net.ts';
import { netBot } from '../bots/net/net-bot.ts';
import { winShares } from '../bots/shares.ts';
import { defaultOptions } from '../core/options.ts';
import { botNamed } from '../games/all-bots.ts';
import type { GameId } from '../games/list.ts';
import { gameOf } from '../games/rules.ts';

if (isMainThread) {
  const [game, seats, bot, others, seconds, threads, net, seed] = process.argv.slice(2) as string[];
  const played = await Promise.all(
    Array.from(
      { length: Number(threads) },
      (_, thread) =>
        new Promise<{ blocks: number[]; margin: number }>((resolve, reject) => {
          const data = {
            game,
            seats: Number(seats),
            bot,
            others,
            seconds: Number(seconds),
            net,
            seed,
            thread,
          };
          const worker = new Worker(new URL(import.meta.url), { workerData: data });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  const blocks = played.flatMap((each) => each.blocks);
  const mean = blocks.reduce((a, b) => a + b, 0) / blocks.length;
  const variance = blocks.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, blocks.length - 1);
  const margin = played.reduce((sum, each) => sum + each.margin, 0) / blocks.length;
  console.log(
    `${game}, ${seats} seats: ${bot} among ${others}: ${mean.toFixed(3)} ± ${(1.96 * Math.sqrt(variance / blocks.length)).toFixed(3)} of ${blocks.length * Number(seats)} games, ${margin.toFixed(1)} points ahead`,
  );
} else {
  const { game: id, seats, bot, others, seconds, net, seed, thread } = workerData;
  const game = gameOf(id as GameId);
  const now = () => performance.now();
  const make = (name: string): Bot => {
    if (!name.startsWith('s3@') || net === 'own') return botNamed(name, { nodes: 200 }, now);
    const amount = Number.parseInt(name.slice(3), 10);
    const budget = name.endsWith('ms') ? { ms: amount, now } : { nodes: amount };
    return netBot(name, budget, new Net(fromHalf(readFileSync(net))));
  };
  const one = make(bot);
  const rest = make(others);
  const blocks: number[] = [];
  let margin = 0;
  const end = now() + seconds * 1000;
  for (let deal = 0; now() < end; deal++) {
    let won = 0;
    for (let seat = 0; seat < seats; seat++) {
      const bots = Array.from({ length: seats }, (_, at) => (at === seat ? one : rest));
      const s = playMatch({
        game,
        options: defaultOptions(game, seats),
        seed: `${seed}-${thread}-${deal}`,
        bots,
      });
      const scores = game.scores(s);
      const all = scores.reduce((a, b) => a + b);
      won += winShares(game, s)[seat]! / seats;
      margin += (scores[seat]! - (all - scores[seat]!) / (seats - 1)) / seats;
    }
    blocks.push(won);
  }
  parentPort!.postMessage({ blocks, margin });
}
