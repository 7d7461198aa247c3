import type { Action, Game, Kinds, Seat } from '../../core/game.ts';
import { firstSeat, over, phaseOf } from '../../core/game.ts';
import { parseOptions } from '../../core/options.ts';
import { play } from '../../core/play.ts';
import { derivedSalt, type Header, openHeader } from '../../core/record.ts';
import type { Step } from '../../core/replay.ts';
import type { Lesson, LessonScene, LessonStep } from '../board/lesson.ts';

/** A lesson played out on the engine: the whole game, and where its steps stand in it. */
export interface Script {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly header: Header;
  readonly start: Kinds['state'];
  readonly steps: readonly Step[];
  /** Number of decisions made when a step begins, by step. */
  readonly begins: readonly number[];
  /** The same when its wanted decisions are made. */
  readonly ends: readonly number[];
}

/** The choice with which somebody plays on instead of the wanted one. */
export interface Detour {
  readonly step: number;
  readonly key: string;
}

class LessonError extends Error {}

const movesIn = (text: string | undefined): string[] =>
  (text ?? '').split(/\s+/).filter((move) => move !== '');

export function actionsIn(game: Game, text: string | undefined): Action[] {
  return movesIn(text).map((move) => {
    const action = game.parse(move);
    if (action === undefined) throw new LessonError(`'${move}' is no move.`);
    return action;
  });
}

export function playScript(game: Game, lesson: Lesson, detour?: Detour): Script {
  const options = parseOptions(game, lesson.seats, lesson.options);
  const players = Array.from({ length: lesson.seats }, (_, seat) => `player-${seat + 1}`);
  const header = openHeader(game, options, players, { seed: lesson.seed, salt: derivedSalt(lesson.seed) });
  const start = game.setup(options, lesson.seats, lesson.seed);
  const steps: Step[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  const make = (text: string | undefined, where: string): void => {
    for (const action of actionsIn(game, text)) {
      const before = steps.at(-1)?.state ?? start;
      if (over(before)) throw new LessonError(`${where}: the game is over.`);
      const seat = firstSeat(game.active(before));
      const played = play(game, before, seat, action);
      const move = game.notate(action);
      if (!played.ok)
        throw new LessonError(`${where}, decision ${steps.length + 1}: '${move}' breaks ${played.rules}.`);
      const { state, events } = played;
      steps.push({ n: steps.length + 1, seat, phase: phaseOf(before), action, move, events, state });
    }
  };
  for (const [n, step] of lesson.steps.entries()) {
    const gone = detour !== undefined && n > detour.step;
    if (!gone) make(step.play, step.id);
    begins.push(steps.length);
    if (!gone) make(detour?.step === n ? step.tries![detour.key]!.moves : step.want, step.id);
    ends.push(steps.length);
    if (detour?.step === n) make(step.tries![detour.key]!.onward, step.id);
  }
  return { game, lesson, header, start, steps, begins, ends };
}

export const stateAt = ({ start, steps }: Script, ply: number): Kinds['state'] =>
  ply === 0 ? start : steps[ply - 1]!.state;

/** What the words of a step are filled with. */
export function sceneOf(script: Script, n: number): LessonScene {
  const { game, lesson, begins, steps } = script;
  const ply = begins[n]!;
  const state = stateAt(script, ply);
  const seat = lesson.learner;
  return {
    view: game.view(state, seat),
    seat,
    events: steps
      .slice(n === 0 ? 0 : begins[n - 1]!, ply)
      .flatMap(({ events }) => events.flatMap((event) => game.redact(event, seat) ?? [])),
    scores: game.scores(state),
    after(moves) {
      let now = state;
      for (const action of actionsIn(game, moves)) {
        const played = play(game, now, seat, action);
        if (!played.ok) throw new LessonError(`${lesson.steps[n]!.id}: '${moves}' breaks ${played.rules}.`);
        now = played.state;
      }
      return game.view(now, seat);
    },
  };
}

/** The points of each seat by source, up to a decision. */
export function creditOf(
  { game, steps, lesson }: Script,
  ply: number,
): { readonly source: string; readonly points: readonly number[] }[] {
  const sums = new Map(game.sources.map((source) => [source, Array<number>(lesson.seats).fill(0)]));
  const add = (seat: Seat, source: string, points: number): void => {
    const row = sums.get(source);
    if (row) row[seat]! += points;
  };
  for (const { events } of steps.slice(0, ply)) for (const event of events) game.credit(event, add);
  return [...sums]
    .map(([source, points]) => ({ source, points }))
    .filter(({ points }) => points.some((n) => n !== 0));
}

/** All ways through a step: the wanted decisions first. */
export interface Way {
  /** Of another choice. */
  readonly key?: string;
  readonly actions: readonly Action[];
}

export const waysOf = (game: Game, { want, tries }: LessonStep): Way[] =>
  want === undefined
    ? []
    : [
        { actions: actionsIn(game, want) },
        ...Object.entries(tries ?? {}).map(([key, { moves }]) => ({ key, actions: actionsIn(game, moves) })),
      ];

export const begins = (whole: readonly Action[], part: readonly Action[]): boolean =>
  part.length <= whole.length && part.every((action, n) => action === whole[n]);
