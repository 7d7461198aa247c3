import type { DragonView } from '../../../rules/dragon/types.ts';

type Middle = 'final' | 'draft' | 'arrival' | 'actions' | 'event';

/** What lies on the table between year and court. */
export function middleOf({ stack, round }: DragonView): Middle {
  const phases = stack.map(({ phase }) => phase);
  const top = phases.at(-1);
  if (top === undefined) return 'final';
  if (top === 'house' || top === 'full' || top === 'tile') return 'arrival';
  if (round === 0) return 'draft';
  return phases.includes('action') || phases.includes('card') ? 'actions' : 'event';
}
