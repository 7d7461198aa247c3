import { useEffect, useMemo, useState } from 'preact/hooks';
import { Waiting } from '../shell/lazy.tsx';
import { Failure } from '../shell/missing.tsx';
import { openTable } from '../shell/opened.ts';
import type { TableModel } from '../table/model.ts';
import { Table } from '../table/table.tsx';
import { gameTexts, hintTexts, lazyPageTexts, loadHints, t } from '../texts/texts.ts';
import { ReplayBar } from './bar.tsx';
import { ChancesNow } from './chances.tsx';
import { type Course, leadsOf, marksOf } from './course.ts';
import { Damaged } from './damaged.tsx';
import { Decision } from './decision.tsx';
import { Hands } from './hands.tsx';
import { Judged } from './judged.tsx';
import { landmarksOf } from './landmarks.ts';
import { Leads } from './leads.tsx';
import type { Player } from './player.ts';
import './replay.css';

/** The table of a replay, with the scrubber in place of the action bar. */
export function ReplayView({ player, address }: { player: Player; address: string }) {
  const [model, setModel] = useState<TableModel | 'failed' | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let opened: TableModel | undefined;
    setModel(undefined);
    openTable(player.session).then(
      (table) => {
        opened = player.look ? { ...table.model, look: player.look } : table.model;
        // Clicking a line of the log jumps to its position.
        opened.past.subscribe((ply) => {
          if (ply === undefined) return;
          opened!.past.value = undefined;
          player.show(ply);
        });
        setModel(opened);
      },
      () => setModel('failed'),
    );
    return () => opened?.close();
  }, [player, attempt]);
  if (model === undefined) return <Waiting />;
  if (model === 'failed') return <Failure text={t().errors.part} again={() => setAttempt(attempt + 1)} />;
  return <Opened player={player} model={model} address={address} />;
}

const UNKNOWN: Course = { marks: [], leads: [] };

/** The course of a game whose positions are all known. */
function courseOf({ moments }: Player, { board, session }: TableModel): Course {
  const texts = gameTexts(session.game.id);
  if (!moments || !board || !texts) return UNKNOWN;
  const views = moments();
  return {
    marks: marksOf(views.map((view) => board.heading(view, texts).round)),
    leads: leadsOf(views.map((view) => session.players.value.map((_, seat) => board.score(view, seat)))),
  };
}

function Opened({ player, model, address }: { player: Player; model: TableModel; address: string }) {
  const course = useMemo(() => courseOf(player, model), [player, model]);
  const landmarks = useMemo(() => landmarksOf(player, model, course.leads), [player, model, course]);
  const { review, charted, judging } = player;
  useEffect(() => {
    if (review) loadHints().catch(() => undefined);
  }, [review]);
  useEffect(() => {
    if (!charted?.value) return undefined;
    review?.start();
    return () => review?.stop();
  }, [review, charted?.value]);
  const judged = charted?.value && judging?.value && review && hintTexts();
  const side = judged ? undefined : (
    <>
      <Decision model={model} landmarks={landmarks} />
      {charted?.value && <ChancesNow player={player} model={model} />}
      <Hands player={player} model={model} />
      <Leads player={player} model={model} landmarks={landmarks} />
    </>
  );
  return (
    <>
      <Table
        model={model}
        side={side}
        instead={judged ? <Judged {...{ player, model, review, landmarks }} /> : undefined}
        note={player.branch ? undefined : lazyPageTexts().replay.running}
        bar={<ReplayBar {...{ player, model, landmarks, address }} marks={course.marks} />}
      />
      {player.damage && <Damaged player={player} damage={player.damage} />}
    </>
  );
}
