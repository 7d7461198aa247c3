import { describe, expect, it } from 'vitest';
import { replay } from '../../core/replay.ts';
import type { LocalSession } from './local.ts';
import { localTable } from './testing/table.ts';

/** Plays the first legal action for people until so many decisions are made or the game is over. */
async function play(session: LocalSession, decisions: number): Promise<void> {
  await session.runBots();
  for (let n = 0; n < decisions && !session.now.value.over; n++) {
    session.reveal();
    await session.decide([session.now.value.legal[0]!.action]);
    await session.runBots();
  }
}

describe('a game on this device', () => {
  it.each(['dragon', 'han', 'confucius'] as const)(
    'of %s is played to its end and its record replays',
    async (id) => {
      const { session, kept, game } = localTable(id, [null, 'random', 'random']);
      await play(session, 2000);
      expect(session.now.value.over).toBe(true);
      const again = replay(kept.at(-1)!, { [id]: game });
      expect(again.finished).toBe(true);
      expect(again.steps.length).toBe(session.now.value.ply);
    },
  );

  it('takes back to the last decision of the person, and does it again', async () => {
    const { session } = localTable('dragon', [null, 'random', 'random']);
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
    const { session } = localTable('han', [null, null]);
    expect(session.curtain.value).toBeDefined();
    expect(session.viewer.value).toBe('spectator');
    const first = session.curtain.value!;
    session.reveal();
    expect(session.viewer.value).toBe(first);
    while (session.curtain.value === undefined) await session.decide([session.now.value.legal[0]!.action]);
    expect(session.curtain.value).toBe(1 - first);
    expect(session.viewer.value).toBe('spectator');
    expect(session.now.value.legal).toEqual([]);
  });

  it('refuses what the rules forbid and stays as it is, also when it comes late in a turn', async () => {
    const { session, game, kept } = localTable('dragon', [null, 'random']);
    await session.runBots();
    const { ply, legal } = session.now.value;
    const saved = kept.length;
    const forbidden = Array.from({ length: game.actions }, (_, a) => a).find(
      (a) => !legal.some(({ action }) => action === a),
    )!;
    expect(session.decide([forbidden])).toMatchObject({ ok: false, at: 0 });
    expect(session.decide([legal[0]!.action, forbidden])).toMatchObject({ ok: false, at: 1 });
    expect(session.now.value.ply).toBe(ply);
    expect(kept.length).toBe(saved);
  });
});
