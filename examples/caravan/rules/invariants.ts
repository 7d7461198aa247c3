import type { RuleId } from '../../../core/game.ts';
import { CHESTS, PRICE, TEAS } from './data.ts';
import type { CaravanState } from './types.ts';

export function invariants(s: CaravanState): RuleId[] {
  const lying = [...s.pile, ...s.loads.flat(), ...s.players.flatMap(({ chests }) => chests)];
  const conserved = TEAS.every((tea) => lying.filter((one) => one === tea).length + s.gone[tea] === CHESTS);
  const priced = TEAS.every((tea) => s.prices[tea] >= PRICE.least && s.prices[tea] <= PRICE.most);
  const solvent = s.players.every(({ coins }) => coins >= 0);
  return [...(conserved ? [] : (['T-INV-1'] as const)), ...(priced && solvent ? [] : (['T-INV-2'] as const))];
}
