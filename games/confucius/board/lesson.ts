import type { Lesson, LessonScene } from '../../../client/board/lesson.ts';
import { priceAt } from '../rules/prices.ts';
import type { ConfuciusKinds } from '../rules/types.ts';
import { actionPlace, giftPlace, handPlace, officialPlace, postPlace } from './ids.ts';

type Scene = LessonScene<ConfuciusKinds>;

/** Spaces of all ministries are counted in one row: seven of Bingbu, of Hubu, of Gongbu. */
const SPACES = [0, 1, 2, 3, 4, 5, 6];
const HUBU = 1;
const GONGBU = 2;
const hubu = SPACES.map((space) => 7 * HUBU + space);
const BINGBU_4 = 3;
const HUBU_7 = 13;

const owned = ({ view }: Scene, seat: number): number =>
  hubu.filter((at) => view.markers[at] === seat).length;

/** A first bribe and a first gift, and four rounds later what the gift is worth. */
export const lesson: Lesson<ConfuciusKinds> = {
  seed: 'lesson-0',
  seats: 3,
  options: {},
  learner: 0,
  steps: [
    {
      id: 'court',
      shows: [hubu.map(officialPlace), [postPlace(2 * HUBU), postPlace(2 * HUBU + 1)]],
      figures: ({ view }) => ({ minister: view.chits[2 * HUBU]!, secretary: view.chits[2 * HUBU + 1]! }),
    },
    {
      id: 'cards',
      shows: [handPlace(0), actionPlace('bribe')],
      figures: ({ view, seat }) => ({ cubes: view.players[seat]!.cubes }),
    },
    {
      id: 'bribe',
      shows: [officialPlace(BINGBU_4)],
      want: 'bribe B4 $123',
      figures: (scene) => ({ cost: priceAt(scene, BINGBU_4) }),
    },
    {
      id: 'gift',
      play: 'bribe H3 +2 +3 +1 ok bribe H5 $13',
      shows: [[]],
      want: 'giveGift g1 >2',
    },
    {
      id: 'owed',
      // On a phone the gift is seen among all gifts.
      shows: [`${giftPlace(0, 1)}|web`, []],
    },
    {
      id: 'tax',
      play: 'tax tax',
      shows: [[]],
      want: 'tax',
    },
    {
      id: 'late',
      play: `commerce $22 pass pass pass bribe G4 $11 =1223
        >1 bribe B1 +2 ok bribe H4 +1 +2 ok bribe H1 +2 +3 +1 ok tax tax commerce $2
        bribe G3 +2 ok bribe B3 $1 pass pass pass bribe G5 +2 +2 ok
        >0 tax commerce $3 bribe G2 +3 ok bribe B5 $1 bribe B2 +2 +3 +1 ok tax
        nominate red $2 nominate orange +2 ok commerce $3 pass tax pass pass
        bribe G1 +1 +1 +1 +3 ok red +2 ok orange +1 ok red +3 ok B7
        >2 tax tax commerce $3 bribe H6 $3 bribe B6 $12 bribe H2 $13 tax giveGift g1 >0 tax
        pass pass pass tax =2333
        >1 nominate red $2 bribe G7 +2 +3 ok tax buyJunks x2 +3 ok`,
      jump: true,
      // On a phone, where the other hall is open, its tab.
      shows: [[postPlace(0), postPlace(1)], 'hubu'],
      figures: (scene) => ({
        vp: scene.scores[0]!,
        vp1: scene.scores[1]!,
        vp2: scene.scores[2]!,
        own: owned(scene, 0),
      }),
    },
    {
      id: 'last',
      shows: [`${officialPlace(HUBU_7)}|hubu`],
      want: 'bribe H7 $3',
      tries: {
        tax: {
          moves: 'tax',
          onward: 'commerce $3 commerce $3 bribe H7 +2 +1 ok pass bribe G6 +1 +1 +1 +1 ok pass pass none >2',
        },
        secure: {
          moves: 'secure',
          onward:
            'H4 $3 commerce $3 commerce $3 tax pass bribe G6 +3 +2 ok pass pass bribe H7 +2 +2 ok >2 >2',
        },
        junks: {
          moves: 'buyJunks',
          onward:
            'x1 $3 commerce $3 commerce $3 tax pass bribe G6 +3 +2 ok commerce $11 pass pass bribe H7 +2 +3 ok >2 >2',
        },
      },
      figures: (scene) => ({ own: owned(scene, 0), price: priceAt(scene, HUBU_7) }),
    },
    {
      id: 'resolved',
      play: 'commerce $3 tax tax pass bribe G6 +3 +2 ok pass pass recruit +1 +2 ok',
      shows: [hubu.map(officialPlace), [postPlace(2 * HUBU)]],
      figures: (scene) => ({
        own: owned(scene, 0),
        lent: owned(scene, 2),
        vp: scene.view.chits[2 * HUBU]!,
      }),
    },
    {
      id: 'end',
      play: '>0',
      shows: [[], []],
      figures: ({ view, scores }) => ({
        vp: scores[0]!,
        vp1: scores[1]!,
        vp2: scores[2]!,
        gongbu: view.chits[2 * GONGBU]!,
      }),
    },
  ],
};
