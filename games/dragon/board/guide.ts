import { seatPlace } from '../../../client/board/places.ts';
import type { Remark, RemarkScene } from '../../../client/board/remark.ts';
import { forecast } from '../rules/forecast.ts';
import { floorsAt, inhabited, palaceCount } from '../rules/palace.ts';
import type { DragonKinds } from '../rules/types.ts';
import type { GuideStep } from '../words/guide.ts';
import { palacePlace } from './ids.ts';

type Scene = RemarkScene<DragonKinds>;

/** Persons that this month or the next will take. */
const ahead = ({ view, seat }: Scene) =>
  forecast(view)
    .filter(({ month }) => month <= view.round + 1)
    .map(({ month, players }) => ({ month, people: players[seat]!.persons }))
    .find(({ people }) => people > 0);

const isEmpty = ({ view, seat }: Scene): boolean => {
  const { palaces } = view.players[seat]!;
  return Array.from({ length: palaceCount(palaces) }, (_, i) => i).some(
    (i) => floorsAt(palaces, i) > 0 && !inhabited(palaces, i),
  );
};

/** Those that warn of a loss come first. */
export const remarks: readonly (Remark<DragonKinds> & { readonly id: GuideStep })[] = [
  {
    id: 'forecast',
    matters: (scene) => (scene.phase === 'action' || scene.phase === 'card') && ahead(scene) !== undefined,
    figures: (scene) => ({ ...ahead(scene)! }),
    shows: ['year', 'now', 'month:1'],
    rules: ['D-EV-DROUGHT', 'D-EV-CONTAGION', 'D-EV-MONGOL'],
  },
  {
    id: 'release',
    matters: ({ phase }) => phase === 'release',
    shows: [palacePlace(0, 0)],
    rules: ['D-EV-RELEASE'],
  },
  {
    id: 'draft',
    matters: ({ phase }) => phase === 'draft',
    shows: ['year', 'now', 'month:1'],
    rules: ['D-DRAFT-2', 'D-DRAFT-3'],
  },
  {
    id: 'action',
    matters: ({ phase, view }) => phase === 'action' && view.dragons.some((seats) => seats !== 0),
    shows: ['group:0'],
    rules: ['D-ACT-ONE', 'D-ACT-SURCHARGE', 'D-ACT-REFILL'],
  },
  {
    id: 'house',
    matters: (scene) => scene.phase === 'card' && isEmpty(scene),
    shows: [palacePlace(0, 1)],
    rules: ['D-PER-HOUSE', 'D-DECAY-1'],
  },
  {
    id: 'tile',
    matters: ({ phase }) => phase === 'card',
    shows: ['track'],
    rules: ['D-PER-AGE', 'D-PER-MOVE'],
  },
  {
    id: 'build',
    matters: ({ phase }) => phase === 'build',
    shows: [palacePlace(0, 0)],
    rules: ['D-BUILD-1', 'D-BUILD-2'],
  },
  {
    id: 'points',
    matters: ({ phase, view }) => phase === 'action' && view.round >= 3,
    shows: ['points:0', seatPlace(0)],
    rules: ['D-SCORE-1', 'D-FINAL-2', 'D-FINAL-3'],
  },
];
