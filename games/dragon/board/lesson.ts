import type { Lesson, LessonScene } from '../../../client/board/lesson.ts';
import {
  CONTAGION,
  FINAL_GOOD_YUAN,
  FINAL_PERSON_VP,
  FINAL_YUAN_PER_VP,
  oldOf,
  PERSON_TYPES,
  SURCHARGE,
  SYMBOLS,
  youngOf,
} from '../rules/data.ts';
import { forecast } from '../rules/forecast.ts';
import { offerOf } from '../rules/offers.ts';
import { inhabited, palaceCount, personCountAt } from '../rules/palace.ts';
import type { DragonEvent, DragonKinds, Player } from '../rules/types.ts';
import { palacePlace, roomPlace } from './ids.ts';

type Scene = LessonScene<DragonKinds>;

const PALACES = [palacePlace(0, 0), palacePlace(0, 1)];
const ALL_PALACES = [...PALACES, palacePlace(0, 2)];
const HEALER = PERSON_TYPES.indexOf('healer');

const each = ({ palaces }: Player): number[] => Array.from({ length: palaceCount(palaces) }, (_, i) => i);
const people = (player: Player): number =>
  each(player).reduce((sum, i) => sum + personCountAt(player.palaces, i), 0);
const homes = (player: Player): number => each(player).filter((i) => inhabited(player.palaces, i)).length;

const own = ({ view, seat }: Scene): Player => view.players[seat]!;
const monthAhead = ({ view, seat }: Scene, month: number) =>
  forecast(view).find((one) => one.month === month)!.players[seat]!;
const count = (events: readonly DragonEvent[], test: (event: DragonEvent) => boolean): number =>
  events.filter(test).length;
const lostBy = ({ events }: Scene, seat: number): number =>
  count(events, (event) => event.type === 'released' && event.seat === seat);
const paidRice = ({ events, seat }: Scene): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'paid' && event.seat === seat && event.what === 'rice' ? sum + event.amount : sum,
    0,
  );
/** Points once the game is over, if this is the last decision. */
const ending = (scene: Scene, move: string): number => scene.after(move).players[scene.seat]!.vp;

/** Two months of a game: rice for the first drought, a healer for the contagion, and eight months later the end. */
export const lesson: Lesson<DragonKinds> = {
  seed: 'lesson-546',
  seats: 3,
  options: { startPlayer: '0' },
  learner: 0,
  steps: [
    {
      id: 'year',
      play: `t+f @1 m+s @1 l+m @1
        research build ^1 taxes ?m old m old @1 c
        research build ^1 ^2 fireworks m w young @1 l
        build ^2`,
      shows: ['year', 'month:3'],
      figures: ({ view }) => ({ month: view.round }),
    },
    {
      id: 'court',
      shows: [PALACES, 'rice:0'],
      figures: (scene) => ({
        people: people(own(scene)),
        palaces: homes(own(scene)),
        rice: own(scene).rice,
        each: FINAL_PERSON_VP,
      }),
    },
    {
      id: 'harvest',
      shows: ['month:3'],
      want: 'harvest',
      tries: {
        taxes: { moves: 'taxes' },
        research: { moves: 'research' },
        build: { moves: 'build' },
        parade: { moves: 'parade' },
        fireworks: { moves: 'fireworks' },
        privilege: { moves: 'privilege' },
      },
      figures: (scene) => ({
        lost: monthAhead(scene, 3).persons,
        rice: scene.after('harvest').players[0]!.rice,
        taxes: offerOf(scene.view, 0, 'taxes').gain!.amount,
      }),
    },
    {
      id: 'healer',
      play: 'harvest ?m',
      shows: ['month:4'],
      want: 'h old',
      tries: { young: { moves: 'h young' } },
      figures: () => ({
        loss: CONTAGION,
        old: SYMBOLS[HEALER]![oldOf(HEALER)]!,
        young: SYMBOLS[HEALER]![youngOf(HEALER)]!,
        lossOld: CONTAGION - SYMBOLS[HEALER]![oldOf(HEALER)]!,
        lossYoung: CONTAGION - SYMBOLS[HEALER]![youngOf(HEALER)]!,
      }),
    },
    {
      id: 'drought',
      play: '?h old @1xl -1s -2m -1m build ^new',
      shows: [PALACES, []],
      figures: (scene) => ({
        eaten: paidRice(scene),
        lost1: lostBy(scene, 1),
        lost2: lostBy(scene, 2),
      }),
    },
    {
      id: 'points',
      shows: [PALACES, []],
      figures: (scene) => ({ palaces: palaceCount(own(scene).palaces), vp: own(scene).vp }),
    },
    {
      id: 'late',
      play: `taxes research h @2 ?h ?w old -2h -1m -1H
        research harvest fireworks w old @1 ?w @2xc h -1W -1f -1W
        research taxes fireworks l l w -1h -1w
        build ^new taxes fireworks p old @2 p old refuse c -1c
        research harvest build c s young t -1s
        fireworks refill fireworks t refuse t f old @2xH
        taxes taxes harvest s young refuse f young s old @1xw
        fireworks harvest`,
      jump: true,
      shows: [[], ALL_PALACES],
      figures: ({ view }) => ({
        month: view.round,
        vp: view.players[0]!.vp,
        vp1: view.players[1]!.vp,
        vp2: view.players[2]!.vp,
        each: FINAL_PERSON_VP,
        rate: FINAL_YUAN_PER_VP,
      }),
    },
    {
      id: 'research',
      shows: [roomPlace(0, 0, 2), 'group:0'],
      want: 'research',
      figures: ({ view }) => {
        const points = offerOf(view, 0, 'research').gain!.amount;
        return { points, books: points - 1, surcharge: SURCHARGE, yuan: view.players[0]!.yuan };
      },
    },
    {
      id: 'last',
      play: 'old @1xc refuse harvest taxes',
      shows: ['month:12', []],
      want: 'research',
      tries: {
        harvest: { moves: 'harvest', onward: '' },
        taxes: { moves: 'taxes', onward: '' },
        build: { moves: 'build', onward: '^3' },
        fireworks: { moves: 'fireworks', onward: '' },
        parade: { moves: 'parade', onward: '' },
      },
      figures: (scene) => ({
        rice: own(scene).rice,
        palaces: homes(own(scene)),
        rest: ending(scene, 'refill'),
        rival: scene.after('refill').players[2]!.vp,
        research: offerOf(scene.view, 0, 'research').gain!.amount,
        harvest: ending(scene, 'harvest'),
        taxes: ending(scene, 'taxes'),
        rate: FINAL_YUAN_PER_VP,
        good: FINAL_GOOD_YUAN,
      }),
    },
    {
      id: 'end',
      shows: [[], []],
      figures: (scene) => ({
        vp: scene.scores[0]!,
        rival: scene.scores[2]!,
        people: people(own(scene)),
        persons: people(own(scene)) * FINAL_PERSON_VP,
        persons2: people(scene.view.players[2]!) * FINAL_PERSON_VP,
      }),
    },
  ],
};
