import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Icon } from '../icons/icon.tsx';
import type { Player } from '../session/session.ts';
import { more, t } from '../texts/texts.ts';
import './mark.css';

const MINUTE = 60_000;
/** The time, to the minute, for whatever says how long ago something was. */
export const minute = signal(Date.now());
setInterval(() => {
  minute.value = Date.now();
}, MINUTE / 2);

/** What stands beside the name of a player: a dot and a word for a person, the level for a bot. */
export function markOf(player: Player, own: boolean): VNode | null {
  if (player.presence || player.resigned) return own && !player.away ? null : <Mark player={player} />;
  return player.bot === undefined ? null : (
    <small class="mark">
      <Icon name="u-bot" size={14} /> <span>{t().home.level(player.bot)}</span>
    </small>
  );
}

function Mark({ player }: { player: Player }) {
  const said = whereabouts(player);
  return (
    <small class="mark" title={said}>
      <Dot player={player} /> <span>{said}</span>
    </small>
  );
}

/** The same in words. */
export function whereabouts({ presence, resigned }: Player): string {
  const texts = more().company;
  if (resigned) return texts.resigned;
  if (!presence || presence.state === 'gone') return texts.botPlays;
  if (presence.state === 'here') return presence.typing ? texts.typing : texts.here;
  const { since } = presence;
  return texts.away(
    since === undefined ? undefined : Math.max(0, Math.floor((minute.value - since) / MINUTE)),
  );
}

/** Full: here; half: away; a bot where one plays. */
export function Dot({ player: { presence, away } }: { player: Player }) {
  if (away || presence?.state === 'gone') return <Icon name="u-bot" size={14} />;
  if (!presence) return null;
  return <i class={presence.state === 'here' ? 'dot' : 'dot half'} aria-hidden="true" />;
}
