import { Crowd, type CrowdOptions } from '../harness/crowd.ts';
import type { Match } from '../harness/match.ts';
import { type Planner, planOf } from '../harness/plan.ts';
import { Tallies } from '../tally.ts';
import { audit, type Tally } from './audit.ts';

/** Thinking time, so that faults hit both people who think and people who wait for the server. */
const THINK_MS = 15;

/** People who play games while something happens to their server; every game is audited. */
export function auditedCrowd(
  { at, tables, plan = planOf }: Pick<CrowdOptions, 'at' | 'tables'> & { plan?: Planner | undefined },
  onAudit: (match: Match, tally: Tally) => void = () => {},
): { crowd: Crowd; tallies: Tallies } {
  const tallies = new Tallies();
  const crowd = new Crowd({
    at,
    tables,
    games: Number.POSITIVE_INFINITY,
    thinkMs: THINK_MS,
    plan,
    onEnd: async (match) => {
      const tally = await audit(match);
      tallies.add(tally);
      onAudit(match, tally);
    },
  });
  return { crowd, tallies };
}
