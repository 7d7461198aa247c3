import { runToEnd } from '../../bots/anytime.ts';
import { advise } from '../../bots/explain/advice.ts';
import { LEVELS } from '../../bots/levels.ts';
import type { Game } from '../../core/game.ts';
import { stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { Decision } from './decisions.ts';

/** Little of each: what a bot may know does not depend on how long it thinks. */
const SEARCH = 's2@40';
const EFFORT = { nodes: 40, turns: 1 };

/**
 * Whether the moves and everything that is stated of them stay the same when what the seat cannot know is other
 * than it was: hands of others, order of piles, chance to come.
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
