import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/list.ts';
import { startCourse } from '../guide/course.ts';
import { beginLocal } from '../session/begin.ts';
import { keepNew } from '../session/keeper.ts';
import { onward } from '../session/pace.ts';
import { language, textMode } from '../settings/settings.ts';
import { byKeys } from '../shell/input.ts';
import { Waiting } from '../shell/lazy.tsx';
import { Failure } from '../shell/missing.tsx';
import { prefetchTable } from '../shell/prefetch.ts';
import { go } from '../shell/route.ts';
import { boardProps } from '../table/props.ts';
import { Table } from '../table/table.tsx';
import { t } from '../texts/texts.ts';
import { LessonBar } from './bar.tsx';
import { Coach } from './coach.tsx';
import { LessonHead } from './head.tsx';
import { bringIntoView, focusFirst, lieAbove } from './holes.ts';
import { useLessonKeys } from './keys.ts';
import './lesson.css';
import './coach.css';
import './head.css';
import './veil.css';
import { type LessonSaid, loadSaid, type OpenedLesson, openLesson } from './open.ts';
import { Veil } from './veil.tsx';

/** The lesson of a game, from its address. */
export function LessonScreen({ game }: { game: GameId }) {
  const [opened, setOpened] = useState<OpenedLesson | 'failed'>();
  const [said, setSaid] = useState<LessonSaid>();
  const [attempt, setAttempt] = useState(0);
  const lang = language.value;
  useEffect(() => {
    let made: OpenedLesson | undefined;
    let wanted = true;
    setOpened(undefined);
    openLesson(game).then(
      (lesson) => {
        made = lesson;
        if (wanted) setOpened(lesson);
        else lesson.player.close();
      },
      () => wanted && setOpened('failed'),
    );
    return () => {
      wanted = false;
      made?.player.close();
    };
  }, [game, attempt]);
  useEffect(() => {
    let wanted = true;
    loadSaid(game, lang).then(
      (words) => wanted && setSaid(words),
      () => wanted && setOpened('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [game, lang, attempt]);
  if (opened === 'failed') return <Failure text={t().errors.part} again={() => setAttempt(attempt + 1)} />;
  if (!opened || !said) return <Waiting />;
  return <Lesson opened={opened} said={said} />;
}

function Lesson({ opened, said }: { opened: OpenedLesson; said: LessonSaid }) {
  const { player, seating } = opened;
  const { session, model, step } = player;
  const { words, ui } = said;
  const { id } = session.game;
  const { value: at } = player.at;
  const props = boardProps(model);
  useLessonKeys(player);
  useEffect(() => {
    addEventListener('pointerdown', hurry);
    return () => removeEventListener('pointerdown', hurry);
    function hurry(): void {
      player.hurry();
    }
  }, [player]);

  const wanted = player.waiting.value || props.picked !== undefined ? [] : player.presses();
  const shown = player.waiting.value ? [] : step.shows.filter(({ length }) => length > 0);
  const [low, setLow] = useState(false);
  useLayoutEffect(() => setLow(lieAbove(shown, wanted)), [at, player.waiting.value]);
  useEffect(() => bringIntoView(shown, wanted), [at, player.waiting.value, wanted.length]);
  useEffect(() => {
    // After the table, which sends the focus to the first of all targets.
    if (byKeys() && wanted.length > 0) requestAnimationFrame(() => focusFirst(wanted));
  }, [at, player.waiting.value]);

  const leave = () => {
    if (session.ply.peek() === 0 || at === 0) return go('#/');
    const { record } = session;
    go(`#/local/${keepNew({ game: id, ...seating, record, over: session.now.peek().over })}`);
  };
  const full = async () => {
    prefetchTable(id);
    const made = await beginLocal({ game: id, options: {}, bots: seating.bots, names: seating.names });
    startCourse(made);
    go(`#/local/${made}`);
  };
  const coach = <Coach player={player} words={words} ui={ui} props={props} />;
  const out = { text: ui.leave, go: leave };
  const free = model.moment.value.over || player.waiting.value || model.panel.value !== undefined;
  const explains = step.want === undefined && !player.waiting.value;
  // In text mode Enter in the empty line goes on.
  const leads = textMode.value && explains && !player.isLast;
  useEffect(() => {
    if (!leads) return undefined;
    const next = () => player.skip();
    onward.value = next;
    return () => {
      if (onward.peek() === next) onward.value = undefined;
    };
  }, [leads, at, player]);
  return (
    <>
      <Table
        key={player.part}
        model={model}
        lesson={{
          title: ui.title,
          leave: out,
          coach,
          head: (
            <LessonHead game={id} title={ui.title} leave={out} low={low}>
              {coach}
            </LessonHead>
          ),
          note: player.waiting.value ? ui.others : player.veiled.value ? ui.notNow : undefined,
        }}
        bar={explains && <LessonBar player={player} ui={ui} full={() => void full()} />}
      />
      {!free && !textMode.value && <Veil shown={shown} wanted={wanted} refuse={() => player.refuse()} />}
    </>
  );
}
