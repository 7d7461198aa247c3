import type { Watch } from '../net/watch.ts';
import { textMode } from '../settings/settings.ts';
import { hasRail, layoutNow } from './layout.ts';
import type { Tab, TableModel } from './model.ts';

/** Opens a tab of the rail, or its sheet where there is no rail. */
export function openTab(model: TableModel, tab: Tab): void {
  if (textMode.value || !hasRail(layoutNow())) {
    model.panel.value = tab;
    return;
  }
  model.tab.value = tab;
  model.panel.value = undefined;
}

/** Whether the viewer is a player who can resign. */
export function mayResign({ session }: TableModel, watch: Watch): boolean {
  const { value: viewer } = session.viewer;
  if (viewer === 'spectator' || watch.info.value?.status !== 'running') return false;
  return session.players.value[viewer]?.resigned !== true;
}
