import { useEffect, useState } from 'preact/hooks';
import { RecordError } from '../../core/replay.ts';
import { isGuided } from '../guide/course.ts';
import { Token } from '../icons/token.tsx';
import { openLocal, UnreadableError } from '../session/begin.ts';
import { isFull } from '../session/keeper.ts';
import type { LocalSession } from '../session/local.ts';
import { Table } from '../table/table.tsx';
import { loadGuide, loadLazyPage, t } from '../texts/texts.ts';
import { Lazy, Waiting } from './lazy.tsx';
import { Failure, MissingGame } from './missing.tsx';
import { useOpened } from './opened.ts';
import { go } from './route.ts';

/** A game on this device. */
export function LocalTable({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const opened = useOpened(() => openLocal(id), id, attempt);
  useEffect(() => {
    if (!opened || 'failed' in opened) return undefined;
    // Skips the pauses of bots.
    const hurry = () => opened.session.hurry();
    addEventListener('pointerdown', hurry);
    return () => removeEventListener('pointerdown', hurry);
  }, [opened]);
  if (opened === undefined) return <Waiting />;
  if (opened === null) return <MissingGame />;
  if ('failed' in opened) {
    if (opened.failed instanceof RecordError) return <BrokenGame id={id} damage={opened.failed} />;
    if (opened.failed instanceof UnreadableError) return <BrokenGame id={id} />;
    return <Failure text={t().errors.part} again={() => setAttempt(attempt + 1)} />;
  }
  return (
    <>
      <Table
        model={opened.model}
        replay={`#/replay/local/${id}`}
        online={() => go(`#/share/${id}`)}
        again={() => go(`#/new/${opened.session.game.id}`)}
        bar={
          opened.session.following.value && (
            <Lazy
              load={loadElsewhere}
              props={{ session: opened.session }}
              meanwhile={<footer class="bar" />}
            />
          )
        }
      />
      <Curtain session={opened.session} />
      {isFull() && <Lazy load={loadUnkept} props={{ session: opened.session }} meanwhile={null} />}
      {isGuided(id) && <Lazy load={loadGuided} props={{ id, model: opened.model }} meanwhile={null} />}
    </>
  );
}

const loadGuided = async () => (await Promise.all([import('../guide/guide.tsx'), loadGuide()]))[0].Guide;
const loadElsewhere = async () =>
  (await Promise.all([import('./elsewhere.tsx'), loadLazyPage()]))[0].Elsewhere;
const loadTrouble = async () => (await Promise.all([import('./trouble.tsx'), loadLazyPage()]))[0].Trouble;
const loadUnkept = async () => (await Promise.all([import('./unkept.tsx'), loadLazyPage()]))[0].Unkept;
const BrokenGame = (props: { id: string; damage?: RecordError }) => <Lazy load={loadTrouble} props={props} />;

/** Covers the table while the screen changes hands. */
function Curtain({ session }: { session: LocalSession }) {
  const seat = session.curtain.value;
  if (seat === undefined) return null;
  const player = session.players.value[seat]!;
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={`${t().lobby.passTo} ${player.name}`}>
      <Token family={player.family} size={72} />
      <p>{t().lobby.passTo}</p>
      <h2 class="d">{player.name}</h2>
      <button type="button" class="btn p" ref={(button) => button?.focus()} onClick={() => session.reveal()}>
        {t().lobby.ready}
      </button>
    </div>
  );
}
