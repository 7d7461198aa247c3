import { shownLanguage, t, tablesTexts } from '../../texts/texts.ts';
import type { Line } from '../lines.ts';

const MINUTE = 60_000;

export const agoOf = ({ updated }: Line): string => t().home.ago(Math.floor((Date.now() - updated) / MINUTE));

/** The other players, and where the game is. */
export function namesOf({ names, entry }: Line): string {
  const texts = tablesTexts().games;
  const people = entry?.bots.filter((bot) => bot === null).length ?? 1;
  return [names.length > 0 ? t().home.names(names) : '', people > 1 ? texts.around : '']
    .filter(Boolean)
    .join(' · ');
}

/** The time left on the player's clock; local games have none. */
export function clockOf({ table }: Line, left: number | undefined): string {
  const texts = tablesTexts().games;
  if (!table) return texts.here;
  if (left === undefined) return table.pace.kind === 'none' ? texts.noClock : texts.online;
  return texts.left(t().lobby.timeLeft(Math.max(0, Math.round(left / 1000))));
}

export const dateOf = ({ updated }: Line): string =>
  new Intl.DateTimeFormat(shownLanguage(), {
    day: 'numeric',
    month: 'long',
    ...(new Date(updated).getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  }).format(updated);
