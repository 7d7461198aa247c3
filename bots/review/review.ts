import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import { turnEnds } from '../../core/turn.ts';
import { runToEnd } from '../anytime.ts';
import type { Question } from '../bot.ts';
import { type JudgedMove, judge, sameResult } from '../explain/judge.ts';
import { valueFor } from '../registry.ts';
import { winShares } from '../shares.ts';

/** A finished game as a review needs it. */
export interface Course {
  readonly game: Game;
  readonly start: Kinds['state'];
  readonly steps: readonly { readonly seat: Seat; readonly action: Action; readonly state: Kinds['state'] }[];
}

/** Consecutive decisions of a seat: those after `from` decisions, before `to`. */
export interface Turn {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** A judged decision: everybody's chances after the best move and after the one that was made. */
export interface Judgement {
  readonly ply: number;
  /** Whether it was judged as a decision of the reviewed seat, with more effort. */
  readonly deep: boolean;
  /** The best three, best first; the move that was made is last if it is not among them. */
  readonly moves: readonly JudgedMove[];
  readonly made: readonly number[];
}

/** A turn with what it cost its player. */
export interface JudgedTurn extends Turn {
  /** The chance to win that it gave away, from 0 to 1. */
  readonly loss: number;
  /** The chance to win after the best turn. */
  readonly best: number;
  /** The best turns that differ from the one that was played, best first. */
  readonly better: readonly JudgedMove[];
  readonly played: readonly Action[];
}

/** Why the chance to win changed between start and end. The parts add up. */
export interface Account {
  readonly start: number;
  /** What nobody decided. */
  readonly luck: number;
  readonly others: number;
  readonly own: number;
  readonly end: number;
}

/** Smaller losses are within the error of the search. */
const NOISE = 0.01;

/** Nodes for a decision of the reviewed seat, and for one of the others. */
const NODES = { deep: 1000, coarse: 400 };

export const reviewNodes = (game: Pick<Game, 'id'>, deep: boolean): number =>
  Math.min(deep ? NODES.deep : NODES.coarse, valueFor(game.id).hintNodes);

const stateAt = ({ start, steps }: Course, ply: number): Kinds['state'] =>
  ply === 0 ? start : steps[ply - 1]!.state;

export function turnsOf(course: Course): Turn[] {
  const turns: Turn[] = [];
  let from = 0;
  for (const [at, { seat, state }] of course.steps.entries()) {
    const goesOn =
      course.steps[at + 1]?.seat === seat && !turnEnds(course.game, stateAt(course, at), seat, state);
    if (goesOn) continue;
    turns.push({ seat, from, to: at + 1 });
    from = at + 1;
  }
  return turns;
}

/** What the seat saw when it decided. */
export function questionAt(course: Course, ply: number): Question {
  const { game } = course;
  const { seat } = course.steps[ply]!;
  const before = stateAt(course, ply);
  return { game, view: game.view(before, seat), seat, legal: legalActions(game, before, seat) };
}

export const diceOf = (ply: number) => stream('review', String(ply));

/** Judges the decision after `ply` others. */
export function judgeDecision(course: Course, ply: number, deep: boolean): Judgement {
  const must = course.steps[ply]!.action;
  const nodes = reviewNodes(course.game, deep);
  const found = runToEnd(judge(questionAt(course, ply), diceOf(ply), { must, nodes }));
  return judgementOf(course, ply, deep, found);
}

/** What a search found about a decision, beside what was decided. */
export function judgementOf(
  course: Course,
  ply: number,
  deep: boolean,
  moves: readonly JudgedMove[],
): Judgement {
  const { seat, action } = course.steps[ply]!;
  const best = moves[0]!;
  const made = moves.find(({ plan }) => plan[0] === action) ?? best;
  const s = stateAt(course, ply);
  const equal =
    best.shares[seat]! - made.shares[seat]! < NOISE || sameResult(course.game, s, seat, best.plan, made.plan);
  return { ply, deep, moves, made: equal ? best.shares : made.shares };
}

/** A turn as far as its decisions are judged; undefined before any is. */
export function judgedTurn(
  course: Course,
  turn: Turn,
  judged: ReadonlyMap<number, Judgement>,
): JudgedTurn | undefined {
  const plies = Array.from({ length: turn.to - turn.from }, (_, k) => turn.from + k);
  const known = plies.flatMap((ply) => judged.get(ply) ?? []);
  const first = known[0];
  if (!first) return undefined;
  const { seat, from } = turn;
  const played = plies.map((ply) => course.steps[ply]!.action);
  // What comes before the first choice of a turn belongs to every way to play it.
  const forced = played.slice(0, first.ply - from);
  const s = stateAt(course, from);
  const better = first.moves
    .map(({ plan, shares }) => ({ plan: [...forced, ...plan], shares }))
    .filter(({ plan }) => !sameResult(course.game, s, seat, plan, played));
  const loss = known.reduce((sum, one) => sum + lossOf(one, seat), 0);
  return { ...turn, loss, best: first.moves[0]!.shares[seat]!, better, played };
}

const lossOf = ({ moves, made }: Judgement, seat: Seat): number =>
  Math.max(0, moves[0]!.shares[seat]! - made[seat]!);

/** The costliest turns, dearest first. */
export const costliest = (turns: readonly JudgedTurn[], most: number): JudgedTurn[] =>
  turns
    .filter(({ loss }) => loss >= NOISE)
    .sort((a, b) => b.loss - a.loss || a.from - b.from)
    .slice(0, most);

/** Luck and skill of a seat: decisions are what search finds that they changed, luck is the rest. */
export function accountOf(
  course: Course,
  judged: ReadonlyMap<number, Judgement>,
  seat: Seat,
): Account | undefined {
  const known = [...judged.values()].sort((a, b) => a.ply - b.ply);
  if (known.length === 0) return undefined;
  const start = known[0]!.moves[0]!.shares[seat]!;
  const end = winShares(course.game, stateAt(course, course.steps.length))[seat]!;
  let [own, others] = [0, 0];
  for (const one of known) {
    const decider = course.steps[one.ply]!.seat;
    if (decider === seat) own -= lossOf(one, seat);
    else others += one.made[seat]! - one.moves[0]!.shares[seat]!;
  }
  return { start, luck: end - start - own - others, others, own, end };
}
