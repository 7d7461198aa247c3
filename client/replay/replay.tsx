import { useEffect, useState } from 'preact/hooks';
import { RecordError } from '../../rules/core/replay.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { Missing } from '../shell/missing.tsx';
import type { ReplaySource } from '../shell/route.ts';
import { t } from '../texts/texts.ts';
import { loadReplay } from './load.ts';
import type { Seen } from './open.ts';
import { type Player, playerOf } from './player.ts';
import { runningPlayer } from './running.ts';
import { ReplayView } from './view.tsx';

interface ReplayProps {
  readonly from: ReplaySource;
  readonly id: string;
  readonly ply: number | undefined;
  readonly seen: string | undefined;
}

const seenOf = (text: string | undefined): Seen | undefined =>
  text === undefined || text === 'open' || text === 'spectator' ? text : Number(text);

type Shown = { readonly player: Player } | { readonly broken: string } | null | undefined;

/** A game looked at again, from any seat, at any moment. */
export function ReplayScreen({ from, id, ply, seen }: ReplayProps) {
  const [shown, setShown] = useState<Shown>(undefined);
  useEffect(() => {
    let player: Player | undefined;
    const open = async (): Promise<Shown> => {
      try {
        const loaded = await loadReplay(from, id);
        if (!loaded) return null;
        player = loaded === 'running' ? await runningPlayer(id, ply) : playerOf(loaded, ply, seenOf(seen));
        return { player };
      } catch (error) {
        return error instanceof RecordError ? { broken: error.message } : null;
      }
    };
    open().then(setShown, () => setShown(null));
    return () => player?.close();
  }, [from, id]);
  if (shown === undefined) return <Waiting />;
  if (shown === null) return <Missing />;
  if ('broken' in shown)
    return (
      <div class="page">
        <Header />
        <main class="page-main">
          <p role="alert">{t().replay.broken(shown.broken)}</p>
        </main>
      </div>
    );
  return <ReplayView player={shown.player} address={`#/replay/${from}/${id}`} />;
}
