import type { Action } from './game.ts';

/** Returned for moves outside the action space. */
export const NO_ACTION: Action = -1;

export interface ActionSpace {
  /** Reserves a run of integers and returns its start. */
  run(length: number): Action;
  /** The action at a place of the run that starts at `start`, or NO_ACTION beyond its end. */
  at(start: Action, place: number): Action;
  size(): number;
}

/** Lays out an action space, one run of integers after another. */
export function actionSpace(): ActionSpace {
  const lengths = new Map<Action, number>();
  let end = 0;
  return {
    run(length) {
      lengths.set(end, length);
      end += length;
      return end - length;
    },
    at: (start, place) =>
      Number.isInteger(place) && place >= 0 && place < lengths.get(start)! ? start + place : NO_ACTION,
    size: () => end,
  };
}

/** The place of a row and a column in a run of rows, or -1. */
export const inGrid = (row: number, column: number, columns: number): number =>
  Number.isInteger(row) && column >= 0 && column < columns ? row * columns + column : -1;

/** Writer and parser of notation, from a function that writes each action. */
export function notation(actions: number, write: (a: Action) => string) {
  const written: readonly string[] = Array.from({ length: actions }, (_, a) => write(a));
  const read: ReadonlyMap<string, Action> = new Map(written.map((text, a) => [text, a]));
  return {
    notate: (a: Action): string => written[a]!,
    parse: (text: string): Action | undefined => read.get(text),
  };
}
