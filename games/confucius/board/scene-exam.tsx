import { nameOf } from '../../../client/board/scene.ts';
import { Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { ANY, CARD_TYPES, COINS, STUDENTS } from '../rules/data.ts';
import type { ConfuciusEvent, ConfuciusView } from '../rules/types.ts';
import { Examination } from './examination.tsx';
import { type ConfuciusSceneProps, eventIn, eventsOf } from './scene-part.ts';
import { sightOf } from './sight.ts';

type Began = Extract<ConfuciusEvent, { type: 'examinationBegan' }>;
type Tutored = Extract<ConfuciusEvent, { type: 'tutored' }>;

interface ExamProps {
  readonly scene: ConfuciusSceneProps;
  readonly began: Began;
}

/** Where the examination stands in the painting, with a little air. */
const SCROLL = '712 114 224 254';

/** The scroll of the board on the left, and a slip on which both students collect their cards. */
export const ExamScene = ({ scene, began }: ExamProps) => {
  const sight = sightOf({ ...scene.props, view: viewDuring(scene, began) });
  return (
    <>
      <div class="cf-hall" inert>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: nobody hears it; the slip says it all */}
        <svg class="confucius" viewBox={SCROLL} preserveAspectRatio="xMidYMid meet">
          <Examination sight={sight} />
        </svg>
      </div>
      <div class="scene-slip">
        <Desks scene={scene} began={began} />
        {scene.script.steps.slice(0, scene.at + 1).map((step, n) => (
          <ExamStep key={step.id} scene={scene} began={began} n={n} />
        ))}
      </div>
    </>
  );
};

/** The owners of the students, red and orange; −1 where the space is free. */
const owners = ({ students = [] }: Began): readonly Seat[] => students;

/** The table as it was while they tutored: the view of the scene is that after its end. */
function viewDuring(scene: ConfuciusSceneProps, began: Began): ConfuciusView {
  const { view } = scene.script;
  const seats = view.players.length;
  const on = Array<number>(seats).fill(-1);
  const cards = Array<number>(CARD_TYPES * seats).fill(0);
  const told = eventsOf(scene, scene.at + 1);
  for (const event of told)
    if (event.type === 'tutored') {
      on[event.seat] = STUDENTS.indexOf(event.student);
      cards[CARD_TYPES * event.seat] = event.count;
    }
  // Candidates that were turned up later lay below then.
  let { any, named } = view;
  for (const event of eventsOf(scene))
    if (event.type === 'candidateTurnedUp') {
      if (event.candidate === ANY) any++;
      else named |= 1 << event.candidate;
    }
  return {
    ...view,
    any,
    named,
    candidate: began.candidate,
    students: owners(began),
    examForced: true,
    revealed: view.revealed.map(() => 0),
    stack: [{ phase: 'examination', turn: 0, on, cards }],
  };
}

/** Whose student stands on which space: a column each. */
function Desks({ scene, began }: ExamProps) {
  const { props, narrow } = scene;
  return (
    <header class="cf-row cf-families">
      {owners(began).map((seat, student) => (
        <span key={student} class={`cf-desk ${STUDENTS[student]}`}>
          {seat >= 0 && (
            <>
              <Token family={props.families[seat]!} size={narrow ? 22 : 28} /> <b>{nameOf(props, seat)}</b>
            </>
          )}
        </span>
      ))}
    </header>
  );
}

/** One step: who sits the examination, the cards for both, what they are worth, or the candidate. */
function ExamStep({ scene, began, n }: ExamProps & { readonly n: number }) {
  const { script, props, words, at } = scene;
  const step = script.steps[n]!;
  const revealed = eventIn(step.events, 'revealed');
  const tutored = step.events.filter((event) => event.type === 'tutored');
  const others = step.events.filter(
    ({ type }) => type !== 'examinationBegan' && type !== 'tutored' && type !== 'revealed',
  );
  return (
    <section class={n === at ? 'cf-step scene-in' : 'cf-step'}>
      <h3>
        <i>{n + 1}</i> {words.exam[step.id as keyof typeof words.exam] ?? props.texts.event(began, props)}
      </h3>
      {tutored.length > 0 && <Tutors scene={scene} tutored={tutored} />}
      {revealed && <Totals scene={scene} revealed={revealed} />}
      {others.map((event, i) => (
        <p key={i} class="cf-line">
          {'seat' in event && <Token family={props.families[event.seat]!} size={20} />}
          <span>{props.texts.event(event, props)}</span>
        </p>
      ))}
    </section>
  );
}

/** Everybody who tutors, with the cards face down, below their student. */
const Tutors = ({ scene, tutored }: { scene: ConfuciusSceneProps; tutored: readonly Tutored[] }) => (
  <div class="cf-row">
    {STUDENTS.map((student) => (
      <span key={student} class="cf-tutors">
        {tutored
          .filter((event) => event.student === student)
          .map((event) => (
            <span key={event.seat}>
              <Token family={scene.props.families[event.seat]!} size={20} />
              <b>{nameOf(scene.props, event.seat)}</b>
              {Array.from({ length: event.count }, (_, i) => (
                <i key={i} class="cf-back" />
              ))}
            </span>
          ))}
      </span>
    ))}
  </div>
);

interface TotalsProps {
  readonly scene: ConfuciusSceneProps;
  readonly revealed: Extract<ConfuciusEvent, { type: 'revealed' }>;
}

/** The cards turned up, and their sum: the higher one wins, red in a tie (C-EXAM-11). */
function Totals({ scene, revealed }: TotalsProps) {
  const [red = 0, orange = 0] = revealed.totals;
  return (
    <>
      <div class="cf-row">
        {STUDENTS.map((student) => (
          <span key={student} class="cf-officials">
            {revealed[student].flatMap((n, card) =>
              Array.from({ length: n }, (_, i) => (
                <b key={`${card} ${i}`} class="cf-front">
                  {COINS[card]}
                </b>
              )),
            )}
            <b class={(student === 'red') === red >= orange ? 'd won' : 'd'}>
              {revealed.totals[STUDENTS.indexOf(student)]}
            </b>
          </span>
        ))}
      </div>
      {red === orange && <p class="cf-after">{scene.words.tie}</p>}
    </>
  );
}
