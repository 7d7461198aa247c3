import { nameOf } from '../../../client/board/scene.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { Token } from '../../../client/icons/token.tsx';
import type { Seat } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import { SPACES } from '../rules/data.ts';
import { type Control, controlOf, giveControl, participants } from '../rules/influence.ts';
import type { ConfuciusEvent } from '../rules/types.ts';
import { giftIcon } from './gifts.tsx';
import { Hall } from './hall.tsx';
import type { ConfuciusSceneProps } from './scene-part.ts';
import { sightOf } from './sight.ts';

type Supported = Extract<ConfuciusEvent, { type: 'supported' }>;

interface MinistryProps {
  readonly scene: ConfuciusSceneProps;
  readonly ministry: number;
}

/** The hall on the left, and a slip on which everybody's officials are counted, given and rewarded. */
export const MinistryScene = ({ scene, ministry }: MinistryProps) => (
  <>
    <HallOf scene={scene} ministry={ministry} />
    <div class="scene-slip">
      <Families scene={scene} ministry={ministry} />
      {scene.script.steps.slice(0, scene.at + 1).map((step, n) => (
        <StepOf key={step.id} scene={scene} ministry={ministry} n={n} />
      ))}
    </div>
  </>
);

/** Where a hall stands in its drawing, with a little air. */
const HALL = '4 104 246 250';

/** The owner of each official after a number of steps. */
function controlAfter({ script }: ConfuciusSceneProps, ministry: number, steps: number): Control {
  const control = controlOf(script.view, ministry);
  for (const { events } of script.steps.slice(0, steps))
    for (const e of events) if (e.type === 'supported') giveControl(control, e.seat, e.to);
  return control;
}

/** The ministry itself; borrowed officials show who commands them. */
function HallOf({ scene, ministry }: MinistryProps) {
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
const seatsIn = (scene: ConfuciusSceneProps, ministry: number): Seat[] => {
  const control = controlAfter(scene, ministry, 0);
  return scene.props.names.map((_, seat) => seat).filter((seat) => control.includes(seat));
};

function Families({ scene, ministry }: MinistryProps) {
  const { props, narrow } = scene;
  return (
    <header class="cf-row cf-families">
      {seatsIn(scene, ministry).map((seat) => (
        <span key={seat}>
          <Token family={props.families[seat]!} size={narrow ? 22 : 28} /> <b>{nameOf(props, seat)}</b>
        </span>
      ))}
    </header>
  );
}

interface StepProps extends MinistryProps {
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

interface OfficialsProps extends MinistryProps {
  readonly control: Control;
}

/** The officials that each family commands, in the order of their seniority. */
function Officials({ scene, control, ministry }: OfficialsProps) {
  const { props, script } = scene;
  const small = seatsIn(scene, ministry).length > 4 || scene.narrow;
  return (
    <div class="cf-row">
      {seatsIn(scene, ministry).map((seat) => {
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
