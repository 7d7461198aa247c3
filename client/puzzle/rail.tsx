import { themeOf } from '../../bots/puzzle/puzzle.ts';
import type { PuzzleTexts } from '../../i18n/index.ts';
import { capital } from '../../i18n/texts.ts';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { Token } from '../icons/token.tsx';
import { moveText } from '../table/sentences.ts';
import { hintTexts } from '../texts/texts.ts';
import { solutionSteps } from './ink.ts';
import { progressOf } from './progress.ts';
import type { Solver } from './solver.ts';

export interface RailProps {
  readonly solver: Solver;
  readonly props: BoardProps;
  readonly texts: PuzzleTexts;
  readonly n: number;
  /** How many puzzles the game has. */
  readonly of: number;
  next(): void;
}

/** Beside the board: the task and the turn so far, or the best turn and what it gains. */
export function PuzzleRail(parts: RailProps) {
  const { solver, texts, n } = parts;
  const over = solver.over.value;
  return (
    <section class="puzzle" aria-label={texts.one(n)}>
      <p class="puzzle-count">
        {texts.one(n)} <Where {...parts} />
      </p>
      <h2 class="d" aria-live="polite">
        {over ? (solver.stage.value === 'solved' ? texts.solved : texts.bestTurn) : texts.task}
        {solver.stage.value === 'solved' && (
          <span class="puzzle-tick">
            <Icon name="u-ok" size={26} />
          </span>
        )}
      </h2>
      {over ? <Solved {...parts} /> : <Solving {...parts} />}
      <Progress {...parts} />
    </section>
  );
}

function Where({ solver, props }: RailProps) {
  const heading = solver.model.board?.heading(props.view, props.texts);
  return heading ? <span>{heading.where}</span> : null;
}

/** The theme by its source of points. */
const themeText = ({ solver, props, texts }: RailProps): string => {
  const source = themeOf(solver.position.puzzle);
  return source === undefined ? texts.others : texts.theme(props.texts.sources[source]!);
};

function Solving(parts: RailProps) {
  const { solver, props, texts, next } = parts;
  const { puzzle } = solver.position;
  const wrong = solver.stage.value === 'wrong';
  return (
    <>
      <p class="puzzle-ask">
        <Token family={props.families[puzzle.seat]!} size={20} /> <span>{texts.ask}</span>
      </p>
      {wrong ? <Wrong {...parts} /> : <Slots {...parts} />}
      <h3 class="cap">{texts.themeTitle}</h3>
      {solver.unsealed.value ? (
        <p class="puzzle-theme">{themeText(parts)}</p>
      ) : (
        <p class="puzzle-sealed">
          <Icon name="u-lock" size={17} /> <span>{texts.sealed}</span>
          <button
            type="button"
            class="btn q"
            onClick={() => {
              solver.unsealed.value = true;
            }}
          >
            {texts.unseal}
          </button>
        </p>
      )}
      {solver.helped.value > 0 && (
        <p class="puzzle-help" role="status">
          {texts.help(helpText(parts))}
        </p>
      )}
      <p class="puzzle-do">
        {solver.helped.value === 0 && (
          <button type="button" class="btn" aria-keyshortcuts="W" onClick={() => solver.help()}>
            <Icon name="u-hint" size={17} /> {texts.step}
          </button>
        )}
        <button type="button" class="btn" onClick={() => solver.show()}>
          <Icon name="u-eye" size={17} /> {texts.show}
        </button>
        <button type="button" class="btn" aria-keyshortcuts="S" onClick={next}>
          <Icon name="u-next" size={17} /> {texts.skip}
        </button>
      </p>
    </>
  );
}

/** The first decision of the solution that is asked for. */
function helpText({ solver, props }: RailProps): string {
  const at = Math.max(
    0,
    solver.position.puzzle.turn.findIndex(({ asked }) => asked),
  );
  return solutionSteps(solver, props)[at]?.text ?? '';
}

/** The turn as far as it is put together. */
function Slots({ solver, props, texts }: RailProps) {
  const { turn } = solver.model;
  const made = turn.steps.value
    .filter(({ chosen }) => chosen)
    .map(({ from, action }) => moveText({ ...props, view: from.view }, action));
  const picked = turn.preset.value ? undefined : turn.picked.value;
  const words = picked === undefined ? made : [...made, moveText(props, picked)];
  return (
    <ol class="puzzle-slots">
      {words.map((text, k) => (
        <li key={k}>{capital(text, props.lang)}</li>
      ))}
      {picked === undefined && (
        <li class="open">
          <span>{texts.pick}</span>
        </li>
      )}
    </ol>
  );
}

/** What of the turn is right, and where it gains and loses against the best one. */
function Wrong({ solver, props, texts }: RailProps) {
  const attempt = solver.attempt.value!;
  const gaps = attempt.gaps.value;
  const part = solutionSteps(solver, props).filter(({ action }) => attempt.right.includes(action));
  const listed = part.map(({ text }) => text).join(' · ');
  return (
    <div class="puzzle-wrong" role="status">
      <p>
        <b>{texts.wrong}</b> {listed !== '' && texts.partly(listed)}
      </p>
      <p>
        {gaps === undefined
          ? texts.comparing
          : hintTexts()!.besideBest(gaps, props.texts.sources, props.names)}
      </p>
      <button type="button" class="btn p" aria-keyshortcuts="T" onClick={() => solver.again()}>
        <Icon name="u-undo" size={17} /> {texts.again}
      </button>
    </div>
  );
}

/** The best turn step by step, what it gains, and what bots chose that missed it. */
function Solved(parts: RailProps) {
  const { solver, props, texts } = parts;
  const { puzzle, game } = solver.position;
  const missed = puzzle.missed.flatMap((move) => {
    const action = game.parse(move);
    return action === undefined ? [] : solutionSteps(solver, props, [action]).map(({ text }) => text);
  });
  return (
    <>
      <p class="puzzle-theme">
        <small>{texts.themeTitle}</small> {themeText(parts)}
      </p>
      <ol class="puzzle-steps">
        {solutionSteps(solver, props).map(({ text }, k) => (
          <li key={k}>
            <b class="disc" aria-hidden="true">
              {k + 1}
            </b>
            <span>{capital(text, props.lang)}</span>
          </li>
        ))}
      </ol>
      <p class="puzzle-why">{hintTexts()!.beyondNext(puzzle.gaps, props.texts.sources, props.names)}</p>
      <p class="puzzle-missed">
        <small>{texts.missed}</small> {missed.map((text) => capital(text, props.lang)).join(' · ')}
      </p>
    </>
  );
}

function Progress({ solver, texts, of }: RailProps) {
  const { done } = progressOf(solver.position.game.id);
  const solved = Object.values(done).filter((how) => how !== 'shown').length;
  return (
    <p class="puzzle-progress">
      <b>{texts.progress(Math.min(solved, of), of)}</b>
      {solver.row.value > 1 && <span>{texts.row(solver.row.value)}</span>}
    </p>
  );
}

/** Without a rail: the name, the way out, the task, and what helps. */
export function PuzzleHead(parts: RailProps) {
  const { solver, props, texts, n, next } = parts;
  const over = solver.over.value;
  return (
    <>
      <header class="head">
        <a class="tb" href={`#/puzzles/${props.game.id}`} aria-label={texts.leave}>
          <Icon name="u-x" size={22} />
        </a>
        <Icon name={sealOf(props.game.id)} size={26} />
        <h1 class="d head-title">{texts.task}</h1>
        {!over && (
          <>
            <button type="button" class="tb" aria-label={texts.step} onClick={() => solver.help()}>
              <Icon name="u-hint" size={22} />
            </button>
            <button type="button" class="tb" aria-label={texts.show} onClick={() => solver.show()}>
              <Icon name="u-eye" size={22} />
            </button>
            <button type="button" class="tb" aria-label={texts.skip} onClick={next}>
              <Icon name="u-next" size={22} />
            </button>
          </>
        )}
      </header>
      <div class="puzzle-head" role="status">
        <p>
          <b>{texts.one(n)}</b> <Where {...parts} />
        </p>
        <p>
          {solver.helped.value > 0 && !over
            ? texts.help(helpText(parts))
            : over
              ? themeText(parts)
              : texts.ask}
        </p>
      </div>
    </>
  );
}
