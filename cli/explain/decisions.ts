import type { Question } from '../../bots/bot.ts';
import { playMatch } from '../../bots/match.ts';
import type { Game, Kinds } from '../../core/game.ts';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { below, stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';

/** Decisions taken from one game; more would be too similar. */
const FROM_ONE_GAME = 4;
const PLAYER = 'level2';

/** A decision with a choice, and its state, which bots do not see. */
export interface Decision {
  readonly question: Question;
  readonly state: Kinds['state'];
}

/** Decisions from all stages of games of bots; the same for the same seed. */
export function* decisions(game: Game, seats: number, options: object, seed: string): Generator<Decision> {
  for (let n = 0; ; n++) {
    const found: Decision[] = [];
    const bots = Array(seats).fill(botNamed(PLAYER));
    playMatch({ game, options, seed: `${seed}/${n}`, bots }, (_seat, _action, s) => {
      if (over(s)) return;
      const seat = firstSeat(game.active(s));
      const legal = legalActions(game, s, seat);
      if (legal.length > 1)
        found.push({ question: { game, view: game.view(s, seat), seat, legal }, state: game.clone(s) });
    });
    const dice = stream(seed, `decisions/${n}`);
    for (let k = 0; k < FROM_ONE_GAME && found.length > 0; k++)
      yield found.splice(below(dice, found.length), 1)[0]!;
  }
}
