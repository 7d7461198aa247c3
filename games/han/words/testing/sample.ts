import { parseOptions } from '../../../../core/options.ts';
import type { Sample } from '../../../../i18n/testing/sample.ts';
import { han } from '../../rules/index.ts';
import type { HanKinds, HanState } from '../../rules/types.ts';
import type { DecisionPhase } from '../pages.ts';

const TABLES: readonly (readonly [number, Readonly<Record<string, string>>])[] = [
  [5, { fortresses: 'true', borderJoker: 'true' }],
  [4, { portScoring: 'false' }],
  [3, { fortresses: 'true' }],
  [4, { map: 'ways-of-diplomacy', fortresses: 'true' }],
  [2, { map: 'ways-of-diplomacy', removal: 'total' }],
];

/** H-END-4 hardly comes about by chance. */
function spent(): HanState {
  const s = han.setup(parseOptions(han, 3, {}), 3, 'spent');
  s.pagodaSupply.fill(0);
  s.emissarySupply.fill(0);
  return s;
}

export const sample: Sample<HanKinds> = {
  game: han,
  eventTypes: {
    turnBegan: true,
    cardsPlayed: true,
    pagodaPlaced: true,
    emissaryPlaced: true,
    fortressPlaced: true,
    provinceScored: true,
    stopped: true,
    passed: true,
    cardExchanged: true,
    cardTaken: true,
    cardDrawn: true,
    displayRefilled: true,
    pileReshuffled: true,
    endTriggered: true,
    nobodyCanPlace: true,
    portsScored: true,
    allianceScored: true,
    roadsScored: true,
    ended: true,
  },
  phases: { action: true, place: true, second: true, draw: true } satisfies Record<DecisionPhase, true>,
  refusals: 20,
  starts: () => [
    ...[1, 2, 3].flatMap((k) =>
      TABLES.map(([seats, given], i) => han.setup(parseOptions(han, seats, given), seats, `${i}/${k}`)),
    ),
    spent(),
  ],
};
