import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/list.ts';
import { keepNew } from '../session/keeper.ts';
import { Waiting } from '../shell/lazy.tsx';
import { Failure, UnknownAddress } from '../shell/missing.tsx';
import { go } from '../shell/route.ts';
import { hasRail, useLayout } from '../table/layout.ts';
import { boardProps } from '../table/props.ts';
import { Table } from '../table/table.tsx';
import { loadGameTexts, puzzleTexts, shownLanguage, t } from '../texts/texts.ts';
import { PuzzleBar } from './bar.tsx';
import { useInkOf } from './ink.ts';
import { usePuzzleKeys } from './keys.ts';
import { nextOf } from './next.ts';
import { type OpenedPuzzle, openPuzzle } from './open.ts';
import { recordOf } from './position.ts';
import './puzzle.css';
import { PuzzleHead, PuzzleRail } from './rail.tsx';

type Opened = OpenedPuzzle | 'failed' | 'none' | undefined;

/** One puzzle on the board of its game, from its address. */
export function PuzzleScreen({ game, n }: { game: GameId; n: number }) {
  const [opened, setOpened] = useState<{ readonly n: number; readonly found: Opened }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let made: OpenedPuzzle | undefined;
    let wanted = true;
    openPuzzle(game, n).then(
      (puzzle) => {
        made = puzzle;
        if (wanted) setOpened({ n, found: puzzle ?? 'none' });
        else puzzle?.solver.close();
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) setOpened({ n, found: 'failed' });
      },
    );
    return () => {
      wanted = false;
      made?.solver.close();
    };
  }, [game, n, attempt]);
  const lang = shownLanguage();
  useEffect(() => void loadGameTexts(game, lang), [game, lang]);
  const found = opened?.n === n ? opened.found : undefined;
  if (found === 'failed') return <Failure text={t().errors.part} again={() => setAttempt(attempt + 1)} />;
  if (found === 'none') return <UnknownAddress />;
  return found ? <Shown key={n} opened={found} n={n} /> : <Waiting />;
}

function Shown({ opened, n }: { opened: OpenedPuzzle; n: number }) {
  const { solver, seating, all } = opened;
  const { model, position } = solver;
  const texts = puzzleTexts();
  const game = position.game.id;
  const props = boardProps(model);
  const rail = hasRail(useLayout());
  const next = () => {
    const other = nextOf(game, all, n);
    go(other === n ? `#/puzzles/${game}` : `#/puzzles/${game}/${other}`);
  };
  const playOn = () => {
    const id = keepNew({ game, ...seating, record: recordOf(position), over: false });
    go(`#/local/${id}`);
  };
  const parts = { solver, props, texts, n, of: all.length, next };
  useInkOf(solver, props);
  usePuzzleKeys(solver, next);
  const over = solver.over.value;
  const coach = <PuzzleRail {...parts} />;
  return (
    <Table
      model={model}
      lesson={{
        title: texts.one(n),
        coach,
        head: <PuzzleHead {...parts} />,
        note: solver.stage.value === 'wrong' ? texts.wrong : undefined,
        leave: { text: texts.leave, go: () => go(`#/puzzles/${game}`) },
        confirm: texts.check,
      }}
      // A phone shows it in place of what is chosen from.
      instead={!rail && (over || solver.stage.value === 'wrong') ? coach : undefined}
      bar={over && <PuzzleBar {...parts} playOn={playOn} />}
    />
  );
}
