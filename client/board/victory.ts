import { type Audience, partyOf } from '../../i18n/audience.ts';
import { t } from '../texts/texts.ts';

/** Who has won, and by how much; a tie-break leaves no lead. */
export function victory(
  audience: Audience,
  { places, scores }: { readonly places: readonly number[]; readonly scores: readonly number[] },
): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const points = scores[winners[0]!] ?? 0;
  const best = Math.max(...scores.filter((_, seat) => places[seat] !== 1));
  return t().table.won(partyOf(audience, winners), points, Math.max(0, points - best));
}
