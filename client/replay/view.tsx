import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from '../../rules/core/game.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { beginFrom } from '../session/begin.ts';
import { Waiting } from '../shell/lazy.tsx';
import { openTable } from '../shell/opened.ts';
import { go } from '../shell/route.ts';
import type { TableModel } from '../table/model.ts';
import { Table } from '../table/table.tsx';
import { t } from '../texts/texts.ts';
import { type Player, SPEEDS } from './player.ts';
import './replay.css';

/** The table of a replay, with the scrubber in the place of decisions. */
export function ReplayView({ player, address }: { player: Player; address: string }) {
  const [model, setModel] = useState<TableModel | undefined>(undefined);
  useEffect(() => {
    openTable(player.session).then((opened) => setModel(opened.model));
  }, [player]);
  if (!model) return <Waiting />;
  return <Table model={model} bar={<ReplayBar player={player} address={address} />} />;
}

function ReplayBar({ player, address }: { player: Player; address: string }) {
  const texts = t().replay;
  const { ply, last, running } = player;
  return (
    <footer class="bar replay-bar">
      <div class="replay-steps">
        <Step icon="u-prev" text={texts.back} act={() => player.show(ply.value - 1)} />
        <Step
          icon={running.value ? 'u-pause' : 'u-play'}
          text={running.value ? texts.pause : texts.play}
          act={() => {
            if (ply.value >= last) ply.value = 0;
            running.value = !running.value;
          }}
        />
        <Step icon="u-next" text={texts.forward} act={() => player.show(ply.value + 1)} />
      </div>
      <label class="replay-scrub">
        <span class="replay-where">
          {texts.position(ply.value, last)}
          <span class="replay-proof" title={texts.verified(player.replay.checks)}>
            <Icon name="u-ok" size={13} /> {texts.sealed}
            <span class="unseen">{texts.verified(player.replay.checks)}</span>
          </span>
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={ply.value}
          onInput={({ currentTarget }) => player.show(Number(currentTarget.value))}
        />
      </label>
      <Choices player={player} address={address} />
    </footer>
  );
}

function Step({ icon, text, act }: { icon: IconName; text: string; act(): void }) {
  return (
    <button type="button" class="btn" aria-label={text} title={text} onClick={act}>
      <Icon name={icon} size={18} />
    </button>
  );
}

function Choices({ player, address }: { player: Player; address: string }) {
  const texts = t().replay;
  const { ply, viewer, speed } = player;
  const copied = useSignal(false);
  return (
    <div class="replay-do">
      <select
        class="field"
        aria-label={texts.speed}
        value={speed.value}
        onChange={({ currentTarget }) => {
          speed.value = Number(currentTarget.value);
        }}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      <select
        class="field"
        aria-label={texts.seenBy}
        value={String(viewer.value)}
        onChange={({ currentTarget: { value } }) => {
          viewer.value = (value === 'spectator' ? value : Number(value)) as Viewer;
        }}
      >
        <option value="spectator">{texts.everybody}</option>
        {player.players.map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="btn q"
        aria-label={texts.link}
        title={texts.link}
        onClick={async () => {
          const link = `${location.origin}${location.pathname}${address}?ply=${ply.value}`;
          await navigator.clipboard.writeText(link);
          copied.value = true;
        }}
      >
        <Icon name={copied.value ? 'u-ok' : 'u-link'} size={18} />
      </button>
      <a
        class="btn q"
        aria-label={texts.download}
        title={`${texts.download}. ${texts.verified(player.replay.checks)}`}
        download={`${player.replay.game.id}.txt`}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(player.record)}`}
      >
        <Icon name="u-log" size={18} />
      </a>
      <button
        type="button"
        class="btn p"
        onClick={() => go(`#/local/${beginFrom(player.replay, player.players, ply.value, nextSeat(player))}`)}
      >
        <Icon name="u-fork" size={18} /> {texts.playOn}
      </button>
    </div>
  );
}

/** Whoever looks on from no seat takes the seat that is to decide. */
const nextSeat = ({ viewer, session }: Player): Viewer =>
  viewer.value === 'spectator' ? (session.now.value.active[0] ?? 0) : viewer.value;
