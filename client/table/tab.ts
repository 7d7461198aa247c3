import type { Watch } from '../net/watch.ts';
import type { Tab, TableModel } from './model.ts';

/** Where the rail stands beside the board; elsewhere its parts lie over the board. */
const RAIL = '(width >= 900px)';

/** Shows a part of the company of a table: in the rail, or on a sheet where there is none. */
export function openTab(model: TableModel, tab: Tab): void {
  if (matchMedia(RAIL).matches) {
    model.tab.value = tab;
    model.panel.value = undefined;
  } else model.panel.value = tab;
}

/** Whether the viewer still plays the game that could be given up. */
export function mayResign({ session }: TableModel, watch: Watch): boolean {
  const { value: viewer } = session.viewer;
  if (viewer === 'spectator' || watch.info.value?.status !== 'running') return false;
  return session.players.value[viewer]?.resigned !== true;
}
