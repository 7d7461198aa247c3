import { atSeat, type Highlights } from '../../../client/board/highlights.ts';

/** An event points to its player; more is not known of it. */
export const highlights: Highlights = {
  mentioned: (event) => ('seat' in event ? [atSeat(event.seat as number)] : []),
  flights: () => [],
};
