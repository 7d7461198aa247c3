import { Backdrop } from '../../../client/board/backdrop.tsx';
import { nameOf, type Scenes } from '../../../client/board/scene.ts';
import { capital } from '../../../i18n/texts.ts';
import { FOREIGN_LANDS, MINISTRIES } from '../rules/data.ts';
import type { ConfuciusKinds } from '../rules/types.ts';
import type { ConfuciusSceneWords } from '../words/scene.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import { Landscape, Washes } from './landscape.tsx';
import { cut } from './scene-cut.ts';
import { ExamScene } from './scene-exam.tsx';
import { MinistryScene } from './scene-ministry.tsx';
import { type ConfuciusSceneProps, eventIn, eventsOf } from './scene-part.ts';
import { Sums } from './scene-round.tsx';
import { sightOf } from './sight.ts';
import { Web } from './web.tsx';
import './scene.css';

/** The ministry that is resolved; none in other scenes. */
const ministryOf = (scene: ConfuciusSceneProps): number | undefined =>
  eventIn(eventsOf(scene), 'ministryBegan')?.ministry;

export const scenes: Scenes<ConfuciusKinds, ConfuciusTexts, ConfuciusSceneWords> = {
  cut,
  title(scene) {
    const { texts, lang } = scene.props;
    const { page, terms } = texts;
    const ministry = ministryOf(scene);
    if (ministry !== undefined)
      return `${terms.ministries[MINISTRIES[ministry]!]}: ${page.phases.resolution}`;
    const events = eventsOf(scene);
    const round = eventIn(events, 'roundBegan');
    if (round) return page.where(round.round);
    if (eventIn(events, 'officialArrived')) return page.phases.end;
    if (eventIn(events, 'examinationBegan')) return page.phases.examination;
    return capital(eventIn(events, 'titleAwarded') ? texts.board.final.titles : terms.steps.invasion, lang);
  },
  label(step, { props, words, script }) {
    const [event] = step.events;
    const word = words.steps[step.id as keyof typeof words.steps];
    if (word) return word;
    if (event?.type === 'supported') return nameOf(props, event.seat);
    if (event?.type === 'invasionResolved') {
      const land = event.land ?? script.view.lands[event.slot]!;
      return capital(props.texts.terms.foreignLands[FOREIGN_LANDS[land]!], props.lang);
    }
    return capital(props.texts.board.final.titles, props.lang);
  },
  note(seat, scene) {
    const { texts, lang } = scene.props;
    const told = eventsOf(scene, scene.at + 1);
    const post = told.find((e) => e.type === 'appointed' && e.seat === seat);
    if (post?.type === 'appointed') return capital(texts.terms.posts[post.post], lang);
    const given = told.find((e) => e.type === 'supported' && e.seat === seat);
    return given?.type === 'supported' ? `→ ${nameOf(scene.props, given.to)}` : undefined;
  },
  Stage,
  Aside,
  end: {
    word: (source, { texts }) => texts.board.final[source as keyof typeof texts.board.final],
    icons: { ministries: 'stamp', distant: 'compass', foreign: 'invade', insult: 'crown', titles: 'parasol' },
    last: ['titles'],
  },
};

/** What happens, before the landscape of the board. */
function Stage(scene: ConfuciusSceneProps) {
  const ministry = ministryOf(scene);
  const began = eventIn(eventsOf(scene), 'examinationBegan');
  return (
    <div class={scene.narrow ? 'confucius cf-scene narrow' : 'confucius cf-scene'}>
      <Backdrop board="confucius" viewBox="0 0 940 400" fit="xMidYMid slice">
        <Washes />
        <Landscape />
      </Backdrop>
      {ministry !== undefined ? (
        <MinistryScene scene={scene} ministry={ministry} />
      ) : began ? (
        <ExamScene scene={scene} began={began} />
      ) : (
        <div class="scene-slip cf-sums">
          <h2 class="d">{scenes.title(scene)}</h2>
          <Sums {...scene} />
        </div>
      )}
    </div>
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
