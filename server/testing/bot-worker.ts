import { parentPort } from 'node:worker_threads';
import type { Bot } from '../../bots/bot.ts';
import { botNamed } from '../../games/all-bots.ts';
import { answerQuestions } from '../bots/answer.ts';

/** Misbehaving bots. */
const unruly: readonly Bot[] = [
  {
    name: 'endless',
    choose: () => {
      for (;;);
    },
  },
  {
    name: 'undecided',
    choose: ({ legal }) => legal[0]!,
    *ponder({ legal }) {
      for (let i = 0; ; i++) yield () => legal[Math.min(i, legal.length - 1)]!;
    },
  },
  {
    name: 'talkative',
    choose: ({ view }) => {
      throw new TypeError(`I hold ${JSON.stringify(view)}`);
    },
  },
  { name: 'cheating', choose: ({ game, legal }) => (legal.includes(0) ? game.actions : 0) },
  { name: 'quitting', choose: () => process.exit(3) },
  {
    name: 'greedy-for-memory',
    choose: () => {
      const hoard: number[][] = [];
      for (;;) hoard.push(new Array(100_000).fill(hoard.length));
    },
  },
];

if (!parentPort) throw new Error('This file runs as a worker thread.');
answerQuestions(parentPort, (name) => unruly.find((bot) => bot.name === name) ?? botNamed(name));
