import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '../../protocol/table.ts';
import { type Watch, watchTable } from '../net/watch.ts';
import { gameOf } from '../session/games.ts';
import { OnlineSession } from '../session/online.ts';
import { Table } from '../table/table.tsx';
import { more, t } from '../texts/texts.ts';
import { Asking } from './asking.tsx';
import { Away } from './away.tsx';
import { Waiting } from './lazy.tsx';
import { Lobby } from './lobby.tsx';
import { Missing, Unreachable } from './missing.tsx';
import { useOpened } from './opened.ts';
import { go } from './route.ts';
import './online.css';
import './slip.css';

/** A table on the server: first the seats, then the game. */
export function OnlineTable({ id }: { id: string }) {
  const [watch, setWatch] = useState<Watch | null | undefined>(undefined);
  useEffect(() => {
    let open = true;
    let made: Watch | undefined;
    watchTable(id).then(
      (found) => {
        made = found;
        if (open) setWatch(found);
        else found.close();
      },
      () => setWatch(null),
    );
    return () => {
      open = false;
      made?.close();
    };
  }, [id]);
  if (watch === null) return <Missing />;
  if (watch === undefined) return <Waiting />;
  return <Watched watch={watch} />;
}

function Watched({ watch }: { watch: Watch }) {
  const info = watch.info.value;
  if (watch.refused.value) return <Missing />;
  if (!info) return <Waiting />;
  return (
    <>
      <LinkSlip watch={watch} />
      {watch.position.value ? <OnlineGame watch={watch} info={info} /> : <Lobby watch={watch} info={info} />}
    </>
  );
}

function OnlineGame({ watch, info }: { watch: Watch; info: TableInfo }) {
  const { game } = info.settings;
  const opened = useOpened(async () => new OnlineSession(await gameOf(game), watch), watch.id);
  if (!opened) return <Waiting />;
  if ('failed' in opened) return <Unreachable />;
  const ended = info.status === 'ended';
  return (
    <>
      <Table
        model={opened.model}
        replay={ended ? `#/replay/table/${watch.id}` : undefined}
        again={() => void rematch(watch, info)}
        note={info.brought === undefined ? undefined : more().online.brought(info.brought)}
        chat={watch}
      />
      <Asking watch={watch} />
      <Away watch={watch} />
    </>
  );
}

/** The same table once more; whoever comes second finds the one that the first has opened. */
async function rematch(watch: Watch, info: TableInfo): Promise<void> {
  const made = info.rematch ?? (await watch.do({ type: 'rematch' }).catch(() => undefined))?.table;
  go(made ? `#/table/${made}` : `#/new/${info.settings.game}/online`);
}

/** Says in plain words that the server is out of reach, and goes when it is back. */
function LinkSlip({ watch }: { watch: Watch }) {
  if (watch.status.value === 'open') return null;
  return (
    <p class="slip" role="status">
      {t().lobby.connecting}
    </p>
  );
}
