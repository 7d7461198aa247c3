import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../core/game.ts';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import type { Lead } from './course.ts';
import type { Player } from './player.ts';
import { smoothed, swingsOf } from './swing.ts';

/** A moment of the game that is worth going to. */
export interface Landmark {
  readonly ply: number;
  readonly seat: Seat;
  /** What it meant for the seat, with its name and without. */
  readonly text: string;
  readonly brief: string;
}

/** Where the game turned, as soon as that is known; of a game that is not over, who took the lead when. */
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
