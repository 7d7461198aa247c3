import { describe, expect, it } from 'vitest';
import { playMatch } from '../../bots/match.ts';
import type { Action, Game, Seat } from '../../core/game.ts';
import { parseOptions } from '../../core/options.ts';
import { play } from '../../core/play.ts';
import { stream } from '../../core/rng.ts';
import { botNamed } from '../../games/all-bots.ts';
import { GAME_IDS } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import { guess } from './guess.ts';

/** Many decisions in Confucius are revealed only with the next one, and payments hardly at all. */
const KNOWN: Readonly<Record<string, number>> = { dragon: 1, han: 1, confucius: 0.2 };

describe.each(GAME_IDS)('a guess at %s', (id) => {
  it('is the decision that was made, or none', () => {
    const game = games[id] as unknown as Game;
    const options = parseOptions(game, 3, {});
    const taken: [Seat, Action][] = [];
    const bots = Array.from({ length: 3 }, () => botNamed('level1'));
    playMatch({ game, options, seed: 'guess', bots }, (seat, action) => taken.push([seat, action]));
    let s = game.setup(options, 3, 'guess');
    let asked = 0;
    let known = 0;
    for (const [n, [seat, action]] of taken.entries()) {
      const played = play(game, s, seat, action);
      if (!played.ok) throw new Error('A recorded decision is refused.');
      if (seat !== 0) {
        const events = played.events.flatMap((event) => game.redact(event, 0) ?? []);
        const found = guess(game, game.view(s, 0), { seat, events }, 0, stream('guess', String(n)));
        expect([undefined, action]).toContain(found);
        asked++;
        if (found !== undefined) known++;
      }
      s = played.state;
    }
    expect(known / asked).toBeGreaterThanOrEqual(KNOWN[id] ?? 0);
  });
});
