import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
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
import { type Landmark, landmarksOf } from './landmarks.ts';
import { Leads } from './leads.tsx';
import type { Player } from './player.ts';
import './replay.css';

/** The table of a replay, with the scrubber in place of the action bar. */
export function ReplayView({ player, address }: { player: Player; address: string }) {
  const [shown, setShown] = useState<Shown | 'failed' | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let opened: Shown | undefined;
    setShown(undefined);
    openTable(player.session).then(
      (table) => {
        opened = shownBy(player, table.model);
        setShown(opened);
      },
      () => setShown('failed'),
    );
    return () => opened?.model.close();
  }, [player, attempt]);
  if (shown === undefined) return <Waiting />;
  if (shown === 'failed') return <Failure text={t().errors.part} again={() => setAttempt(attempt + 1)} />;
  return <Opened player={player} address={address} {...shown} />;
}

interface Shown {
  readonly model: TableModel;
  readonly marks: Course['marks'];
  readonly landmarks: ReadonlySignal<readonly Landmark[]>;
}

function shownBy(player: Player, table: TableModel): Shown {
  const { marks, leads } = courseOf(player, table);
  const landmarks = landmarksOf(player, table, leads);
  const { ply, last, show, look } = player;
  const model = { ...table, ...(look ? { look } : {}), course: { ply, last, landmarks, show } };
  // Clicking a line of the log jumps to its position.
  model.past.subscribe((wanted) => {
    if (wanted === undefined) return;
    model.past.value = undefined;
    show(wanted);
  });
  return { model, marks, landmarks };
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

function Opened({
  player,
  address,
  model,
  marks,
  landmarks,
}: Shown & { readonly player: Player; readonly address: string }) {
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
        bar={<ReplayBar {...{ player, model, landmarks, address }} marks={marks} />}
      />
      {player.damage && <Damaged player={player} damage={player.damage} />}
    </>
  );
}
