import type { Remark, RemarkScene } from '../../../client/board/remark.ts';
import { MINISTRIES } from '../rules/data.ts';
import { giftFrom } from '../rules/gifts.ts';
import { isResolved } from '../rules/officials.ts';
import type { ConfuciusKinds } from '../rules/types.ts';
import type { GuideStep } from '../words/guide.ts';
import { actionPlace, ministryPlace } from './ids.ts';

type Scene = RemarkScene<ConfuciusKinds>;

const SPACES = 7;

/** Whether all but one or two officials of a ministry have markers. */
const isNearlySettled = ({ view }: Scene): boolean =>
  MINISTRIES.some((_, m) => {
    const marked = view.markers.slice(SPACES * m, SPACES * (m + 1)).filter((seat) => seat >= 0).length;
    return !isResolved(view, m) && marked >= SPACES - 2;
  });

const isObliged = ({ view, seat }: Scene): boolean =>
  view.players.some((_, giver) => giver !== seat && giftFrom(view, giver, seat) > 0);

/** Those that warn of a loss come first. */
export const remarks: readonly (Remark<ConfuciusKinds> & { readonly id: GuideStep })[] = [
  {
    id: 'officials',
    matters: (scene) => scene.phase === 'turn' && isNearlySettled(scene),
    shows: [ministryPlace(0)],
    rules: ['C-ACT-BRIBE', 'C-ACT-SECURE', 'C-DEF-3'],
  },
  {
    id: 'gifts',
    matters: (scene) => scene.phase === 'turn' && isObliged(scene),
    shows: ['web'],
    rules: ['C-ACT-GIVEGIFT', 'C-OBL-1', 'C-OBL-2'],
  },
  {
    id: 'payment',
    matters: ({ phase }) => phase === 'payment',
    shows: ['hand:0'],
    rules: ['C-PAY-1'],
  },
  {
    id: 'cubes',
    matters: ({ phase, view, seat }) => phase === 'turn' && view.players[seat]!.placed.some((n) => n > 0),
    shows: [actionPlace('bribe')],
    rules: ['C-CUB-1', 'C-CNT-1', 'C-TRN-2'],
  },
  {
    id: 'examination',
    matters: ({ phase, legal }) =>
      phase === 'turn' && legal.some(({ move }) => move.type === 'take' && move.action === 'nominate'),
    shows: ['examination'],
    rules: ['C-ACT-NOMINATE', 'C-EXAM-1', 'C-EXAM-14'],
  },
  {
    id: 'abroad',
    matters: ({ phase, view }) => phase === 'turn' && view.round >= 2,
    shows: ['foreign:0'],
    rules: ['C-ACT-VOYAGE', 'C-ACT-INVADE'],
  },
  {
    id: 'favour',
    matters: ({ phase }) => phase === 'favour',
    shows: ['points:0'],
    rules: ['C-FAV-1', 'C-CHF-1'],
  },
  { id: 'discard', matters: ({ phase }) => phase === 'discard', shows: ['hand:0'], rules: ['C-EOR-5'] },
];
