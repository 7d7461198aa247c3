import { floorsAt, inhabited, palaceCount, removePalace, STRIDE } from '../palace.ts';
import type { DragonEmit, DragonState } from '../types.ts';

/** 5.7: every empty palace loses a floor; one without floors is removed. */
export function decay(s: DragonState, emit?: DragonEmit): void {
  s.players.forEach(({ palaces }, seat) => {
    for (let i = palaceCount(palaces) - 1; i >= 0; i--) {
      if (inhabited(palaces, i)) continue;
      const floors = floorsAt(palaces, i) - 1;
      if (floors === 0) removePalace(palaces, i);
      else palaces[i * STRIDE] = floors;
      emit?.({ type: 'decayed', seat, palace: i, floors });
    }
  });
}
