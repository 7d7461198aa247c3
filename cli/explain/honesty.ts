import { runToEnd } from '../../bots/anytime.ts';
import { advise } from '../../bots/explain/advice.ts';
import { LEVELS } from '../../bots/levels.ts';
import type { Game } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { Decision } from './decisions.ts';

/** A small budget: what a bot may know does not depend on it. */
const SEARCH = 's2@40';
const EFFORT = { nodes: 40, turns: 1 };

/**
 * Whether advice stays the same when hidden information changes: other hands, the order of piles, coming chance.
 */
export function isHonest(
  { question, state }: Decision,
  dice: string,
  rules: Pick<Game, 'sample' | 'view'> = question.game,
): boolean {
  const { game, seat } = question;
  const other = rules.sample(rules.view(state, seat), stream(dice, 'permuted'));
  const [here, there] = [state, other].map((s) => {
    const asked = { ...question, view: game.view(s, seat) };
    return JSON.stringify({
      moves: [SEARCH, ...LEVELS.slice(0, 3).map(({ id }) => id)].map((name) =>
        botNamed(name).choose(asked, stream(dice, name)),
      ),
      advice: runToEnd(advise(asked, stream(dice, 'hint'), { effort: EFFORT })),
    });
  });
  return here === there;
}
