import type { Action } from '../core/game.ts';
import { below, type Stream } from '../core/rng.ts';
import { type BestSoFar, runToEnd, runWithin } from './anytime.ts';
import type { Bot, Question } from './bot.ts';
import type { Persona, Relaxed } from './game-bot.ts';
import { choices } from './heuristic.ts';
import { searchOnNet } from './net/net-bot.ts';
import { loadNet, netFor } from './net/nets.ts';
import { gameBotOf } from './registry.ts';
import { search } from './searcher.ts';
import type { Weights } from './value.ts';

/** A strength that people choose; its name and description are in the catalogues. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
  /** Loads the game's net if the level uses it. Without it the level searches as it did before there was a net. */
  load(game: string): Promise<void>;
}

/** The same in every game. */
const LEVEL_COUNT = 6;

function relaxed({ slack, persona }: Relaxed, question: Question, rng: Stream): Action {
  const { game } = question;
  const { weights } = gameBotOf(game.id).value;
  const found = choices(question, persona ? applyPersona(weights, persona) : weights, rng);
  const near = found.filter(({ share }) => share >= found[0]!.share - slack);
  return near[below(rng, near.length)]!.action;
}

function bot(name: string, k: number): Bot {
  function* ponder(question: Question, rng: Stream): Generator<BestSoFar, Action> {
    const { game, legal, view } = question;
    if (legal.length === 1) return legal[0]!;
    const strength = gameBotOf(game.id).levels[k]!;
    if ('slack' in strength) return relaxed(strength, question, rng);
    const { nodes, netNodes } = strength;
    const net = netNodes === undefined ? undefined : netFor(game.id, view);
    return yield* net
      ? runWithin(() => searchOnNet(question, rng, net), { nodes: netNodes! })
      : runWithin(() => search(question, rng), { nodes });
  }
  return { name, ponder, choose: (question, rng) => runToEnd(ponder(question, rng)) };
}

export const LEVELS: readonly Level[] = Array.from({ length: LEVEL_COUNT }, (_, k) => {
  const id = `level${k + 1}`;
  return {
    id,
    bot: bot(id, k),
    async load(game) {
      if ('netNodes' in gameBotOf(game).levels[k]!) await loadNet(game);
    },
  };
});

export const applyPersona = (weights: Weights, persona: Persona): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, weight * (persona[name] ?? 1)]));
