import type { LessonTexts, LessonWords } from '../../i18n/index.ts';
import type { LessonStepWords } from '../../i18n/lesson.ts';
import type { BoardProps } from '../board/board.ts';
import type { LessonStep } from '../board/lesson.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import type { LessonPlayer } from './player.ts';
import { type Figures, Said } from './said.tsx';
import { creditOf, sceneOf } from './script.ts';

export interface CoachProps {
  readonly player: LessonPlayer;
  readonly words: LessonWords;
  readonly ui: LessonTexts;
  readonly props: Pick<BoardProps, 'families' | 'names' | 'texts' | 'lang'>;
}

/** `{name1}` and so on: the players by seat, from 0. */
const namesOf = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name, seat) => [`name${seat}`, name]));

/** The number of the frame of a sentence, as sentences without a place have none. */
const numberOf = ({ shows }: LessonStep, n: number): number =>
  shows.slice(0, n + 1).filter(({ length }) => length > 0).length;

/** How long a lesson takes, in minutes. */
const LONG = 5;

/** What is unfolded where the coach has little room. */
function bringIntoView(part: Element | null): void {
  part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The teacher beside the board. Everything it says is about the step that is open. */
export function Coach({ player, words, ui, props }: CoachProps) {
  const { at, step, script } = player;
  const { steps } = script.lesson;
  const written = words.steps[step.id]!;
  const lost = (player.session.result.value?.places[script.lesson.learner] ?? 1) > 1;
  const said = lost ? { ...written, ...written.lost } : written;
  const figures = { ...namesOf(props.names), ...step.figures?.(sceneOf(script, at.value)) };
  const next = steps[at.value + 1];
  const left = Math.max(1, Math.round(LONG * (1 - at.value / steps.length)));
  return (
    <section class={player.isLast ? 'coach last' : 'coach'} aria-label={ui.title}>
      <div
        class="coach-ticks"
        role="progressbar"
        aria-label={ui.title}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={at.value + 1}
        aria-valuetext={ui.step(at.value + 1, steps.length)}
      >
        {steps.map(({ id }, n) => (
          <i key={id} class={n < at.value ? 'done' : n === at.value ? 'now' : ''} />
        ))}
      </div>
      <p class="coach-count">
        <b>{ui.step(at.value + 1, steps.length)}</b> {next && <span>{ui.minutes(left)}</span>}
      </p>
      <p class="coach-aim">
        <small>{ui.aim}</small> <b>{words.aim}</b>
      </p>
      <div class="coach-body">
        <div class="coach-who">
          <span class="coach-face">
            <Icon name="p-scholar-old" size={72} />
          </span>
          <p>
            <b>{ui.coach}</b> <span>{ui.role}</span>
          </p>
          <h2 class="d">{said.title}</h2>
        </div>
        <div class="coach-said" aria-live="polite">
          <Saying key={step.id} player={player} said={said} figures={figures} ui={ui} />
        </div>
        {player.isLast && <Points player={player} ui={ui} props={props} />}
        <div class="coach-do">
          {said.why !== undefined && (
            <button
              type="button"
              class={player.why.value ? 'btn ink' : 'btn'}
              aria-expanded={player.why.value}
              aria-keyshortcuts="?"
              onClick={() => {
                player.why.value = !player.why.value;
              }}
            >
              {ui.why}
            </button>
          )}
          {step.want !== undefined && (
            <button type="button" class="btn q" aria-keyshortcuts="S" onClick={() => player.skip()}>
              {ui.skip}
            </button>
          )}
          {at.value > 0 && (
            <button
              type="button"
              class="btn q coach-back"
              aria-keyshortcuts="Backspace"
              onClick={() => player.back()}
            >
              <Icon name="u-prev" size={16} /> {ui.back}
            </button>
          )}
        </div>
        {player.why.value && said.why !== undefined && (
          <p class="coach-why" role="status" ref={bringIntoView}>
            <Said text={said.why} figures={figures} />
          </p>
        )}
      </div>
      {next && (
        <p class="coach-next">
          <small>{ui.ahead}</small> {words.steps[next.id]!.title}
        </p>
      )}
    </section>
  );
}

interface SayingProps extends Pick<CoachProps, 'player' | 'ui'> {
  readonly said: LessonStepWords;
  readonly figures: Figures;
}

function Saying({ player, said, figures, ui }: SayingProps) {
  const { step } = player;
  const answer = player.answer.value;
  return (
    <>
      <p class="unseen">{said.title}</p>
      <ol>
        {said.says.map((text, n) => (
          <li key={n}>
            {(step.shows[n]?.length ?? 0) > 0 && (
              <b class="disc" aria-hidden="true">
                {numberOf(step, n)}
              </b>
            )}
            <span>
              <Said text={text} figures={figures} />
            </span>
          </li>
        ))}
      </ol>
      {said.task !== undefined && (
        <div class={player.waiting.value ? 'coach-task done' : 'coach-task'}>
          <b class="disc do" aria-hidden="true">
            {player.waiting.value ? '✓' : step.tries ? '?' : numberOf(step, step.shows.length) + 1}
          </b>
          <p>
            <Said text={said.task} figures={figures} />
          </p>
        </div>
      )}
      {answer !== undefined && (
        <div class="coach-answer" ref={bringIntoView}>
          <p>
            <b>{ui.other}</b>{' '}
            <Said text={said.wrong?.[answer] ?? said.wrong?.other ?? ''} figures={figures} />
          </p>
          {step.tries?.[answer]?.onward !== undefined && (
            <div class="coach-do">
              <button type="button" class="btn ink" onClick={() => player.retry()}>
                {ui.tryAgain}
              </button>
              <button type="button" class="btn q" onClick={() => player.goOn()}>
                {ui.goOn}
              </button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** Why it came out as it did: the points of all players by source. */
function Points({ player, ui, props }: Pick<CoachProps, 'player' | 'ui' | 'props'>) {
  const rows = creditOf(player.script, player.session.ply.value);
  const totals = player.session.result.value?.scores ?? [];
  const seats = props.families.map((_, seat) => seat);
  const most = (points: readonly number[]): number => Math.max(...points);
  return (
    <table class="coach-points">
      <caption>{ui.points}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Token family={props.families[seat]!} size={22} />
              <span class="unseen">{props.names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ source, points }) => (
          <tr key={source}>
            <th scope="row">{props.texts.sources[source]}</th>
            {seats.map((seat) => (
              <td key={seat} class={points[seat] === most(points) ? 'most' : ''}>
                {points[seat]}
              </td>
            ))}
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">{ui.total}</th>
          {seats.map((seat) => (
            <td key={seat}>{totals[seat]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
