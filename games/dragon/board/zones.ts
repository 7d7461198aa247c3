import type { DragonEvent } from '../rules/types.ts';

/** The zones of the board, without those of the seats. */
export const TABLE_ZONES = ['year', 'actions', 'order', 'register', 'wall'] as const;

/** What an event changes: `court-n` are palaces and persons of a seat, `goods-n` its points, goods and cards. */
export function zones(e: DragonEvent): readonly string[] {
  switch (e.type) {
    case 'monthBegan':
    case 'eventBegan':
    case 'superEventBegan':
    case 'eventEnded':
      return ['year'];
    case 'dealt':
    case 'dragonsReturned':
      return ['actions'];
    case 'drafted':
    case 'tileTaken':
      return ['register'];
    case 'nobodyLeft':
    case 'mustRelease':
    case 'chartered':
    case 'ended':
      return [];
    case 'actionTaken':
      return e.paid > 0 ? ['actions', `goods-${e.seat}`] : ['actions'];
    case 'moved':
      return ['order'];
    case 'markersReset':
      return ['order'];
    case 'wallBuilt':
      return ['wall', `goods-${e.seat}`];
    case 'wallChecked':
      return ['wall'];
    case 'refused':
      return ['register'];
    case 'gained':
    case 'paid':
    case 'privilegeBought':
    case 'privilegesLost':
    case 'cardPlayed':
    case 'cardDiscarded':
    case 'scored':
    case 'finalScored':
      return [`goods-${e.seat}`];
    case 'floorPlaced':
    case 'floorRemoved':
    case 'palaceFell':
    case 'housed':
    case 'replaced':
    case 'released':
    case 'decayed':
      return [`court-${e.seat}`];
  }
}
