import { runToEnd } from '../../bots/anytime.ts';
import { type JudgedMove, judge, sameResult } from '../../bots/explain/judge.ts';
import { type Course, costliest, judgeDecision, judgedTurn, turnsOf } from '../../bots/review/review.ts';
import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { below, type Stream, stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';

/** A game of bots in which one move of the reviewed seat was replaced by a blunder. */
export interface Blundered extends Course {
  readonly seat: Seat;
  /** The decision, and the chance to win that it cost by a search that the review does not share. */
  readonly ply: number;
  readonly cost: number;
}

/** Plays the reviewed seat: a player whose other moves are good, so that the blunder is among the costliest. */
const REVIEWED = 'level4';
const OTHERS = 'level3';
/** The blunder is made at one of the first decisions with a choice. */
const EARLY = 20;
/** A blunder costs at least this much of the chance to win. */
const BLUNDER = 0.15;
/** Nodes that tell whether a closer look is worth it. */
const GLANCE = 150;
/** Moves tried at a decision, in search of a blunder. */
const TRIED = 4;

/** Plays a game with a blunder; undefined if no move of the seat could be made so bad. */
export function blunderedGame(game: Game, seats: number, seed: string): Blundered | undefined {
  const options = defaultOptions(game, seats);
  const dice = stream(seed, 'blunder');
  const seat = below(dice, seats);
  const start = game.setup(options, seats, seed);
  let wait = below(dice, EARLY);
  let found: { ply: number; cost: number } | undefined;
  const steps = playOut(game, game.clone(start), seed, seat, (s, ply, chosen) => {
    if (found || wait-- > 0) return undefined;
    const worse = blunderAt(game, s, seat, chosen, dice);
    if (!worse) return undefined;
    found = { ply, cost: worse.cost };
    return worse.action;
  });
  return found && { game, start, steps, seat, ...found };
}

type Replaced = (s: Kinds['state'], ply: number, chosen: Action) => Action | undefined;

/** Plays to the end; `replaced` is asked at decisions of the reviewed seat that have a choice. */
function playOut(game: Game, s: Kinds['state'], seed: string, reviewed: Seat, replaced: Replaced) {
  const steps: { seat: Seat; action: Action; state: Kinds['state'] }[] = [];
  while (!over(s)) {
    const seat = firstSeat(game.active(s));
    const legal = legalActions(game, s, seat);
    const question = { game, view: game.view(s, seat), seat, legal };
    const bot = botNamed(seat === reviewed ? REVIEWED : OTHERS);
    const chosen = bot.choose(question, stream(seed, `bot/${steps.length}`));
    const other = seat === reviewed && legal.length > 1 ? replaced(s, steps.length, chosen) : undefined;
    const action = other ?? chosen;
    game.apply(s, seat, action);
    steps.push({ seat, action, state: game.clone(s) });
  }
  return steps;
}

/** A random move that loses enough, if one of a few does. */
function blunderAt(
  game: Game,
  s: Kinds['state'],
  seat: Seat,
  chosen: Action,
  dice: Stream,
): { action: Action; cost: number } | undefined {
  const legal = legalActions(game, s, seat);
  const question = { game, view: game.view(s, seat), seat, legal };
  const others = legal.filter((action) => action !== chosen);
  for (let k = 0; k < TRIED && others.length > 0; k++) {
    const [must] = others.splice(below(dice, others.length), 1);
    if (costOf(runToEnd(judge(question, dice, { must, nodes: GLANCE })), must!, seat) < BLUNDER) continue;
    const moves = runToEnd(judge(question, dice, { must }));
    const made = moves.find(({ plan }) => plan[0] === must);
    const cost = costOf(moves, must!, seat);
    if (made && cost >= BLUNDER && !sameResult(game, s, seat, made.plan, moves[0]!.plan))
      return { action: must!, cost };
  }
  return undefined;
}

const costOf = (moves: readonly JudgedMove[], action: Action, seat: Seat): number => {
  const made = moves.find(({ plan }) => plan[0] === action);
  return made ? moves[0]!.shares[seat]! - made.shares[seat]! : 0;
};

/** The place of the blunder among the costliest turns of its seat, from 1; 0 if it is none of the first three. */
export function placeOf(blundered: Blundered, deep = true): number {
  const { seat, steps, game, start } = blundered;
  const judged = new Map(
    steps.flatMap((step, ply) => {
      const before = ply === 0 ? start : steps[ply - 1]!.state;
      if (step.seat !== seat || legalActions(game, before, seat).length < 2) return [];
      return [[ply, judgeDecision(blundered, ply, deep)] as const];
    }),
  );
  const turns = turnsOf(blundered).flatMap((turn) =>
    turn.seat === seat ? (judgedTurn(blundered, turn, judged) ?? []) : [],
  );
  return 1 + costliest(turns, 3).findIndex(({ from, to }) => from <= blundered.ply && blundered.ply < to);
}
