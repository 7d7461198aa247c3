// How fast the searches are: node rates.ts <game> <seats> <seconds>. Prints its figures as JSON.

import type { Question } from '../../bots/bot.ts';
import { PlainSearch } from '../../bots/plain.ts';
import { gameBotOf, registerBot } from '../../bots/registry.ts';
import { search as searchFor } from '../../bots/searcher.ts';
import '../../games/all-bots.ts';
import type { Game } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import type { GameId } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { repeat } from '../clock.ts';
import type { BotFigures } from './figures.ts';
import { questionsOf } from './questions.ts';

/** Positions of one game, and nodes spent on each before the next. */
const POSITIONS = 40;
const NODES = 100;

const [id = '', seatsText, secondsText] = process.argv.slice(2);
const plain = gameOf(id as GameId);
const seats = Number(seatsText);
const seconds = Number(secondsText);
let applied = 0;
let judged = 0;

/** The game and its value, counting calls. */
const game: Game = {
  ...plain,
  apply(...args) {
    applied++;
    plain.apply(...args);
  },
};
const known = gameBotOf(plain.id);
const { value } = known;
registerBot(plain.id, {
  ...known,
  value: {
    ...value,
    appraise(...args: Parameters<typeof value.appraise>) {
      judged++;
      return value.appraise(...args);
    },
    survey(...args: Parameters<NonNullable<typeof value.survey>>) {
      const found = value.survey?.(...args);
      judged += found?.length ?? 0;
      return found;
    },
  },
});

const questions = questionsOf(game, seats, 'bench/bots', POSITIONS);
const rng = stream('bench', 'bots');
let turn = 0;
const next = (): Question => questions[turn++ % questions.length]!;

const playouts = measure(() => new PlainSearch(next(), rng).step(NODES));
const search = measure(() => {
  const thinker = searchFor(next(), rng);
  for (let used = 0; used < NODES; used += 4) thinker.step(4, used / NODES);
});
const figures: BotFigures = {
  playoutsPerSecond: (playouts.times * NODES) / playouts.seconds,
  playoutsPerCpuSecond: (playouts.times * NODES) / playouts.cpuSeconds,
  decisionsPerPlayout: playouts.applied / (playouts.times * NODES),
  playedPerCpuSecond: playouts.applied / playouts.cpuSeconds,
  nodesPerSecond: (search.times * NODES) / search.seconds,
  leavesPerSecond: search.judged / search.seconds,
  leavesPerCpuSecond: search.judged / search.cpuSeconds,
  cpuShare: Math.min(playouts.cpuShare, search.cpuShare),
};
console.log(JSON.stringify(figures));

function measure(step: () => void) {
  repeat(seconds / 2, step);
  [applied, judged] = [0, 0];
  return { ...repeat(seconds, step), applied, judged };
}
