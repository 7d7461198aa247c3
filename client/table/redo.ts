import type { TableModel } from './model.ts';

/** Whether there is something to redo: a step of the unconfirmed turn, or a turn that was undone. */
export function canRedo({ turn, asked, session }: TableModel): boolean {
  const staged = turn.canBack.value || asked.value !== undefined;
  return turn.canRedo.value || (session.redoing.value !== 'nothing' && !staged);
}
