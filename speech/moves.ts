import type { Action, Kinds, RuleId, Seat } from '../core/game.ts';
import { legalActions, phaseOf } from '../core/game.ts';
import { play } from '../core/play.ts';
import { stream } from '../core/rng.ts';
import { turnContinues } from '../core/turn.ts';
import { humanise } from '../i18n/words.ts';
import { fold } from './fold.ts';
import { best, CLEAR, isTelling, meets, score, type Vocabulary, vocabulary } from './match.ts';
import { moveWords, type Position, type Table } from './table.ts';

/** Decisions of one turn, one after another, and what they are in words. */
export interface Path {
  readonly actions: readonly Action[];
  readonly text: string;
}

/** Decisions ahead that one line may name: "give sun 3" is an action, a gift and a player. */
const DEEPEST = 4;
/** Positions looked at for one line. */
const MOST_LOOKS = 400;

/** The words of a move: as it is written, as the page says it, and those of the open question. */
function vocabularyOf(table: Table, view: Kinds['view'], action: Action): Vocabulary {
  const { game, texts, names, viewer } = table;
  const move = game.decode(action);
  const scene = { view, seat: viewer as Seat, names };
  const phase = phaseOf(view);
  const said = [moveWords(table, view, action), texts.move(move, scene), humanise(move.type)];
  return vocabulary(said, game.notate(action), [humanise(phase), texts.help[phase]?.title ?? '']);
}

const known = new WeakMap<readonly Action[], ReadonlyMap<Action, Vocabulary>>();

/** The words of all legal moves, found once for each position and language. */
function vocabulariesOf(table: Table, { view, legal }: Position): ReadonlyMap<Action, Vocabulary> {
  const found = known.get(legal);
  if (found) return found;
  const made = new Map(legal.map((action) => [action, vocabularyOf(table, view, action)]));
  known.set(legal, made);
  return made;
}

/** The position after a decision, where the turn goes on and nothing hidden is revealed. */
function ahead(table: Table, { view }: Position, action: Action): Position | undefined {
  const { game, viewer } = table;
  const seat = viewer as Seat;
  const before = game.sample(view, stream('preview', 'page'));
  const played = play(game, before, seat, action);
  if (!played.ok || !turnContinues(game, before, seat, played.state)) return undefined;
  return { view: game.view(played.state, seat), legal: legalActions(game, played.state, seat) };
}

/** Between the decisions of a path. */
const NEXT = ' › ';

/** Joins decisions to a path in words. */
function pathOf(table: Table, steps: readonly (readonly [Position, Action])[]): Path {
  return {
    actions: steps.map(([, action]) => action),
    text: steps.map(([{ view }, action]) => moveWords(table, view, action)).join(NEXT),
  };
}

/** The moves that a line names: those that fit it best, over as few decisions as possible. */
export function movesNamed(table: Table, line: string, tokens: readonly string[]): Path[] {
  if (table.legal.length === 0) return [];
  const exact = exactPath(table, line);
  if (exact) return [exact];
  if (tokens.length === 0) return [];
  const words = vocabulariesOf(table, table);
  const single = best(tokens, table.legal, (action) => words.get(action)!);
  if (single.length > 0 && isNamed(tokens, words.get(single[0]!)!))
    return single.map((action) => pathOf(table, [[table, action]]));
  return pathsNamed(table, tokens);
}

/** The moves that a line may mean: by other forms of their words, or by those of the question, such as "build" for a floor. */
export function movesMeant(table: Table, tokens: readonly string[]): Path[] {
  if (tokens.length === 0) return [];
  const words = vocabulariesOf(table, table);
  const meant = best(tokens, table.legal, (action) => words.get(action)!);
  return meant.map((action) => pathOf(table, [[table, action]]));
}

/** Whether words name a move itself, and one of them more than its question. */
const isNamed = (tokens: readonly string[], words: Vocabulary): boolean =>
  tokens.some((token) => meets(token, words) >= CLEAR) &&
  !tokens.some((token) => isOnlyAkin(meets(token, words)));

const isOnlyAkin = (points: number): boolean => points >= 1 && points < CLEAR;

/** Moves written or said exactly so, one after another. */
function exactPath(table: Table, line: string): Path | undefined {
  const steps: [Position, Action][] = [];
  let at: Position | undefined = table;
  for (const part of line.split(NEXT.trim())) {
    const action = at && exactly(table, at, part.trim());
    if (!at || action === undefined) return undefined;
    steps.push([at, action]);
    at = ahead(table, at, action);
  }
  return pathOf(table, steps);
}

function exactly(table: Table, { view, legal }: Position, line: string): Action | undefined {
  const written = table.game.parse(line);
  if (written !== undefined && legal.includes(written)) return written;
  const folded = fold(line);
  return legal.find((action) => fold(moveWords(table, view, action)) === folded);
}

interface Found {
  readonly steps: readonly (readonly [Position, Action])[];
  readonly points: number;
}

/** Several decisions that together have all words. */
function pathsNamed(table: Table, tokens: readonly string[]): Path[] {
  const looks = { left: MOST_LOOKS };
  const deep = (loose: boolean): Found[] => [...follow(table, table, tokens, [], 0, loose, looks)];
  const strict = deep(false);
  const found = strict.length > 0 ? strict : deep(true);
  const fewest = Math.min(...found.map(({ steps }) => steps.length));
  const short = found.filter(({ steps }) => steps.length === fewest);
  const most = Math.max(...short.map(({ points }) => points));
  return short.filter(({ points }) => points === most).map(({ steps }) => pathOf(table, steps));
}

/**
 * Every decision of a path has a word that none before had. In a loose path the first need not: "emissary to Zhou" leaves
 * open what is paid for it.
 */
function* follow(
  table: Table,
  at: Position,
  tokens: readonly string[],
  before: Found['steps'],
  points: number,
  loose: boolean,
  looks: { left: number },
): Iterable<Found> {
  const words = vocabulariesOf(table, at);
  for (const action of at.legal) {
    const found = words.get(action)!;
    const met = tokens.filter((token) => meets(token, found) > 0);
    const steps = [...before, [at, action] as const];
    if (met.length === tokens.length && isNamed(tokens, found)) {
      yield { steps, points: points + score(tokens, found) };
      continue;
    }
    const isForced = at.legal.length === 1;
    const isOpen = loose && before.length === 0;
    if (met.length === 0 && !isForced && !isOpen) continue;
    if (steps.length >= (loose ? 2 : DEEPEST) || looks.left-- <= 0) continue;
    const next = ahead(table, at, action);
    if (!next) continue;
    const rest = loose ? tokens : tokens.filter((token) => !met.includes(token));
    yield* follow(table, next, rest, steps, points + (loose ? 0 : score(met, found)), loose, looks);
  }
}

/** A move that is not legal, and the rules against it. */
export interface Refused {
  readonly action: Action;
  readonly text: string;
  readonly rules: readonly RuleId[];
}

/** The move that a line names among all there are, and why it is not legal now. */
export function refusedMove(table: Table, line: string, tokens: readonly string[]): Refused | undefined {
  const { game, viewer, legal } = table;
  if (viewer === 'spectator') return undefined;
  const written = game.parse(line.trim());
  const named = written ?? illegalNamed(table, tokens);
  if (named === undefined || legal.includes(named)) return undefined;
  const rules = game.why(game.sample(table.view, stream('why', 'page')), viewer, game.decode(named));
  return { action: named, text: wordsAt(table, named) ?? game.notate(named), rules };
}

/** One more word counts more than any better fit. */
const MET = 100;

function illegalNamed(table: Table, tokens: readonly string[]): Action | undefined {
  if (!tokens.some(isTelling)) return undefined;
  let named: Action | undefined;
  let most = 0;
  for (let action = 0; action < table.game.actions; action++) {
    const text = wordsAt(table, action);
    const { type } = table.game.decode(action);
    const words = vocabulary([humanise(type), text ?? ''], table.game.notate(action));
    const met = tokens.filter((token) => meets(token, words) > 0);
    // A line may name an action and what it is done to, which are two decisions.
    const points = 2 * met.length < tokens.length ? 0 : MET * met.length + score(met, words);
    if (points <= most) continue;
    most = points;
    named = action;
  }
  return named;
}

/** A move in words, where its sentence can be made for this position at all. */
function wordsAt(table: Table, action: Action): string | undefined {
  try {
    const text = moveWords(table, table.view, action);
    return /undefined|NaN/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
