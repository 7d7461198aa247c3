import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RecordError } from '../../core/replay.ts';
import { ApiError } from '../net/api.ts';
import { Waiting } from '../shell/lazy.tsx';
import { Failure, MissingGame, MissingTable, Unreachable } from '../shell/missing.tsx';
import { type ReplaySource, replayAddress } from '../shell/route.ts';
import { recordDamageText, serverFaultText } from '../texts/faults.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { LinkError } from './code.ts';
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

type Shown = { readonly player: Player } | { readonly error: unknown } | undefined;

/** There is no record at the address. */
class NoRecord extends Error {}

async function openPlayer({ from, id, ply, seen }: ReplayProps): Promise<Player> {
  const loaded = await loadReplay(from, id);
  if (!loaded) throw new NoRecord();
  return loaded === 'running' ? runningPlayer(id, ply) : playerOf(loaded, ply, seenOf(seen));
}

/** Replays a game from any seat. */
export function ReplayScreen(props: ReplayProps) {
  const { from, id, ply, seen } = props;
  const [shown, setShown] = useState<Shown>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let open = true;
    let player: Player | undefined;
    setShown(undefined);
    openPlayer(props).then(
      (opened) => {
        player = opened;
        if (open) setShown({ player });
        else player.close();
      },
      (error: unknown) => {
        if (open) setShown({ error });
      },
    );
    return () => {
      open = false;
      player?.close();
    };
  }, [from, id, attempt]);
  const player = shown && 'player' in shown ? shown.player : undefined;
  // The address may be edited by hand, or point to another position of the same game.
  useEffect(() => {
    if (player && ply !== undefined) player.show(ply);
  }, [player, ply]);
  useEffect(() => {
    const view = player?.views.find((one) => one === seenOf(seen));
    if (player && view !== undefined) player.seen.value = view;
  }, [player, seen]);
  if (shown === undefined) return <Waiting />;
  if ('error' in shown) return failure(shown.error, from, () => setAttempt(attempt + 1));
  return <ReplayView player={shown.player} address={replayAddress(from, id)} />;
}

function failure(error: unknown, from: ReplaySource, again: () => void): VNode {
  const { faults, trouble } = lazyPageTexts();
  if (error instanceof NoRecord)
    return from === 'file' ? <Failure text={t().errors.file} /> : <MissingGame />;
  if (error instanceof RecordError) return <Failure text={trouble.title} line={recordDamageText(error)} />;
  if (error instanceof LinkError) return <Failure text={faults.link[error.fault]} />;
  if (!(error instanceof ApiError)) return <Failure text={t().errors.part} again={again} />;
  if (error.code === 'offline') return <Unreachable again={again} />;
  if (error.code === 'not-found' || error.code === 'malformed') return <MissingTable />;
  return <Failure text={serverFaultText(error.code)} again={again} />;
}
