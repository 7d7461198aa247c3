import { runToEnd } from '../../bots/anytime.ts';
import type { Question } from '../../bots/bot.ts';
import { explain } from '../../bots/explain/advice.ts';
import type { Difference } from '../../bots/explain/contrast.ts';
import { type JudgedMove, judge, sameResult } from '../../bots/explain/judge.ts';
import { playMatch } from '../../bots/match.ts';
import type { Puzzle, PuzzleStep } from '../../bots/puzzle/puzzle.ts';
import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import { LONGEST_TURN, turnEnds } from '../../core/turn.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { gameNamed } from '../command.ts';
import type { Piece } from '../jobs/result-file.ts';

/** The job as plain data: the header of a result file and the input of workers. */
export interface PuzzleTask {
  readonly game: GameId;
  /** Seat counts, taken in turn. */
  readonly seats: readonly number[];
  readonly options: Readonly<Record<number, Puzzle['options']>>;
  readonly seed: string;
  readonly nodes: PuzzleNodes;
}

/** Nodes of a first glance, of the search that proposes, and of each search that confirms. */
export interface PuzzleNodes {
  readonly glance: number;
  readonly propose: number;
  readonly confirm: number;
}

/** The puzzles of one game, and how many positions each test let through. */
export interface PuzzleGame extends Piece {
  readonly puzzles: readonly Puzzle[];
  readonly turns: number;
  /** In which no level makes a move that looks clearly best at a glance. */
  readonly unclear: number;
  /** With a large enough lead; of these, missed by all levels; of these, confirmed. */
  readonly proposed: number;
  readonly missed: number;
  readonly confirmed: number;
  readonly seconds: number;
}

/** Plays the games that positions are taken from. */
const PLAYER = 'level3';
/** Levels that must all miss it: of six, what 3 to 5 are of eight. One of them searches. */
const CHEAP = ['level3', 'level2'] as const;
const DEAR = 'level4';
/** Least lead in chance to win over the next best turn, where it is proposed and where it is confirmed. */
const GAP = 0.08;
const CONFIRMED_GAP = 0.05;
const CONFIRMATIONS = 3;
/** A glance that finds this lead for a move that a cheap level makes is believed. */
const GLANCE_GAP = 0.04;
/** Within the turn, a decision is asked for if it matters by this much. */
const STEP_GAP = 0.04;
const CHOICES = 3;
/** Turns of all rollouts that explain a puzzle; a hint has fewer. */
const EXPLAINED = 24_000;

export function makePuzzles(task: PuzzleTask, block: number): PuzzleGame {
  const seats = task.seats[block % task.seats.length]!;
  const options = task.options[seats]!;
  const game = gameNamed(task.game);
  const seed = `${task.seed}/${block}`;
  const before = process.threadCpuUsage();
  const count = { turns: 0, unclear: 0, proposed: 0, missed: 0, confirmed: 0 };
  const puzzles: Puzzle[] = [];
  const moves: string[] = [];
  let last = -1;
  const look = (s: Kinds['state']): void => {
    if (over(s)) return;
    const seat = firstSeat(game.active(s));
    const begins = game.active(s) === 1 << seat && seat !== last;
    last = seat;
    const legal = legalActions(game, s, seat);
    if (!begins || legal.length < CHOICES) return;
    count.turns++;
    const question = { game, view: game.view(s, seat), seat, legal };
    const puzzle = puzzleAt(game, s, question, task.nodes, `${seed}/${moves.length}`, count);
    if (puzzle) puzzles.push({ seed, seats, options, moves: moves.join(' '), seat, ...puzzle });
  };
  playMatch(
    { game, options, seed, bots: Array.from({ length: seats }, () => botNamed(PLAYER)) },
    (_seat, action, s) => {
      moves.push(game.notate(action));
      look(s);
    },
  );
  const { user, system } = process.threadCpuUsage(before);
  return { block, puzzles, ...count, seconds: Math.round((user + system) / 1e5) / 10 };
}

type Found = Pick<Puzzle, 'turn' | 'chance' | 'next' | 'gaps' | 'missed'>;

function puzzleAt(
  game: Game,
  s: Kinds['state'],
  question: Question,
  nodes: PuzzleNodes,
  dice: string,
  count: { unclear: number; proposed: number; missed: number; confirmed: number },
): Found | undefined {
  const { seat } = question;
  const choiceOf = (level: string): Action => botNamed(level).choose(question, stream(dice, level));
  const judged = (n: string, budget: number): JudgedMove[] =>
    runToEnd(judge(question, stream(dice, n), { nodes: budget }));
  /** Whether a move begins the best turn, or another way to the same position. */
  const isBest = (action: Action, [best, ...others]: readonly Pick<JudgedMove, 'plan'>[]): boolean =>
    action === best!.plan[0] ||
    others.some(({ plan }) => plan[0] === action && sameResult(game, s, seat, plan, best!.plan));
  const leadOf = (found: readonly JudgedMove[]): number => gapOf(distinct(game, s, question, found), seat);

  const chosen = CHEAP.map(choiceOf);
  const found = (moves: readonly JudgedMove[]): boolean => chosen.some((action) => isBest(action, moves));
  const glance = judged('glance', nodes.glance);
  const isClear = leadOf(glance) >= GLANCE_GAP;
  if (isClear && found(glance)) return undefined;
  chosen.push(choiceOf(DEAR));
  if (isClear && found(glance)) return undefined;
  count.unclear++;
  const proposal = judged('propose', nodes.propose);
  if (leadOf(proposal) < GAP) return undefined;
  count.proposed++;
  if (found(proposal)) return undefined;
  count.missed++;
  const best = proposal[0]!.plan;
  let [chance, next] = [0, 0];
  let last: readonly JudgedMove[] = [];
  for (let k = 0; k < CONFIRMATIONS; k++) {
    const again = judged(`confirm/${k}`, nodes.confirm);
    if (!isBest(best[0]!, again) || leadOf(again) < CONFIRMED_GAP || found(again)) return undefined;
    last = distinct(game, s, question, again);
    const [first, second] = last;
    chance += first!.shares[seat]! / CONFIRMATIONS;
    next += second!.shares[seat]! / CONFIRMATIONS;
  }
  count.confirmed++;
  const turn = restOfTurn(game, s, question, best[0]!, dice, nodes.confirm);
  const [{ differences: gaps } = { differences: [] }] = runToEnd(
    explain(question, last, stream(dice, 'why'), EXPLAINED),
  );
  // Without a reason in terms of the game there is nothing to learn.
  if (gaps.length === 0) return undefined;
  const missed = [...new Set(chosen.map((action) => game.notate(action)))];
  return { turn, chance: rounded(chance), next: rounded(next), gaps: gaps.map(gapAsStored), missed };
}

const gapAsStored = ({ source, points, when, to }: Difference): Puzzle['gaps'][number] => ({
  source,
  points: rounded(points),
  ...(when !== undefined && { when }),
  ...(to !== undefined && { to }),
});

/** Without moves whose turn ends like that of a better one. */
const distinct = (
  game: Game,
  s: Kinds['state'],
  { seat }: Question,
  moves: readonly JudgedMove[],
): JudgedMove[] =>
  moves.filter(
    ({ plan }, k) => !moves.slice(0, k).some((other) => sameResult(game, s, seat, plan, other.plan)),
  );

const gapOf = (moves: readonly JudgedMove[], seat: Seat): number =>
  moves.length < 2 ? 0 : moves[0]!.shares[seat]! - moves[1]!.shares[seat]!;

/** The first decision, and the best of those that follow in the same turn. */
function restOfTurn(
  game: Game,
  s: Kinds['state'],
  { seat }: Question,
  first: Action,
  dice: string,
  nodes: number,
): PuzzleStep[] {
  const turn = [{ move: game.notate(first), asked: true }];
  let before = s;
  let after = game.clone(s);
  game.apply(after, seat, first);
  while (!over(after) && !turnEnds(game, before, seat, after) && turn.length < LONGEST_TURN) {
    const legal = legalActions(game, after, seat);
    const question = { game, view: game.view(after, seat), seat, legal };
    const rng = stream(dice, `step/${turn.length}`);
    const found =
      legal.length === 1 ? [] : distinct(game, after, question, runToEnd(judge(question, rng, { nodes })));
    const action = found[0]?.plan[0] ?? legal[0]!;
    turn.push({ move: game.notate(action), asked: gapOf(found, seat) >= STEP_GAP });
    before = after;
    after = game.clone(after);
    game.apply(after, seat, action);
  }
  return turn;
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000;
