import type { Lesson, LessonScene } from '../../../client/board/lesson.ts';
import { boardOf } from '../rules/board.ts';
import { COLOURS } from '../rules/data.ts';
import { lens } from '../rules/lens.ts';
import type { HanEvent, HanKinds, HanView } from '../rules/types.ts';
import { cardPlace, PILE, sealPlace, slotPlace, spacePlace } from './ids.ts';

type Scene = LessonScene<HanKinds>;

/** All spaces of a province. */
const province = (id: string): string[] => {
  const { provinceIds, spaceIds, spaces } = boardOf('border-disputes');
  return spaces[provinceIds.indexOf(id)]!.map((space) => spacePlace(spaceIds[space]!));
};

const SLOTS = [0, 1, 2, 3].map(slotPlace);
const CHAIN = ['b-shu-zhou', 'shu-2', 'shu-1', 'qin-4', 'qin-3'].map(spacePlace);

/** Points if the game ended now. */
const total = (view: HanView, seat: number): number => lens(view)[seat]!.total;
const alliances = (view: HanView, seat: number): number =>
  lens(view)[seat]!.alliances.reduce((sum, { now }) => sum + now, 0);
const scored = ({ events }: Scene): readonly number[] =>
  events.find((event): event is HanEvent & { type: 'provinceScored' } => event.type === 'provinceScored')!
    .points;

/** A first pagoda, the first full province, and seven rounds later roads, alliances and the last turn. */
export const lesson: Lesson<HanKinds> = {
  seed: 'lesson-132',
  seats: 3,
  options: { startPlayer: '1' },
  learner: 0,
  steps: [
    {
      id: 'map',
      play: 'vy b-qin-zhou +1 +4 v zhou-6 yy zhou-4 +1 +3 +2',
      shows: [province('lu'), sealPlace('lu')],
    },
    {
      id: 'cards',
      shows: [
        [cardPlace('orange'), cardPlace('green')],
        [...SLOTS, PILE],
      ],
      figures: ({ view }) => ({ cards: view.hand.reduce((sum, n) => sum + n, 0) }),
    },
    {
      id: 'first',
      shows: [province('lu')],
      want: 'o lu-4 +3',
    },
    {
      id: 'two',
      play: `g han-2 +4 v zhou-3 v zhou-5 +3 +1
        gg b-shu-zhou +4 +deck rr b-chu-lu +2 +3 yg b-han-qi g han-3 +2 +3 +deck
        gg chu-4 +deck +3 y qi-4 +3 r chu-6 r chu-3 +3 +2`,
      jump: true,
      shows: [province('qi'), [cardPlace('violet'), cardPlace('yellow')]],
      want: 'y qi-2 vv qi-3 +2 +4 +1',
      figures: ({ view }) => ({ violet: view.hand[COLOURS.indexOf('violet')]! }),
    },
    {
      id: 'full',
      play: 'rr qi-1',
      shows: [province('qi'), []],
      figures: (scene) => {
        const [first, , second] = scored(scene);
        return { first: first!, second: second! };
      },
    },
    {
      id: 'late',
      play: `+4 +3 oo chu-5 r chu-1 +2 +1 +4
        y qin-4 y qin-3 +4 +deck o zhao-4 +deck v zhou-2 rr zhou-1 +2 +4 +deck
        g shu-1 g shu-2 +2 +deck oo b-wei-zhao o zhao-2 +2 +3 +deck r wei-5 r wei-3 +3 +2
        g han-4 g han-1 +4 +3 vv han-5 +2 +4 o zhao-1 yy zhao-5 +1 +2 +deck
        yr b-qin-wei +1 +deck r wei-4 r wei-1 +4 +1 r wei-2 +deck
        o lu-2 o lu-1 +1 +4 g shu-5 g @shu +2 +1 y qin-2 +1
        o @zhao o zhao-3 +3 +4 y qin-1 vv qin-5 +4 +1 +deck vv shu-3 +2 +deck`,
      jump: true,
      shows: [[], CHAIN],
      figures: ({ view }) => ({
        vp: view.scores[0]!,
        vp1: view.scores[1]!,
        vp2: view.scores[2]!,
        chain: lens(view)[0]!.chains[0]!.length,
      }),
    },
    {
      id: 'alliance',
      shows: [sealPlace('zhao'), 'alliance:1'],
    },
    {
      id: 'emissary',
      shows: [sealPlace('wei')],
      want: 'r @wei r @wei +1 +4',
      figures: (scene) => ({ points: alliances(scene.after('r @wei r @wei'), 0) }),
    },
    {
      id: 'last',
      play: 'gg @qin +4 +1 rr lu-3',
      shows: [PILE, []],
      look: [sealPlace('zhou'), sealPlace('qi'), spacePlace('shu-4'), spacePlace('chu-2')],
      want: 'v @zhou v @zhou',
      tries: {
        qi: { moves: 'y @qi', onward: 'stop' },
        shu: { moves: 'vv shu-4', onward: '' },
        chu: { moves: 'vv chu-2', onward: '' },
      },
      figures: (scene) => ({
        rest: total(scene.view, 0),
        rival: total(scene.view, 2),
        shu: total(scene.after('vv shu-4'), 0),
        shuRival: total(scene.after('vv shu-4'), 2),
      }),
    },
    {
      id: 'end',
      shows: [[], []],
      figures: ({ view, scores }) => ({
        vp: scores[0]!,
        rival: scores[2]!,
        alliances: alliances(view, 0),
        alliances2: alliances(view, 2),
      }),
    },
  ],
};
