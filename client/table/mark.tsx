import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { localeOf } from '../../i18n/language.ts';
import { Icon } from '../icons/icon.tsx';
import type { Player } from '../session/session.ts';
import { lazyPageTexts, shownLanguage, t } from '../texts/texts.ts';
import './mark.css';

const MINUTE = 60_000;
/** The current time to the minute, for relative times. */
export const minute = signal(Date.now());
setInterval(() => {
  minute.value = Date.now();
}, MINUTE / 2);

/** The mark beside a player's name: a dot and a word for a person, the level for a bot. */
export function markOf(player: Player, own: boolean, sign: boolean): VNode | null {
  const person = player.presence !== undefined || player.resigned === true;
  if (person ? own && !player.away : player.bot === undefined) return null;
  return <Mark player={player} sign={sign} />;
}

function Mark({ player, sign }: { player: Player; sign: boolean }) {
  const { bot, presence, resigned } = player;
  const said = presence || resigned ? whereabouts(player) : t().home.level(bot!);
  return (
    <small class="mark" title={said}>
      {presence || resigned ? <Dot player={player} /> : <Icon name="u-bot" size={14} />}{' '}
      <span class={sign ? 'unseen' : ''}>{said}</span>
    </small>
  );
}

/** The same in words. */
export function whereabouts({ presence, resigned, holidays }: Player): string {
  const texts = lazyPageTexts().company;
  if (resigned) return texts.resigned;
  if (!presence || presence.state === 'gone') return texts.botPlays;
  if (presence.state === 'here') return presence.typing ? texts.typing : texts.here;
  const holiday = holidays?.find(({ from, until }) => from <= minute.value && minute.value < until);
  if (holiday) return texts.awayUntil(dayOf(holiday.until, 'short'));
  const { since } = presence;
  return texts.away(
    since === undefined ? undefined : Math.max(0, Math.floor((minute.value - since) / MINUTE)),
  );
}

export const dayOf = (time: number, month: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(localeOf(shownLanguage()), { day: 'numeric', month }).format(time);

/** In place of a clock that stands still. */
export const onHoliday = (until: number): string => lazyPageTexts().company.holiday(dayOf(until, 'long'));

/** Full: present; half: away; a bot symbol if one plays. */
export function Dot({ player: { presence, away } }: { player: Player }) {
  if (away || presence?.state === 'gone') return <Icon name="u-bot" size={14} />;
  if (!presence) return null;
  return <i class={presence.state === 'here' ? 'dot' : 'dot half'} aria-hidden="true" />;
}
