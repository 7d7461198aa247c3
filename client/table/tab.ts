import type { Watch } from '../net/watch.ts';
import { textMode } from '../settings/settings.ts';
import type { Tab, TableModel } from './model.ts';

/** The phone layout, without a rail. */
export const PHONE = '(max-width: 600px) and (orientation: portrait)';

/** The layout with the rail as a drawer over the side of the board. */
const isNarrow = (): boolean => matchMedia('(width < 900px)').matches && !matchMedia(PHONE).matches;

/** Opens a tab of the rail, or its sheet where there is no rail. */
export function openTab(model: TableModel, tab: Tab): void {
  if (textMode.value || matchMedia(PHONE).matches) {
    model.panel.value = tab;
    return;
  }
  model.tab.value = tab;
  model.panel.value = undefined;
  model.drawer.value = isNarrow();
}

/** Whether the viewer is a player who can resign. */
export function mayResign({ session }: TableModel, watch: Watch): boolean {
  const { value: viewer } = session.viewer;
  if (viewer === 'spectator' || watch.info.value?.status !== 'running') return false;
  return session.players.value[viewer]?.resigned !== true;
}
