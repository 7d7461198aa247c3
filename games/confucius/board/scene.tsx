import { Backdrop } from '../../../client/board/backdrop.tsx';
import { nameOf, type SceneProps, type Scenes } from '../../../client/board/scene.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import { FOREIGN_LANDS, MINISTRIES, SPACES } from '../rules/data.ts';
import { type Control, controlOf, giveControl, participants } from '../rules/influence.ts';
import type { ConfuciusEvent, ConfuciusKinds } from '../rules/types.ts';
import type { ConfuciusSceneWords } from '../words/scene.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import { giftIcon } from './gifts.tsx';
import { Hall } from './hall.tsx';
import { Landscape, Washes } from './landscape.tsx';
import { cut } from './scene-cut.ts';
import { sightOf } from './sight.ts';
import { Web } from './web.tsx';
import './scene.css';

export type ConfuciusSceneProps = SceneProps<ConfuciusKinds, ConfuciusTexts, ConfuciusSceneWords>;
type Supported = Extract<ConfuciusEvent, { type: 'supported' }>;

const eventsOf = ({ script }: ConfuciusSceneProps): ConfuciusEvent[] =>
  script.steps.flatMap(({ events }) => [...events]);

/** The ministry that is resolved; none in other scenes. */
function ministryOf(scene: ConfuciusSceneProps): number | undefined {
  const began = eventsOf(scene).find((event) => event.type === 'ministryBegan');
  return began?.type === 'ministryBegan' ? began.ministry : undefined;
}

export const scenes: Scenes<ConfuciusKinds, ConfuciusTexts, ConfuciusSceneWords> = {
  cut,
  title(scene) {
    const { texts, lang } = scene.props;
    const ministry = ministryOf(scene);
    if (ministry !== undefined)
      return `${texts.terms.ministries[MINISTRIES[ministry]!]}: ${texts.page.phases.resolution}`;
    const titles = scene.script.steps[0]?.id === 'titles';
    return capital(titles ? texts.board.final.titles : texts.terms.steps.invasion, lang);
  },
  label(step, { props, words, script }) {
    const [event] = step.events;
    if (step.id === 'count' || step.id === 'posts') return words.steps[step.id];
    if (event?.type === 'supported') return nameOf(props, event.seat);
    if (event?.type === 'invasionResolved') {
      const land = event.land ?? script.view.lands[event.slot]!;
      return capital(props.texts.terms.foreignLands[FOREIGN_LANDS[land]!], props.lang);
    }
    return capital(props.texts.board.final.titles, props.lang);
  },
  note(seat, { script, at, props }) {
    const told = script.steps.slice(0, at + 1).flatMap(({ events }) => events);
    const post = told.find((e) => e.type === 'appointed' && e.seat === seat);
    if (post?.type === 'appointed') return capital(props.texts.terms.posts[post.post], props.lang);
    const given = told.find((e) => e.type === 'supported' && e.seat === seat);
    return given?.type === 'supported' ? `→ ${nameOf(props, given.to)}` : undefined;
  },
  Stage,
  Aside,
  end: {
    word: (source, { texts }) => texts.board.final[source as keyof typeof texts.board.final],
    icons: { ministries: 'stamp', distant: 'compass', foreign: 'invade', insult: 'crown', titles: 'parasol' },
    last: ['titles'],
  },
};

/** Where a hall stands in its drawing, with a little air. */
const HALL = '4 104 246 250';

/** The hall on the left, and a slip on which everybody's officials are counted, given and rewarded. */
function Stage(scene: ConfuciusSceneProps) {
  const ministry = ministryOf(scene);
  return (
    <div class={scene.narrow ? 'confucius cf-scene narrow' : 'confucius cf-scene'}>
      <Backdrop board="confucius" viewBox="0 0 940 624" fit="xMidYMid slice">
        <Washes />
        <Landscape />
      </Backdrop>
      {ministry === undefined ? (
        <div class="scene-slip cf-sums">
          <h2 class="d">{scenes.title(scene)}</h2>
          <Sums {...scene} />
        </div>
      ) : (
        <>
          <HallOf scene={scene} ministry={ministry} />
          <div class="scene-slip">
            <Families {...scene} />
            {scene.script.steps.slice(0, scene.at + 1).map((step, n) => (
              <StepOf key={step.id} scene={scene} ministry={ministry} n={n} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Who commands each official after so many steps. */
function controlAfter({ script }: ConfuciusSceneProps, ministry: number, steps: number): Control {
  const control = controlOf(script.view, ministry);
  for (const { events } of script.steps.slice(0, steps))
    for (const e of events) if (e.type === 'supported') giveControl(control, e.seat, e.to);
  return control;
}

/** The ministry itself; borrowed officials show who commands them. */
function HallOf({ scene, ministry }: { scene: ConfuciusSceneProps; ministry: number }) {
  const { props, at, script } = scene;
  const { view } = script;
  const posts = script.steps[at]!.id === 'posts';
  const control = controlAfter(scene, ministry, at + 1);
  const shown = {
    ...view,
    posts: posts ? view.posts : view.posts.map((seat, post) => (post >> 1 === ministry ? -1 : seat)),
    resolved: posts ? view.resolved : view.resolved & ~(1 << ministry),
    stack: posts
      ? view.stack
      : [...view.stack, { phase: 'ministry' as const, ministry, control, left: participants(control) }],
  };
  return (
    <div class="cf-hall" inert>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: nobody hears it; the slip says it all */}
      <svg class="confucius" viewBox={HALL} preserveAspectRatio="xMidYMid meet">
        <Hall sight={sightOf({ ...props, view: shown })} ministry={ministry} />
      </svg>
    </div>
  );
}

/** The families of the ministry: a column each. */
const seatsIn = (scene: ConfuciusSceneProps): Seat[] => {
  const control = controlAfter(scene, ministryOf(scene)!, 0);
  return scene.props.names.map((_, seat) => seat).filter((seat) => control.includes(seat));
};

function Families(scene: ConfuciusSceneProps) {
  const { props, narrow } = scene;
  return (
    <header class="cf-row cf-families">
      {seatsIn(scene).map((seat) => (
        <span key={seat}>
          <Token family={props.families[seat]!} size={narrow ? 22 : 28} /> <b>{nameOf(props, seat)}</b>
        </span>
      ))}
    </header>
  );
}

interface StepProps {
  readonly scene: ConfuciusSceneProps;
  readonly ministry: number;
  readonly n: number;
}

/** One step of the resolution: the count, a family that gives way, or the posts. */
function StepOf({ scene, ministry, n }: StepProps) {
  const { script, props, words, at } = scene;
  const step = script.steps[n]!;
  const support = step.events.find((e): e is Supported => e.type === 'supported');
  const class_ = n === at ? 'cf-step scene-in' : 'cf-step';
  if (step.id === 'posts') return <Posts scene={scene} n={n} />;
  return (
    <section class={class_}>
      <h3>
        <i>{n + 1}</i> {support ? props.texts.event(support, props) : words.count}
      </h3>
      {support && <Way scene={scene} support={support} n={n} />}
      <Officials scene={scene} control={controlAfter(scene, ministry, n + 1)} ministry={ministry} />
    </section>
  );
}

/** Why somebody gives way, and what binds them. */
function Way({ scene, support, n }: { scene: ConfuciusSceneProps; support: Supported; n: number }) {
  const { props, words, script } = scene;
  const gift = script.steps[n]!.events.find((e) => e.type === 'giftRemoved');
  return (
    <p class="cf-way">
      <Token family={props.families[support.seat]!} size={20} /> {words.least}
      <span class={support.forced ? 'cf-arrow bound' : 'cf-arrow'}>
        {gift?.type === 'giftRemoved' && <Icon name={giftIcon(gift.value)} size={22} />}
        {support.forced ? words.obliged : words.free}
      </span>
      <Icon name="u-next" size={16} />
      <Token family={props.families[support.to]!} size={20} />
    </p>
  );
}

interface OfficialsProps {
  readonly scene: ConfuciusSceneProps;
  readonly control: Control;
  readonly ministry: number;
}

/** The officials that each family commands, in the order of their seniority. */
function Officials({ scene, control, ministry }: OfficialsProps) {
  const { props, script } = scene;
  const small = seatsIn(scene).length > 4 || scene.narrow;
  return (
    <div class="cf-row">
      {seatsIn(scene).map((seat) => {
        const own = control.flatMap((holder, i) => (holder === seat ? [i] : []));
        return (
          <span key={seat} class="cf-officials">
            {own.map((i) => {
              const owner = script.view.markers[ministry * SPACES + i]!;
              return (
                <span
                  key={i}
                  class={owner === seat ? 'cf-official lit' : 'cf-official lit lent'}
                  style={{
                    '--robe': `var(--seat-${props.families[owner]!})`,
                    '--lent': `var(--seat-${props.families[seat]!})`,
                  }}
                >
                  <Icon name="p-official" size={small ? 24 : 30} />
                  <small>{i + 1}</small>
                </span>
              );
            })}
            {own.length > 0 && <b class="d">{own.length}</b>}
          </span>
        );
      })}
    </div>
  );
}

/** Minister and Secretary, with their points. */
function Posts({ scene, n }: { scene: ConfuciusSceneProps; n: number }) {
  const { script, props, at } = scene;
  return (
    <div class="cf-posts">
      {script.steps[n]!.events.map(
        (e) =>
          e.type === 'appointed' && (
            <p key={e.post} class={n === at ? 'scene-in' : undefined}>
              <span class="d">{capital(props.texts.terms.posts[e.post], props.lang)}</span>
              <span>
                <Token family={props.families[e.seat]!} size={22} /> {nameOf(props, e.seat)}
              </span>
              <b class="d" data-scene-gain={e.seat}>
                +{e.vp}
              </b>
            </p>
          ),
      )}
    </div>
  );
}

/** Invasions and titles: who scores what. */
function Sums(scene: ConfuciusSceneProps) {
  const { script, at, props } = scene;
  const steps = script.steps.slice(0, at + 1);
  return (
    <>
      {steps.map((step, n) => (
        <section key={step.id} class={n === at ? 'cf-step scene-in' : 'cf-step'}>
          {step.events.map((e, i) => {
            const seat = 'seat' in e && e.seat >= 0 ? e.seat : undefined;
            return (
              <p key={i} class="cf-line">
                {seat !== undefined && <Token family={props.families[seat]!} size={20} />}
                <span>{props.texts.event(e, props)}</span>
                {seat !== undefined && 'vp' in e && <em class="d">+{e.vp}</em>}
              </p>
            );
          })}
        </section>
      ))}
    </>
  );
}

/** The gifts that are left, and what the ministry still does. */
function Aside(scene: ConfuciusSceneProps) {
  const { props, words, script, at } = scene;
  if (ministryOf(scene) === undefined) return null;
  return (
    <div class="confucius-rail">
      <h2 class="cap">{props.texts.page.web.title}</h2>
      <Web sight={sightOf(props)} />
      {script.steps[at]!.id === 'posts' && <p class="cf-after">{words.after}</p>}
    </div>
  );
}
