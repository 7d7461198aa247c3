import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { Waiting } from '../shell/lazy.tsx';
import { openTable } from '../shell/opened.ts';
import { go } from '../shell/route.ts';
import type { TableModel } from '../table/model.ts';
import { Table } from '../table/table.tsx';
import { more, t } from '../texts/texts.ts';
import { saveText } from './file.ts';
import { Hands } from './hands.tsx';
import type { Seen } from './open.ts';
import { type Player, SPEEDS } from './player.ts';
import { Proof, SealOnly } from './proof.tsx';
import './replay.css';

/** The table of a replay, with the scrubber in the place of decisions. */
export function ReplayView({ player, address }: { player: Player; address: string }) {
  const [model, setModel] = useState<TableModel | undefined>(undefined);
  useEffect(() => {
    let opened: TableModel | undefined;
    openTable(player.session).then((table) => {
      opened = table.model;
      setModel(opened);
    });
    return () => opened?.close();
  }, [player]);
  if (!model) return <Waiting />;
  return (
    <Table
      model={model}
      side={<Hands player={player} model={model} />}
      note={player.branch ? undefined : more().replay.running}
      bar={<ReplayBar player={player} address={address} />}
    />
  );
}

function ReplayBar({ player, address }: { player: Player; address: string }) {
  const texts = t().replay;
  const { ply, last, running, proof } = player;
  const proving = useSignal(false);
  const close = () => {
    proving.value = false;
  };
  return (
    <footer class="bar replay-bar">
      {proving.value &&
        ('header' in proof ? <Proof proof={proof} close={close} /> : <SealOnly {...proof} close={close} />)}
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
      <div class="replay-scrub">
        <span class="replay-where">
          <span role="status">
            {player.loading?.value ? more().replay.loading : texts.position(ply.value, last)}
          </span>
          <button
            type="button"
            class="replay-proof"
            aria-expanded={proving.value}
            title={more().proof.title}
            onClick={() => {
              proving.value = !proving.value;
            }}
          >
            <Icon name={'header' in proof ? 'u-ok' : 'u-lock'} size={13} />{' '}
            {'header' in proof ? texts.sealed : more().proof.title}
          </button>
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={ply.value}
          style={{ '--done': `${(100 * ply.value) / Math.max(last, 1)}%` }}
          aria-label={texts.position(ply.value, last)}
          onInput={({ currentTarget }) => player.show(Number(currentTarget.value))}
        />
      </div>
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
  const { ply, seen, speed, views, record, branch } = player;
  const copied = useSignal(-1);
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
      <label class="replay-seen">
        <span>{texts.seenBy}</span>
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
        </button>
      )}
      {branch && (
        <button type="button" class="btn p" onClick={() => go(`#/local/${branch()}`)}>
          <Icon name="u-fork" size={18} /> {texts.playOn}
        </button>
      )}
    </div>
  );
}

function seenText({ session }: Player, one: Seen): string {
  if (one === 'spectator') return t().replay.everybody;
  return one === 'open' ? more().replay.open : session.players.value[one]!.name;
}
