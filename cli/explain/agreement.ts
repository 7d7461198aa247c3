import { runToEnd } from '../../bots/anytime.ts';
import { Evaluator } from '../../bots/evaluator.ts';
import { type Advised, advise } from '../../bots/explain/advice.ts';
import { contrast, contrastOthers } from '../../bots/explain/contrast.ts';
import { type Outcome, rollout } from '../../bots/explain/rollout.ts';
import { type Stream, stream } from '../../core/rng.ts';
import type { Decision } from './decisions.ts';

/** How often differences named in hints have the same sign in new rollouts. */
export interface Agreement {
  hints: number;
  /** Moves of hints with an alternative, and those without a named difference. */
  moves: number;
  unnamed: number;
  named: number;
  agreed: number;
  seconds: number;
  readonly bySource: Record<string, { named: number; agreed: number }>;
}

export const noAgreement = (): Agreement => ({
  hints: 0,
  moves: 0,
  unnamed: 0,
  named: 0,
  agreed: 0,
  seconds: 0,
  bySource: {},
});

/** Asks for one hint and rolls out each of its moves from new samples. */
export function checkHint({ question }: Decision, dice: string, games: number, sum: Agreement): void {
  const { game } = question;
  const before = process.cpuUsage();
  const moves = runToEnd(advise(question, stream(dice, 'hint')));
  const { user, system } = process.cpuUsage(before);
  sum.seconds += (user + system) / 1e6;
  sum.hints++;
  if (moves.length < 2) return;
  const outcomes = newRollouts(moves, { question }, stream(dice, 'contrast'), games);
  moves.forEach(({ differences }, k) => {
    sum.moves++;
    if (differences.length === 0) {
      sum.unnamed++;
      return;
    }
    const against = [outcomes[k]!, outcomes[k === 0 ? 1 : 0]!] as const;
    const other = [
      ...contrast(game.sources, ...against),
      ...contrastOthers(game.sources, question.seat, ...against),
    ];
    for (const { source: from, to, points } of differences) {
      const found = other.find((difference) => difference.source === from && difference.to === to)!;
      const source = to === undefined ? from : `${from} (others)`;
      const agreed = Math.sign(found.points) === Math.sign(points) ? 1 : 0;
      sum.named++;
      sum.agreed += agreed;
      const of = sum.bySource[source] ?? { named: 0, agreed: 0 };
      sum.bySource[source] = { named: of.named + 1, agreed: of.agreed + agreed };
    }
  });
}

/** Rolls out only moves with a named difference and those they are compared with. */
function newRollouts(
  moves: readonly Advised[],
  { question: { game, view, seat } }: Pick<Decision, 'question'>,
  rng: Stream,
  games: number,
): Outcome[][] {
  const evaluator = new Evaluator(game);
  const wanted = new Set(
    moves.flatMap(({ differences }, k) => (differences.length > 0 ? [k, k === 0 ? 1 : 0] : [])),
  );
  const outcomes = moves.map((): Outcome[] => []);
  if (wanted.size > 0)
    for (let n = 0; n < games; n++) {
      const s = game.sample(view, rng);
      for (const k of wanted) outcomes[k]!.push(rollout(evaluator, game.clone(s), seat, moves[k]!.plan));
    }
  return outcomes;
}
