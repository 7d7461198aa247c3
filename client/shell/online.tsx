import { useEffect, useState } from 'preact/hooks';
import { rulesOf } from '../../games/list.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { ApiError, ownNonce } from '../net/api.ts';
import { type Watch, watchTable } from '../net/watch.ts';
import { OnlineSession } from '../session/online.ts';
import { Table } from '../table/table.tsx';
import { serverFaultText } from '../texts/faults.ts';
import { lazyPageTexts, loadTables, t } from '../texts/texts.ts';
import { Lazy, Waiting } from './lazy.tsx';
import { Failure, MissingTable, Unreachable } from './missing.tsx';
import { useOpened } from './opened.ts';
import { go } from './route.ts';
import './slip.css';

/** A table on the server: the lobby, then the game. */
export function OnlineTable({ id, film }: { id: string; film: boolean }) {
  const [watch, setWatch] = useState<Watch | { readonly error: unknown } | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let open = true;
    let made: Watch | undefined;
    setWatch(undefined);
    watchTable(id).then(
      (found) => {
        made = found;
        if (open) setWatch(found);
        else found.close();
      },
      (error: unknown) => {
        if (open) setWatch({ error });
      },
    );
    return () => {
      open = false;
      made?.close();
    };
  }, [id, attempt]);
  const again = () => setAttempt(attempt + 1);
  if (watch === undefined) return <Waiting />;
  if ('error' in watch) {
    const code = watch.error instanceof ApiError ? watch.error.code : 'offline';
    return code === 'offline' ? (
      <Unreachable again={again} />
    ) : (
      <Failure text={serverFaultText(code)} again={again} />
    );
  }
  return <Watched watch={watch} film={film} again={again} />;
}

function Watched({ watch, film, again }: { watch: Watch; film: boolean; again(): void }) {
  const info = watch.info.value;
  const refused = watch.refused.value;
  // An invalid id is refused as malformed.
  if (refused?.code === 'not-found' || refused?.code === 'malformed') return <MissingTable />;
  if (refused) return <Failure text={serverFaultText(refused.code)} again={again} />;
  return (
    <>
      <LinkSlip watch={watch} />
      {!info ? (
        <Waiting />
      ) : watch.position.value ? (
        <OnlineGame watch={watch} info={info} film={film} />
      ) : (
        <Lazy load={loadLobby} props={{ watch, info }} />
      )}
    </>
  );
}

/** Joining a running game does not load the lobby. */
const loadLobby = async () => (await Promise.all([import('./lobby/lobby.tsx'), loadTables()]))[0].Lobby;

function OnlineGame({ watch, info, film }: { watch: Watch; info: TableInfo; film: boolean }) {
  const { game } = info.settings;
  const [attempt, setAttempt] = useState(0);
  const opened = useOpened(async () => new OnlineSession(await rulesOf(game), watch), watch.id, attempt);
  const model = opened && 'model' in opened ? opened.model : undefined;
  useEffect(() => {
    if (!film || !model) return;
    model.film.start();
    // A reload shows the table as it is.
    history.replaceState(history.state, '', `#/table/${watch.id}`);
  }, [film, model]);
  if (!opened) return <Waiting />;
  if ('failed' in opened) return <Failure text={t().errors.part} again={() => setAttempt(attempt + 1)} />;
  const ended = info.status === 'ended';
  return (
    <Table
      model={opened.model}
      replay={ended ? `#/replay/table/${watch.id}` : undefined}
      again={() => void rematch(watch, info)}
      note={info.brought === undefined ? undefined : lazyPageTexts().online.brought(info.brought)}
      chat={watch}
    />
  );
}

/** Opens a rematch, or joins the one that somebody else has opened. */
async function rematch(watch: Watch, info: TableInfo): Promise<void> {
  const made =
    info.rematch ?? (await watch.do({ type: 'rematch', nonce: ownNonce() }).catch(() => undefined))?.table;
  go(made ? `#/table/${made}` : `#/new/${info.settings.game}/online`);
}

/** Milliseconds in which a connection is usually made. */
const SHORT = 1000;

/** Reports that the server cannot be reached, unless it reconnects quickly. */
function LinkSlip({ watch }: { watch: Watch }) {
  const open = watch.status.value === 'open';
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (open) {
      setLost(false);
      return undefined;
    }
    const timer = setTimeout(() => setLost(true), SHORT);
    return () => clearTimeout(timer);
  }, [open]);
  if (open || !lost) return null;
  return (
    <p class="slip" role="status">
      {t().lobby.connecting}
    </p>
  );
}
