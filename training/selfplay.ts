// Plays games on all cores and writes positions to learn from, with the newest net that train.py has put into the
// folder, or with h1 before there is one:
// node training/selfplay.ts <game> <seats> <folder> <seconds> <threads> <tag> <nodes>
// Seats such as 2,3,5 take turns. The deals are <tag>-<thread>-<number>. It may be stopped and started again with
// another tag.

import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { runNodes, runToEnd } from '../bots/anytime.ts';
import { ask } from '../bots/bot.ts';
import { fromHalf } from '../bots/net/half.ts';
import { Net } from '../bots/net/net.ts';
import { NetEvaluator } from '../bots/net/net-evaluator.ts';
import { finalRewards, PuctSearch } from '../bots/net/puct.ts';
import { netFeaturesOf } from '../bots/registry.ts';
import { type Action, firstSeat, legalActions, over, type Seat } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { below, stream } from '../core/rng.ts';
import { botNamed } from '../games/all-bots.ts';
import type { GameId } from '../games/list.ts';
import { gameOf } from '../games/rules.ts';
import { type Lesson, MOST_CHOICES, Rows } from './rows.ts';

interface Job {
  readonly game: GameId;
  readonly seats: readonly number[];
  readonly folder: string;
  readonly seconds: number;
  readonly tag: string;
  readonly nodes: number;
  readonly thread: number;
}

/** Points that count as one in the margins to learn. */
const MARGIN: Readonly<Record<GameId, number>> = { dragon: 20, han: 10, confucius: 8 };
/** Rows of a file, and the most that a game can add. */
const FILE_ROWS = 3000;
const GAME_ROWS = 1000;
/**
 * Percent of the decisions that are searched with all nodes; these teach the policy and are all kept. The others are
 * searched with a part of the nodes, as most nodes would only confirm what is played.
 */
const WHOLE = 25;
const QUICK = 1 / 6;
/** Percent of the positions that are kept: of games by h1, of quick decisions on the net. */
const KEEP = { h1: 25, quick: 35 } as const;
/** For variety, the first decisions of each seat are drawn by visits, and later one in `DRAWN`. */
const OPENING = 10;
const DRAWN = 12;
/** One seat in this many is played by h1, so that the net sees how others play. */
const HAND_MADE = 14;
/** Random moves of a thousand: of most seats of h1, of some of them, and of the net. */
const ERRORS = { h1: 20, errant: 150, net: 5 } as const;

if (isMainThread) {
  const [game, seats, folder, seconds, threads, tag, nodes] = process.argv.slice(2) as string[];
  mkdirSync(folder!, { recursive: true });
  const { actions } = gameOf(game as GameId);
  const { inputs } = netFeaturesOf(game as GameId);
  writeFileSync(`${folder}/rows.json`, JSON.stringify({ inputs, actions, choices: MOST_CHOICES }));
  const jobs = Array.from({ length: Number(threads) }, (_, thread) => ({
    game,
    seats: seats!.split(',').map(Number),
    folder,
    seconds: Number(seconds),
    tag,
    nodes: Number(nodes),
    thread,
  }));
  const played = await Promise.all(
    jobs.map(
      (job) =>
        new Promise<number>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: job });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  console.log(`selfplay ${tag}: ${played.reduce((a, b) => a + b)} games`);
} else parentPort!.postMessage(play(workerData as Job));

function play({ game: id, seats: turns, folder, seconds, tag, nodes, thread }: Job): number {
  const game = gameOf(id);
  const sight = netFeaturesOf(id);
  const h1 = botNamed('h1');
  const rng = stream(`${tag}-${thread}`, 'selfplay');
  const rows = new Rows(sight.inputs, FILE_ROWS + GAME_ROWS);
  const x = new Float32Array(sight.inputs);
  const newest = newestNet(`${folder}/now.net`);
  const end = performance.now() + seconds * 1000;
  let games = 0;
  for (let files = 0; performance.now() < end; ) {
    const net = newest();
    const seats = turns[games % turns.length]!;
    const judge = net && new NetEvaluator(net, sight, seats);
    const s = game.setup(defaultOptions(game, seats), seats, `${tag}-${thread}-${games++}`);
    const first = rows.count;
    const deciders: Seat[] = [];
    const handMade = Array.from({ length: seats }, () => !net || below(rng, HAND_MADE) === 0);
    const errors = handMade.map((byHand) =>
      !byHand ? ERRORS.net : below(rng, 3) === 0 ? ERRORS.errant : ERRORS.h1,
    );
    for (let decision = 0; !over(s); decision++) {
      const seat = firstSeat(game.active(s));
      const legal = legalActions(game, s, seat);
      let action = legal[0]!;
      if (legal.length > 1) {
        const isError = below(rng, 1000) < errors[seat]!;
        const isWhole = !!net && below(rng, 100) < WHOLE;
        let lesson: Lesson = { found: undefined, policy: [] };
        if (isError) action = legal[below(rng, legal.length)]!;
        else if (handMade[seat]) {
          action = ask(h1, game, s, seat, rng);
          // What h1 does is worth learning only as long as there is nothing better.
          if (!net)
            lesson = { found: undefined, policy: legal.map((each) => [each, each === action ? 1 : 0]) };
        } else {
          const question = { game, view: game.view(s, seat), seat, legal };
          const search = new PuctSearch(question, rng, judge!);
          runToEnd(runNodes(search, isWhole ? nodes : Math.ceil(nodes * QUICK)));
          const isDrawn = decision < OPENING * seats || below(rng, DRAWN) === 0;
          action = isDrawn ? search.drawByVisits(rng) : search.best();
          lesson = lessonOf(search, isWhole ? legal : []);
        }
        if (legal.length <= MOST_CHOICES && (isWhole || below(rng, 100) < (net ? KEEP.quick : KEEP.h1))) {
          sight.features(game.view(s, seat), seat, seat, x);
          rows.add(x, seat, lesson);
          deciders.push(seat);
        }
      }
      game.apply(s, seat, action);
    }
    const rewards = finalRewards(game, s, sight.spread);
    const scores = game.scores(s);
    const mean = scores.reduce((a, b) => a + b) / seats;
    const margins = scores.map((score) => (score - mean) / MARGIN[id]!);
    deciders.forEach((seat, k) => {
      rows.finish(first + k, seat, rewards, margins);
    });
    if (rows.room < GAME_ROWS) {
      const name = `${folder}/${tag}-${thread}-${files++}`;
      writeFileSync(`${name}.part`, rows.take());
      renameSync(`${name}.part`, `${name}.${net ? 'net' : 'h1'}.f16`);
    }
  }
  return games;
}

/** Reads a net whenever its file has changed. */
function newestNet(file: string): () => Net | undefined {
  let read = 0;
  let net: Net | undefined;
  return () => {
    const written = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (written > read) {
      read = written;
      net = new Net(fromHalf(readFileSync(file)));
    }
    return net;
  };
}

/** The mean of all visits, and how they were divided among these actions. */
function lessonOf(search: PuctSearch, actions: readonly Action[]): Lesson {
  const plans = search.rankedPlans();
  const visits = plans.reduce((sum, plan) => sum + plan.visits, 0);
  const found = plans[0]!.shares.map(
    (_, seat) => plans.reduce((sum, plan) => sum + plan.visits * plan.shares[seat]!, 0) / visits,
  );
  const shares = new Map(plans.map((plan) => [plan.actions[0]!, plan.visits / visits]));
  return { found, policy: actions.map((action) => [action, shares.get(action) ?? 0]) };
}
