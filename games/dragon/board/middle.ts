import type { DragonProps } from './props.ts';

type Middle = 'final' | 'draft' | 'arrival' | 'actions' | 'event';

/** What lies on the table between year and court. */
export function middleOf({ view: { stack, round }, result }: Pick<DragonProps, 'view' | 'result'>): Middle {
  const phases = stack.map(({ phase }) => phase);
  const top = phases.at(-1);
  if (top === undefined || result?.early !== undefined) return 'final';
  if (top === 'house' || top === 'full' || top === 'tile') return 'arrival';
  if (round === 0) return 'draft';
  return phases.includes('action') || phases.includes('card') ? 'actions' : 'event';
}
