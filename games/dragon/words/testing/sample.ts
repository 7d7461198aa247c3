import { parseOptions } from '../../../../core/options.ts';
import type { Sample } from '../../../../i18n/testing/sample.ts';
import { SUPER_EVENTS } from '../../rules/data.ts';
import { dragon } from '../../rules/index.ts';
import type { DragonKinds } from '../../rules/types.ts';
import type { DecisionPhase } from '../pages.ts';

/** All super events with the wall. */
export const sample: Sample<DragonKinds> = {
  game: dragon,
  eventTypes: {
    drafted: true,
    monthBegan: true,
    dealt: true,
    actionTaken: true,
    gained: true,
    paid: true,
    moved: true,
    floorPlaced: true,
    privilegeBought: true,
    wallBuilt: true,
    dragonsReturned: true,
    cardPlayed: true,
    nobodyLeft: true,
    tileTaken: true,
    housed: true,
    replaced: true,
    refused: true,
    eventBegan: true,
    mustRelease: true,
    released: true,
    eventEnded: true,
    wallChecked: true,
    superEventBegan: true,
    floorRemoved: true,
    palaceFell: true,
    markersReset: true,
    cardDiscarded: true,
    privilegesLost: true,
    chartered: true,
    decayed: true,
    scored: true,
    finalScored: true,
    ended: true,
  },
  phases: {
    draft: true,
    action: true,
    build: true,
    privilege: true,
    wall: true,
    card: true,
    tile: true,
    house: true,
    full: true,
    release: true,
    earthquake: true,
    flood: true,
    tornado: true,
    sunrise: true,
    charter: true,
  } satisfies Record<DecisionPhase, true>,
  refusals: 15,
  starts: () =>
    SUPER_EVENTS.map((superEvent, k) => {
      const seats = 2 + (k % 4);
      return dragon.setup(parseOptions(dragon, seats, { superEvent, greatWall: 'true' }), seats, superEvent);
    }),
};
