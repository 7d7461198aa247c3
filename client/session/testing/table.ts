import { signal } from '@preact/signals';
import type { Game } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/options.ts';
import { openHeader } from '../../../core/record.ts';
import { botNamed } from '../../../games/all-bots.ts';
import { games } from '../../../games/rules.ts';
import { FAMILIES } from '../../board/board.ts';
import { pace } from '../../settings/settings.ts';
import { LocalSession } from '../local.ts';
import { Rests } from '../pace.ts';
import type { Thinker } from '../thinker.ts';

pace.value = 'instant';

/** Answers like the bots' worker, in this thread. */
const thinker: Thinker = {
  ask: async ({ game, bot, view, seat, legal, dice }) =>
    botNamed(bot).choose({ game: games[game] as unknown as Game, view, seat, legal }, dice),
  stop: () => undefined,
};

/** A local game with the records it has saved. */
export function localTable(
  id: keyof typeof games,
  bots: readonly (string | null)[],
  seed = 'a quiet evening',
): { session: LocalSession; kept: string[]; game: Game } {
  const game = games[id] as unknown as Game;
  const kept: string[] = [];
  const names = bots.map((bot) => bot ?? 'somebody');
  const session = new LocalSession({
    game,
    header: openHeader(game, defaultOptions(game, bots.length), names, { seed, salt: '0'.repeat(32) }),
    bots,
    players: signal(bots.map((_, seat) => ({ name: `P${seat}`, family: FAMILIES[seat]!, kind: 'person' }))),
    thinker,
    rests: new Rests(),
    tab: {
      owned: signal(true),
      branched: signal(undefined),
      take: async () => undefined,
      branch: () => '',
      close: () => undefined,
    },
    keep: (_, record) => void kept.push(record()),
  });
  return { session, kept, game };
}
