import type { Remark, RemarkScene } from '../../../client/board/remark.ts';
import { boardOf } from '../rules/board.ts';
import { lens } from '../rules/lens.ts';
import type { HanKinds } from '../rules/types.ts';
import type { GuideStep } from '../words/guide.ts';
import { PILE } from './ids.ts';

/** Whether a province lacks but one pagoda. */
const isNearlyFull = ({ view }: RemarkScene<HanKinds>): boolean =>
  boardOf(view.options.map).spaces.some(
    (spaces) => spaces.filter((space) => view.pagodas[space]! < 0).length === 1,
  );

/** Those that warn of a loss come first. */
export const remarks: readonly (Remark<HanKinds> & { readonly id: GuideStep })[] = [
  {
    id: 'full',
    matters: (scene) => scene.phase === 'action' && isNearlyFull(scene),
    shows: ['map'],
    rules: ['H-SCORE-PAGODA-2', 'H-SCORE-PAGODA-3'],
  },
  {
    id: 'second',
    matters: ({ phase }) => phase === 'second',
    shows: [PILE],
    rules: ['H-TURN-4', 'H-PLACE-3'],
  },
  {
    id: 'emissaries',
    matters: ({ phase, view }) => phase === 'action' && view.turns >= 2 * view.scores.length,
    shows: ['alliance:1'],
    rules: ['H-ALLIANCE-2', 'H-ALLIANCE-3'],
  },
  {
    id: 'roads',
    matters: ({ phase, view, seat }) => phase === 'action' && lens(view)[seat]!.roads.now > 0,
    shows: ['map'],
    rules: ['H-ROAD-1', 'H-ROAD-3'],
  },
];
