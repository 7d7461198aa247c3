import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../core/game.ts';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import type { Lead } from './course.ts';
import type { Player } from './player.ts';
import { smoothed, swingsOf } from './swing.ts';

/** A notable position to jump to. */
export interface Landmark {
  readonly ply: number;
  readonly seat: Seat;
  /** The text, with and without the player's name. */
  readonly text: string;
  readonly brief: string;
}

/** The turning points, once known; for a running game, the changes of lead. */
export function landmarksOf(
  { review }: Player,
  model: TableModel,
  leads: readonly Lead[],
): ReadonlySignal<readonly Landmark[]> {
  return computed(() => {
    const { names } = boardProps(model);
    const { swung, takesLead } = lazyPageTexts().replay;
    if (!review)
      return leads.map(({ ply, seat, ahead }) => {
        const text = takesLead(names[seat]!, ahead);
        return { ply, seat, text, brief: text };
      });
    if (review.part.value < 1) return [];
    return swingsOf(smoothed(review.estimates.value)).map(({ ply, seat, from, to }) => {
      const brief = swung(from, to);
      return { ply, seat, text: `${names[seat]} ${brief}`, brief };
    });
  });
}
