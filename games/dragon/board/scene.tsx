import { Backdrop } from '../../../client/board/backdrop.tsx';
import { nameOf, type SceneProps, type SceneStep, type Scenes } from '../../../client/board/scene.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import { EVENT_IDS, type EventId, PERSON_TYPES, type Person, typeOf } from '../rules/data.ts';
import { palaceCount, symbols } from '../rules/palace.ts';
import { trackOrder } from '../rules/track.ts';
import type { DragonEvent, DragonKinds } from '../rules/types.ts';
import type { DragonSceneWords } from '../words/scene.ts';
import type { DragonTexts } from '../words/texts.ts';
import { Grounds } from './grounds.tsx';
import { Landscape } from './landscape.tsx';
import { Banner } from './scene-banner.tsx';
import { courtsOf } from './scene-courts.ts';
import { cut } from './scene-cut.ts';
import { SceneTower } from './scene-tower.tsx';
import { portraitOf } from './symbols.ts';
import './scene.css';

export type DragonSceneProps = SceneProps<DragonKinds, DragonTexts, DragonSceneWords>;
type Of<T extends DragonEvent['type']> = Extract<DragonEvent, { type: T }>;

/** The month that ends: the view is of the next one once it has begun. */
function monthOf({ script }: DragonSceneProps): number {
  const { round } = script.view;
  return script.steps.some(({ id }) => id === 'next') ? round - 1 : round;
}

/** The events told so far, with the steps they belong to. */
const toldOf = ({ script, at }: DragonSceneProps): { event: DragonEvent; step: number }[] =>
  script.steps.slice(0, at + 1).flatMap(({ events }, step) => events.map((event) => ({ event, step })));

function label(step: SceneStep<DragonKinds>, { props, words, script }: DragonSceneProps): string {
  switch (step.id) {
    case 'next':
      return words.month(script.view.round);
    case 'wall':
      return props.texts.terms.variants.greatWall;
    case 'super': {
      const [event] = step.events;
      return event?.type === 'superEventBegan'
        ? capital(props.texts.terms.superEvents[event.event], props.lang)
        : words.steps.losses;
    }
    default:
      return words.steps[step.id as keyof DragonSceneWords['steps']];
  }
}

export const scenes: Scenes<DragonKinds, DragonTexts, DragonSceneWords> = {
  cut,
  title(scene) {
    const { texts, lang, view } = scene.props;
    const month = monthOf(scene);
    const event = EVENT_IDS[view.row[month - 1]!]!;
    return `${scene.words.month(month)}: ${capital(texts.terms.events[event], lang)}`;
  },
  label,
  Stage,
  Aside,
  end: {
    word: (source, { texts }) => sourceWords(texts)[source]!,
    icons: {
      palaces: 'floor',
      ladies: 'fan',
      privileges: 'privilege',
      research: 'book',
      festivals: 'e-festival',
      mongols: 'e-mongols',
      superEvent: 'vp',
      wall: 'wallicon',
      persons: 'u-person',
      monks: 'buddha',
      goods: 'purse',
    },
    last: ['persons', 'monks', 'goods'],
  },
};

/** What each source of points is called. */
const sourceWords = ({ board, terms }: DragonTexts): Readonly<Record<string, string>> => ({
  palaces: board.columns.palaces,
  ladies: board.persons.courtLady,
  privileges: board.columns.privileges,
  research: terms.actions.research,
  festivals: board.events.festival,
  mongols: board.events.mongols,
  superEvent: terms.variants.superEvents,
  wall: terms.variants.greatWall,
  ...board.final,
});

/** All courts below the month, in the order of their turns. */
function Stage(scene: DragonSceneProps) {
  const month = monthOf(scene);
  const { players } = scene.script.view;
  const courts = courtsOf(scene.script);
  const superAt = scene.script.steps.findIndex(({ id }) => id === 'super');
  // What a super event changes is there from its step on; everything else is drawn into what was there before.
  const base = courts[superAt >= 0 && scene.at >= superAt ? superAt + 1 : 0]!;
  return (
    <div class={scene.narrow ? 'dragon dragon-scene narrow' : 'dragon dragon-scene'}>
      <Backdrop board="dragon" viewBox="0 0 940 624" fit="xMidYMax slice">
        <Grounds />
        <Landscape />
      </Backdrop>
      <Banner scene={scene} month={month} />
      <div class="dragon-courts" style={{ '--seats': players.length }}>
        {trackOrder(players).map((seat) => (
          <CourtOf key={seat} scene={scene} seat={seat} month={month} palaces={base[seat]!} since={superAt} />
        ))}
      </div>
      {scene.narrow && <Aside {...scene} />}
    </div>
  );
}

interface CourtProps {
  readonly scene: DragonSceneProps;
  readonly seat: Seat;
  readonly month: number;
  readonly palaces: readonly number[];
  readonly since: number;
}

const WIDTH = 124;

function CourtOf({ scene, seat, month, palaces, since }: CourtProps) {
  const { props, script, at, words } = scene;
  const own = toldOf(scene).filter(({ event }) => 'seat' in event && event.seat === seat);
  // Who left before a super event is not in the palaces that it leaves behind.
  const marks = since >= 0 && at >= since ? own.filter(({ step }) => step > since) : own;
  const released = marks.flatMap(({ event }) => (event.type === 'released' ? [event] : []));
  const decayed = marks.flatMap(({ event }) => (event.type === 'decayed' ? [event] : []));
  const left = own.flatMap(({ event, step }) => (event.type === 'released' ? [{ event, step }] : []));
  const count = palaceCount(palaces);
  const width = Math.max(2, count) * WIDTH;
  const event = EVENT_IDS[script.view.row[month - 1]!]!;
  return (
    <section class="dragon-court" aria-label={props.names[seat]!} data-scene-seat={seat}>
      <header>
        <Token family={props.families[seat]!} size={scene.narrow ? 28 : 32} />
        <b>{nameOf(props, seat)}</b>
        <Verdict scene={scene} seat={seat} event={event} own={own.map(({ event: one }) => one)} />
      </header>
      <svg
        class="dragon dragon-towers"
        viewBox={`${-WIDTH / 2} -176 ${width} 180`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        {Array.from({ length: count }, (_, i) => (
          <SceneTower
            key={i}
            palaces={palaces}
            index={i}
            x={i * WIDTH + (width - count * WIDTH) / 2}
            base={0}
            gone={released.filter(({ palace }) => palace === i).map(({ person }) => person)}
            decayed={decayed.some(({ palace }) => palace === i)}
          />
        ))}
      </svg>
      <ul class="dragon-road">
        {left.map(({ event: e, step }, i) => (
          <Leaver key={i} scene={scene} seat={seat} person={e.person} after={step === at ? i * 320 : 0} />
        ))}
        {decayed.map((e, i) => (
          <li key={`floor ${i}`} class="scene-in dragon-tag">
            <Icon name="floor" size={15} /> {e.floors === 0 ? words.palace : words.floor}
          </li>
        ))}
      </ul>
      <Points scene={scene} seat={seat} event={event} />
    </section>
  );
}

interface LeaverProps {
  readonly scene: DragonSceneProps;
  readonly seat: Seat;
  readonly person: Person;
  readonly after: number;
}

const Leaver = ({ scene, seat, person, after }: LeaverProps) => (
  <li class="scene-walk" style={{ '--after': after }}>
    <Icon name={portraitOf(person)} size={44} class="lit" />
    <span class="dragon-tag">
      <Token family={scene.props.families[seat]!} size={15} /> −1{' '}
      {scene.props.texts.board.persons[PERSON_TYPES[typeOf(person)]!]}
    </span>
  </li>
);

/** The symbols that an event counts, where it counts any. */
const COUNTED: Readonly<Partial<Record<EventId, { icon: IconName; type: number }>>> = {
  mongols: { icon: 'helmet', type: PERSON_TYPES.indexOf('warrior') },
  contagion: { icon: 'mortar', type: PERSON_TYPES.indexOf('healer') },
};
const PAID: Readonly<Record<'yuan' | 'rice' | 'fireworks', IconName>> = {
  yuan: 'coin',
  rice: 'sack',
  fireworks: 'rocket',
};

interface VerdictProps {
  readonly scene: DragonSceneProps;
  readonly seat: Seat;
  readonly event: EventId;
  readonly own: readonly DragonEvent[];
}

/** What the event counts or takes from a seat, and how many people it costs. */
function Verdict({ scene, seat, event, own }: VerdictProps) {
  const counted = COUNTED[event];
  const before = { ...scene.script.view.players[seat]!, palaces: [...courtsOf(scene.script)[0]![seat]!] };
  const paid = own.flatMap((e) => (e.type === 'paid' && e.source === event ? [e] : []));
  const due = own.flatMap((e) => (e.type === 'mustRelease' && e.cause !== 'earthquake' ? [e] : []));
  const persons = due.reduce((sum, e) => sum + e.persons, 0);
  return (
    <span class="dragon-verdict scene-in">
      {counted &&
        Array.from({ length: Math.min(6, symbols(before, counted.type)) }, (_, i) => (
          <Icon key={i} name={counted.icon} size={17} />
        ))}
      {paid.map((e, i) => (
        <span key={i}>
          −{e.amount} <Icon name={PAID[e.what]} size={17} label={scene.props.texts.terms.goods[e.what]} />
        </span>
      ))}
      {event !== 'peace' &&
        (persons > 0 ? (
          <strong>
            −{persons} <Icon name="u-person" size={16} label={scene.props.texts.page.read.persons(persons)} />
          </strong>
        ) : (
          <em>{scene.words.safe}</em>
        ))}
    </span>
  );
}

/** What the scene has brought a seat so far, by its sources, and the points that makes. */
function Points({ scene, seat, event }: { scene: DragonSceneProps; seat: Seat; event: EventId }) {
  const { script, at, props, ui } = scene;
  const before = script.scores[0]![seat]!;
  const now = script.scores[at + 1]![seat]!;
  return (
    <footer>
      <ul>
        {script.steps.slice(0, at + 1).map((step, n) => {
          const gain = script.gains[n]![seat]!;
          const scored = step.events.find((e): e is Of<'scored'> => e.type === 'scored' && e.seat === seat);
          if (gain === 0 && !scored) return null;
          return (
            <li key={step.id} class={n === at ? 'now scene-in' : undefined} style={{ '--after': 240 * n }}>
              {scored ? (
                <>
                  <Part icon="floor" n={scored.palaces} label={props.texts.board.columns.palaces} />
                  <Part icon="fan" n={scored.ladies} label={props.texts.board.persons.courtLady} />
                  <Part icon="privilege" n={scored.privileges} label={props.texts.board.columns.privileges} />
                </>
              ) : (
                <small>
                  {step.id === 'event'
                    ? capital(props.texts.board.events[event], props.lang)
                    : label(step, scene)}
                </small>
              )}
              <em>{gain < 0 ? `−${-gain}` : `+${gain}`}</em>
            </li>
          );
        })}
      </ul>
      <p>
        <b class="d" data-scene-total={seat}>
          {now}
        </b>
        {now !== before && <small>{ui.from(before)}</small>}
      </p>
    </footer>
  );
}

const Part = ({ icon, n, label: text }: { icon: IconName; n: number; label: string }) => (
  <span>
    <Icon name={icon} size={17} label={text} /> {n}
  </span>
);

/** The turn order of the month that begins. */
function Aside({ script, at, props }: DragonSceneProps) {
  if (script.steps[at]?.id !== 'next') return null;
  const { players } = script.view;
  return (
    <div class="dragon-order scene-in">
      <h2 class="cap">{props.texts.page.order}</h2>
      <ol>
        {trackOrder(players).map((seat) => (
          <li key={seat}>
            <Token family={props.families[seat]!} size={26} label={props.names[seat]!} />
            <small>{players[seat]!.track}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
