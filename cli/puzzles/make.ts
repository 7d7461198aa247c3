import { runToEnd } from '../../bots/anytime.ts';
import type { Question } from '../../bots/bot.ts';
import { advise } from '../../bots/explain/advice.ts';
import { type JudgedMove, judge, sameResult } from '../../bots/explain/judge.ts';
import { playMatch } from '../../bots/match.ts';
import type { Puzzle, PuzzleStep } from '../../bots/puzzle/puzzle.ts';
import type { Action, Game, Kinds } from '../../core/game.ts';
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
  readonly seats: number;
  readonly options: Puzzle['options'];
  readonly seed: string;
  /** Nodes of the search that proposes, and of each search that confirms. */
  readonly nodes: readonly [propose: number, confirm: number];
}

/** The puzzles of one game, and how many positions each test let through. */
export interface PuzzleGame extends Piece {
  readonly puzzles: readonly Puzzle[];
  readonly turns: number;
  readonly proposed: number;
  readonly confirmed: number;
  readonly seconds: number;
}

/** Plays the games that positions are taken from. */
const PLAYER = 'level3';
/** Levels that must all miss it: of six, what 3 to 5 are of eight. */
const MISSED_BY = ['level3', 'level2', 'level4'] as const;
/** Least lead in chance to win over the next best turn, where it is proposed and where it is confirmed. */
const GAP = 0.08;
const CONFIRMED_GAP = 0.05;
const CONFIRMATIONS = 3;
/** Within the turn, a decision is asked for if it matters by this much. */
const STEP_GAP = 0.04;
const CHOICES = 3;

export function makePuzzles(task: PuzzleTask, block: number): PuzzleGame {
  const { seats, options } = task;
  const game = gameNamed(task.game);
  const seed = `${task.seed}/${block}`;
  const before = process.threadCpuUsage();
  const count = { turns: 0, proposed: 0, confirmed: 0 };
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
    const puzzle = puzzleAt(
      game,
      s,
      { game, view: game.view(s, seat), seat, legal },
      task,
      `${seed}/${moves.length}`,
      count,
    );
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
  { nodes: [propose, confirm] }: PuzzleTask,
  dice: string,
  count: { proposed: number; confirmed: number },
): Found | undefined {
  const missed = new Set<string>();
  const miss = (level: string, best: readonly Action[]): boolean => {
    const chosen = botNamed(level).choose(question, stream(dice, level));
    missed.add(game.notate(chosen));
    return chosen !== best[0];
  };
  const judged = (n: string, nodes: number): JudgedMove[] =>
    distinct(game, s, question, runToEnd(judge(question, stream(dice, n), { nodes })));
  const proposal = judged('propose', propose);
  const best = proposal[0]!.plan;
  if (gapOf(proposal, question) < GAP || !miss(MISSED_BY[0], best)) return undefined;
  count.proposed++;
  let [chance, next] = [0, 0];
  for (let k = 0; k < CONFIRMATIONS; k++) {
    const found = judged(`confirm/${k}`, confirm);
    if (found[0]!.plan[0] !== best[0] || gapOf(found, question) < CONFIRMED_GAP) return undefined;
    chance += found[0]!.shares[question.seat]! / CONFIRMATIONS;
    next += found[1]!.shares[question.seat]! / CONFIRMATIONS;
  }
  count.confirmed++;
  if (!MISSED_BY.slice(1).every((level) => miss(level, best))) return undefined;
  const turn = restOfTurn(game, s, question, best[0]!, dice, confirm);
  const advice = runToEnd(advise(question, stream(dice, 'why')));
  if (advice[0]!.action !== best[0]) return undefined;
  const gaps = advice[0]!.differences.map(({ source, points }) => ({ source, points: rounded(points) }));
  return { turn, chance: rounded(chance), next: rounded(next), gaps, missed: [...missed] };
}

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

const gapOf = (moves: readonly JudgedMove[], { seat }: Question): number =>
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
    turn.push({ move: game.notate(action), asked: gapOf(found, question) >= STEP_GAP });
    before = after;
    after = game.clone(after);
    game.apply(after, seat, action);
  }
  return turn;
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000;
