import { expect, test } from 'vitest';
import type { View } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { stream } from '../../core/rng.ts';
import '../../games/all-bots.ts';
import { gameOf } from '../../games/rules.ts';
import { runNodes, runToEnd } from '../anytime.ts';
import { LEVELS } from '../levels.ts';
import { gameBotOf } from '../registry.ts';
import { search } from '../searcher.ts';
import { questions } from '../testing/questions.ts';
import { searchOnNet } from './net-bot.ts';
import { netFor } from './nets.ts';

const dragon = gameOf('dragon');
const top = LEVELS.at(-1)!;
const strength = gameBotOf('dragon').levels.at(-1) as { nodes: number; netNodes: number };
const dice = () => stream('a', 'b');

test.each([2, 5])('the highest level of the Dragon searches on the net with %d seats', (seats) => {
  for (const { question } of questions(dragon, seats, 'net', 150)) {
    const found = searchOnNet(question, dice(), netFor('dragon', question.view)!);
    runToEnd(runNodes(found, strength.netNodes));
    expect(top.bot.choose(question, dice())).toBe(found.best());
  }
});

test('where the net has not learnt the table, the level searches without it', () => {
  const { question } = questions(dragon, 3, 'net', 9, { greatWall: true }).at(-1)!;
  expect(netFor('dragon', question.view)).toBeUndefined();
  const found = search(question, dice());
  runToEnd(runNodes(found, strength.nodes));
  expect(top.bot.choose(question, dice())).toBe(found.best());
});

test('the net plays with the usual options and any start player', () => {
  const known = (options: object): boolean => {
    const s = dragon.setup(options as never, 4, 'options');
    return netFor('dragon', dragon.view(s, 0) as View) !== undefined;
  };
  const usual = defaultOptions(dragon, 4);
  expect(known(usual)).toBe(true);
  expect(known({ ...usual, startPlayer: 2, openHands: false })).toBe(true);
  expect(known({ ...usual, greatWall: true })).toBe(false);
  expect(known({ ...usual, largePrivilegeCost: 7 })).toBe(false);
  expect(known({ ...usual, superEvent: 'random' })).toBe(false);
});

test('a level that uses no net loads none', async () => {
  const net = gameBotOf('dragon').net!;
  const { load } = net;
  let loads = 0;
  const counted = (): Promise<string> => {
    loads++;
    return load();
  };
  Object.assign(net, { load: counted });
  for (const level of LEVELS.slice(0, 4)) await level.load('dragon');
  Object.assign(net, { load });
  expect(loads).toBe(0);
});
