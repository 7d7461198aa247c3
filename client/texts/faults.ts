import type { RecordError } from '../../core/replay.ts';
import { GAME_IDS } from '../../games/list.ts';
import { damageText } from '../../i18n/faults.ts';
import type { ConnectionError } from '../../protocol/connection.ts';
import { ApiError } from '../net/api.ts';
import type { Trouble } from '../session/session.ts';
import { gameTitle, lazyPageTexts, loadLazyPage, t } from './texts.ts';

/** Why the server refused; read only after `loadLazyPage`. */
export const serverFaultText = (code: ApiError['code'] | ConnectionError['code']): string =>
  lazyPageTexts().faults.server[code];

/** Why a game is stuck. */
export const troubleText = ({ code }: Trouble): string =>
  code === 'bots' ? t().errors.bots : serverFaultText(code);

/** Where a record is damaged and why, with the title of its game. */
export const recordDamageText = ({ line, fault }: Pick<RecordError, 'line' | 'fault'>): string =>
  damageText(
    { line, fault: 'game' in fault ? { ...fault, game: titleOf(fault.game) } : fault },
    lazyPageTexts().faults,
  );

function titleOf(game: string): string {
  const known = GAME_IDS.find((id) => id === game);
  return known ? gameTitle(known).title : game;
}

/** Why a request failed. Loads the texts if needed, which is impossible without a server. */
export async function failureText(error: unknown): Promise<string> {
  if (!(error instanceof ApiError) || error.code === 'offline') return t().home.offline;
  try {
    await loadLazyPage();
    return serverFaultText(error.code);
  } catch {
    return t().home.offline;
  }
}
