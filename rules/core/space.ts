import type { Action } from './game.ts';

/** Lays out an action space, one run of integers after another; `run` says where a run begins. */
export function actionSpace(): { run(length: number): Action; size(): number } {
  let end = 0;
  return {
    run(length) {
      end += length;
      return end - length;
    },
    size: () => end,
  };
}

/** Notation from the way each action is written. */
export function notation(actions: number, write: (a: Action) => string) {
  const written: readonly string[] = Array.from({ length: actions }, (_, a) => write(a));
  const read: ReadonlyMap<string, Action> = new Map(written.map((text, a) => [text, a]));
  return {
    notate: (a: Action): string => written[a]!,
    parse: (text: string): Action | undefined => read.get(text),
  };
}
