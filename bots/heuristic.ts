import type { Action, Game, Kinds, Seat } from '../core/game.ts';
import { over } from '../core/game.ts';
import type { Stream } from '../core/rng.ts';
import { turnEnds } from '../core/turn.ts';
import type { Bot, Question } from './bot.ts';
import { valueFor } from './known.ts';
import { type Plan, plansOf } from './plans.ts';
import { shares, softmax } from './shares.ts';
import type { Value, Weights } from './value.ts';

/** Actions tried for one decision, and for what may follow it in the same turn. */
const CAP = 160;
const CAP_AFTER = 100;
/** States behind a view on which plans are compared, and how many plans get beyond the first of them. */
const SAMPLES = 4;
const FINALISTS = 12;

/** A plan with the chances of all seats to win after it. */
export interface Ranked extends Plan {
  readonly shares: readonly number[];
  /** The chance of the seat itself, with what it may still do in the same turn: what plans are ranked by. */
  readonly hope: number;
}

/** A plan whose result is found when somebody asks for it. */
class Surveyed implements Ranked {
  readonly actions: readonly Action[];
  readonly shares: readonly number[];
  readonly hope: number;
  readonly #find: () => Kinds['state'];
  #state: Kinds['state'] | undefined;

  constructor(
    actions: readonly Action[],
    shares: readonly number[],
    hope: number,
    find: () => Kinds['state'],
  ) {
    this.actions = actions;
    this.shares = shares;
    this.hope = hope;
    this.#find = find;
  }

  get state(): Kinds['state'] {
    this.#state ??= this.#find();
    return this.#state;
  }
}

/** The different plans of a seat in one state, by what they promise it, best first. */
export function ranking(
  game: Game,
  value: Value,
  w: Weights,
  s: Kinds['state'],
  seat: Seat,
  cap: number,
): Ranked[] {
  const ranked = surveyed(game, value, w, s, seat) ?? tried(game, value, w, s, seat, cap);
  ranked.sort((a, b) => b.hope - a.hope);
  return ranked.filter((plan, k) => k === 0 || !isAlike(plan, ranked[k - 1]!));
}

const tried = (game: Game, value: Value, w: Weights, s: Kinds['state'], seat: Seat, cap: number): Ranked[] =>
  plansOf(game, value, s, seat, cap).map(({ actions, state }) => {
    const found = shares(game, value, w, state);
    return { actions, state, shares: found, hope: found[seat]! };
  });

function surveyed(game: Game, value: Value, w: Weights, s: Kinds['state'], seat: Seat): Ranked[] | undefined {
  const found = value.survey?.(s, seat, w);
  if (!found) return undefined;
  const spread = value.spread(s, w);
  return found.map(({ actions, totals, hoped }) => {
    const sure = softmax(totals, spread);
    const hope = hoped ? Math.max(sure[seat]!, softmax(hoped, spread)[seat]!) : sure[seat]!;
    return new Surveyed(actions, sure, hope, () => carriedOut(game, s, seat, actions));
  });
}

/** What a seat does next as the value advises, found as quickly as it can be: for games that are played on in thought. */
export function advice(
  game: Game,
  value: Value,
  w: Weights,
  s: Kinds['state'],
  seat: Seat,
  cap: number,
): readonly Action[] {
  const action = value.advise?.(s, seat, w);
  return action === undefined ? ranking(game, value, w, s, seat, cap)[0]!.actions : [action];
}

/** Results with the same chances for everybody are one and the same to a value. */
const isAlike = (a: Ranked, b: Ranked): boolean => a.shares.every((share, i) => share === b.shares[i]);

/** A copy of a state in which a seat has carried out a plan. */
export function carriedOut(
  game: Game,
  s: Kinds['state'],
  seat: Seat,
  actions: readonly Action[],
): Kinds['state'] {
  const after = game.clone(s);
  for (const action of actions) game.apply(after, seat, action);
  return after;
}

/** A choice and the chance to win that it is thought to give. */
export interface Choice {
  readonly action: Action;
  readonly worth: number;
}

/**
 * The most promising choices of one ply, best first: each by the best way to go on with the turn, on average
 * over a few states behind the view.
 */
export function choices({ game, view, seat }: Question, w: Weights, rng: Stream): Choice[] {
  const value = valueFor(game.id);
  const first = game.sample(view, rng);
  const finalists = ranking(game, value, w, first, seat, CAP)
    .slice(0, FINALISTS)
    .map((plan) => goingOn(game, value, w, seat, first, plan));
  const sums = finalists.map((plan) => plan.shares[seat]!);
  for (let k = 1; k < SAMPLES; k++) {
    const s = game.sample(view, rng);
    finalists.forEach(({ actions }, i) => {
      sums[i]! += shares(game, value, w, carriedOut(game, s, seat, actions))[seat]!;
    });
  }
  return finalists
    .map(({ actions }, i) => ({ action: actions[0]!, worth: sums[i]! / SAMPLES }))
    .sort((a, b) => b.worth - a.worth);
}

/** A plan, with what is best to do after it if the turn is not over. */
export function goingOn(
  game: Game,
  value: Value,
  w: Weights,
  seat: Seat,
  before: Kinds['state'],
  plan: Ranked,
): Ranked {
  if (over(plan.state) || turnEnds(game, before, seat, plan.state)) return plan;
  const next = ranking(game, value, w, plan.state, seat, CAP_AFTER)[0]!;
  return next.shares[seat]! > plan.shares[seat]!
    ? { ...next, actions: [...plan.actions, ...next.actions], state: next.state }
    : plan;
}

export const heuristic = (name: string, weights?: Weights): Bot => ({
  name,
  choose(question, rng) {
    const { game, legal } = question;
    if (legal.length === 1) return legal[0]!;
    return choices(question, weights ?? valueFor(game.id).weights, rng)[0]!.action;
  },
});
