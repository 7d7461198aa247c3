import type { Watch } from '../net/watch.ts';
import type { Tab, TableModel } from './model.ts';

/** Where the board of a phone is shown, without a rail. */
export const PHONE = '(max-width: 600px) and (orientation: portrait)';

/** Where the rail is a drawer over the side of the board. */
const isNarrow = (): boolean => matchMedia('(width < 900px)').matches && !matchMedia(PHONE).matches;

/** Shows a part of the company of a table: in the rail, or on a sheet where there is none. */
export function openTab(model: TableModel, tab: Tab): void {
  if (matchMedia(PHONE).matches) {
    model.panel.value = tab;
    return;
  }
  model.tab.value = tab;
  model.panel.value = undefined;
  model.drawer.value = isNarrow();
}

/** Whether the viewer still plays the game that could be given up. */
export function mayResign({ session }: TableModel, watch: Watch): boolean {
  const { value: viewer } = session.viewer;
  if (viewer === 'spectator' || watch.info.value?.status !== 'running') return false;
  return session.players.value[viewer]?.resigned !== true;
}
