import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../../bots/index.ts';
import type { Game } from '../../rules/core/game.ts';
import { defaultOptions } from '../../rules/core/options.ts';
import { openHeader } from '../../rules/core/record.ts';
import { replay } from '../../rules/core/replay.ts';
import { games } from '../../rules/index.ts';
import { FAMILIES } from '../table/board.ts';
import { LocalSession } from './local.ts';
import type { Thinker } from './thinker.ts';

const secret = { seed: 'a quiet evening', salt: '0'.repeat(32) };

/** Bots that answer as those in the worker do, without one. */
const thinker: Thinker = {
  ask: async ({ game, bot, view, seat, legal, dice }) =>
    botNamed(bot).choose({ game: games[game] as unknown as Game, view, seat, legal }, dice),
  stop: () => undefined,
};

function table(id: keyof typeof games, bots: readonly (string | null)[]) {
  const game = games[id] as unknown as Game;
  const options = defaultOptions(game, bots.length);
  const kept: string[] = [];
  const session = new LocalSession({
    game,
    header: openHeader(
      game,
      options,
      bots.map((bot) => bot ?? 'somebody'),
      secret,
    ),
    bots,
    players: signal(bots.map((_, seat) => ({ name: `P${seat}`, family: FAMILIES[seat]!, kind: 'person' }))),
    thinker,
    pause: () => 0,
    keep: (record) => void kept.push(record),
  });
  return { session, kept, game };
}

/** Decides for the people with the first choice until so many decisions are made, or the game is over. */
async function play(session: LocalSession, decisions: number): Promise<void> {
  await session.runBots();
  for (let n = 0; n < decisions && !session.now.value.over; n++) {
    session.reveal();
    await session.decide(session.now.value.legal[0]!.action);
    await session.runBots();
  }
}

describe('a game on this device', () => {
  it.each(['dragon', 'han', 'confucius'] as const)(
    'of %s is played to its end and its record replays',
    async (id) => {
      const { session, kept, game } = table(id, [null, 'random', 'random']);
      await play(session, 2000);
      expect(session.now.value.over).toBe(true);
      const again = replay(kept.at(-1)!, { [id]: game });
      expect(again.finished).toBe(true);
      expect(again.steps.length).toBe(session.now.value.ply);
    },
  );

  it('takes back to the last decision of the person, and does it again', async () => {
    const { session } = table('dragon', [null, 'random', 'random']);
    await play(session, 8);
    const { ply } = session.now.value;
    const own = session.entries.value.findLast(({ seat }) => seat === 0)!.ply;
    await session.undo();
    expect(session.now.value.ply).toBe(own - 1);
    expect(session.redoing.value).toBe('free');
    await session.redo();
    await session.runBots();
    expect(session.now.value.ply).toBe(ply);
    expect(session.redoing.value).toBe('nothing');
  });

  it('does not let a person see the hand of another while the screen changes hands', async () => {
    const { session } = table('han', [null, null]);
    expect(session.curtain.value).toBeDefined();
    expect(session.viewer.value).toBe('spectator');
    const first = session.curtain.value!;
    session.reveal();
    expect(session.viewer.value).toBe(first);
    while (session.curtain.value === undefined) await session.decide(session.now.value.legal[0]!.action);
    expect(session.curtain.value).toBe(1 - first);
    expect(session.viewer.value).toBe('spectator');
    expect(session.now.value.legal).toEqual([]);
  });

  it('refuses what the rules forbid and stays as it is', async () => {
    const { session, game } = table('dragon', [null, 'random']);
    await session.runBots();
    const { ply, legal } = session.now.value;
    const forbidden = Array.from({ length: game.actions }, (_, a) => a).find(
      (a) => !legal.some(({ action }) => action === a),
    )!;
    expect((await session.decide(forbidden)).ok).toBe(false);
    expect(session.now.value.ply).toBe(ply);
  });
});
