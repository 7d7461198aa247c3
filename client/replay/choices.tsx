import { useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { go } from '../shell/route.ts';
import { more, t } from '../texts/texts.ts';
import { saveText } from './file.ts';
import type { Seen } from './open.ts';
import { type Player, SPEEDS } from './player.ts';

interface ChoicesProps {
  readonly player: Player;
  readonly address: string;
}

/** How fast it is shown, from where, and what becomes of it; a phone keeps the rarer of them in a sheet. */
export function Choices({ player, address }: ChoicesProps) {
  const texts = t().replay;
  const { speed, branch, charted } = player;
  const open = useSignal(false);
  return (
    <div class="replay-do">
      <button
        type="button"
        class="btn replay-speed"
        aria-label={`${texts.speed}: ${speed.value}×`}
        title={texts.speed}
        onClick={() => {
          speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length]!;
        }}
      >
        {speed.value}×
      </button>
      <button
        type="button"
        class="btn replay-more"
        aria-label={t().common.menu}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="u-menu" size={20} />
      </button>
      <div class={open.value ? 'replay-rest open' : 'replay-rest'}>
        <Seat player={player} />
        {charted && (
          <button
            type="button"
            class="btn q"
            aria-label={more().replay.chances}
            aria-pressed={charted.value}
            title={more().replay.chances}
            onClick={() => {
              charted.value = !charted.value;
            }}
          >
            <Icon name="u-chart" size={18} />
            <span class="replay-word">{more().replay.chances}</span>
          </button>
        )}
        <Keep player={player} address={address} />
      </div>
      {branch && (
        <button type="button" class="btn p" onClick={() => go(`#/local/${branch()}`)}>
          <Icon name="u-fork" size={18} /> <span>{texts.playOn}</span>
        </button>
      )}
    </div>
  );
}

function Seat({ player }: { player: Player }) {
  const { seen, views } = player;
  return (
    <label class="replay-seen">
      <span>{t().replay.seenBy}</span>
      <select
        class="field"
        value={String(seen.value)}
        onChange={({ currentTarget: { value } }) => {
          seen.value = views.find((one) => String(one) === value)!;
        }}
      >
        {views.map((one) => (
          <option key={one} value={String(one)}>
            {seenText(player, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The moment as a link, and the game as a file. */
function Keep({ player, address }: ChoicesProps) {
  const texts = t().replay;
  const { ply, seen, record } = player;
  const copied = useSignal(-1);
  return (
    <>
      <button
        type="button"
        class="btn q"
        aria-label={texts.link}
        title={texts.link}
        onClick={async () => {
          const link = `${location.origin}${location.pathname}${address}?ply=${ply.value}&seen=${seen.value}`;
          await navigator.clipboard.writeText(link);
          copied.value = ply.value;
        }}
      >
        <Icon name={copied.value === ply.value ? 'u-ok' : 'u-link'} size={18} />
        <span class="replay-word">{texts.link}</span>
      </button>
      {record !== undefined && (
        <button
          type="button"
          class="btn q replay-save"
          aria-label={texts.download}
          title={texts.download}
          onClick={() => saveText(`${player.session.game.id}.txt`, record)}
        >
          <Icon name="u-log" size={18} />
          <span class="replay-word">{texts.download}</span>
        </button>
      )}
    </>
  );
}

function seenText({ session }: Player, one: Seen): string {
  if (one === 'spectator') return t().replay.everybody;
  return one === 'open' ? more().replay.open : session.players.value[one]!.name;
}
