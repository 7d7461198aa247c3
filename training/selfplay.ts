// Plays games on all cores and writes positions to learn from:
// node training/selfplay.ts <game> <net or h1> <seconds> <threads> <folder> <tag> [nodes]

import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { runNodes, runToEnd } from '../bots/anytime.ts';
import { ask } from '../bots/bot.ts';
import { fromHalf } from '../bots/net/half.ts';
import { Net } from '../bots/net/net.ts';
import { NetEvaluator, VALUES } from '../bots/net/net-evaluator.ts';
import { finalRewards, PuctSearch } from '../bots/net/puct.ts';
import { netFeaturesOf } from '../bots/registry.ts';
import { firstSeat, legalActions, over, type Seat } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { below, stream } from '../core/rng.ts';
import { botNamed } from '../games/all-bots.ts';
import type { GameId } from '../games/list.ts';
import { gameOf } from '../games/rules.ts';

interface Job {
  readonly game: GameId;
  readonly net: string;
  readonly seconds: number;
  readonly folder: string;
  readonly tag: string;
  readonly nodes: number;
  readonly thread: number;
}

interface Played {
  readonly games: number;
  readonly rows: number;
  readonly winners: number;
}

/** Weighted towards four players, the usual number. */
const TABLES: Readonly<Record<GameId, readonly number[]>> = {
  dragon: [2, 3, 4, 4, 5],
  han: [2, 3, 4, 4, 5],
  confucius: [3, 4, 4, 5],
};
const MARGIN: Readonly<Record<GameId, number>> = { dragon: 20, han: 10, confucius: 8 };
const MOST_ROWS = 120_000;
/** One decision in three is searched with all nodes and used for training; the others use few nodes. */
const FULL = 3;
const QUICK_NODES = 24;

if (isMainThread) {
  const [game, net, seconds, threads, folder, tag, nodes = '0'] = process.argv.slice(2) as string[];
  const jobs = Array.from({ length: Number(threads) }, (_, thread) => ({
    game,
    net,
    seconds: Number(seconds),
    folder,
    tag,
    nodes: Number(nodes),
    thread,
  }));
  const played = await Promise.all(
    jobs.map(
      (job) =>
        new Promise<Played>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: job });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  const sum = (key: keyof Played): number => played.reduce((total, each) => total + each[key], 0);
  console.log(
    `selfplay ${tag} of ${net}: ${sum('games')} games, ${sum('rows')} positions, winners have ${(sum('winners') / sum('games')).toFixed(1)} points`,
  );
} else parentPort!.postMessage(play(workerData as Job));

function play({ game: id, net: file, seconds, folder, tag, nodes, thread }: Job): Played {
  const game = gameOf(id);
  const sight = netFeaturesOf(id);
  const net = file === 'h1' ? undefined : new Net(fromHalf(readFileSync(file)));
  const h1 = botNamed('h1');
  const rng = stream(`${tag}-${thread}`, 'selfplay');
  const width = sight.inputs + 1 + 2 * VALUES;
  const rows = new Float32Array(MOST_ROWS * width);
  let count = 0;
  let games = 0;
  let winners = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end && count < MOST_ROWS - 1000) {
    const tables = TABLES[id]!;
    const seats = tables[below(rng, tables.length)]!;
    const s = game.setup(defaultOptions(game, seats), seats, `${tag}-${thread}-${games}`);
    const from = count;
    const looking: Seat[] = [];
    // Some seats make random moves now and then, and some are played by h1, so that the net sees other positions too.
    const errs = Array.from({ length: seats }, () => (below(rng, 3) === 0 ? 150 : 20));
    const handMade = Array.from({ length: seats }, () => !net || below(rng, 14) === 0);
    for (let ply = 0; !over(s); ply++) {
      const seat = firstSeat(game.active(s));
      const legal = legalActions(game, s, seat);
      let action = legal[0]!;
      let label = -1;
      let keep = legal.length > 1 && below(rng, 100) < (net ? 30 : 22);
      if (legal.length > 1) {
        if (handMade[seat]) {
          const errant = below(rng, 1000) < errs[seat]!;
          action = errant ? legal[below(rng, legal.length)]! : ask(h1, game, s, seat, rng);
          if (!errant && !net) label = action;
        } else {
          const question = { game, view: game.view(s, seat), seat, legal };
          const search = new PuctSearch(question, rng, new NetEvaluator(net!, sight, seats));
          const full = below(rng, FULL) === 0;
          runToEnd(runNodes(search, full ? nodes : QUICK_NODES));
          if (full) {
            label = search.drawByVisits(rng);
            keep = true;
          }
          action = ply < 8 * seats || below(rng, 12) === 0 ? search.drawByVisits(rng) : search.best();
        }
      }
      if (keep) {
        const me = below(rng, 5) > 0 ? seat : below(rng, seats);
        const row = rows.subarray(count * width, (count + 1) * width);
        sight.features(game.view(s, me), me, seat, row.subarray(0, sight.inputs));
        row[sight.inputs] = me === seat ? label : -1;
        looking.push(me);
        count++;
      }
      game.apply(s, seat, action);
    }
    const shares = finalRewards(game, s, sight.spread);
    const scores = game.scores(s);
    const mean = scores.reduce((a, b) => a + b) / seats;
    winners += Math.max(...scores);
    games++;
    looking.forEach((me, i) => {
      const at = (from + i) * width + sight.inputs + 1;
      for (let k = 0; k < seats; k++) {
        rows[at + k] = shares[(me + k) % seats]!;
        rows[at + VALUES + k] = (scores[(me + k) % seats]! - mean) / MARGIN[id]!;
      }
    });
  }
  writeFileSync(`${folder}/${tag}-${thread}.f32`, new Uint8Array(rows.buffer, 0, count * width * 4));
  return { games, rows: count, winners };
}
