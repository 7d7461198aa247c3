import { expect, it } from 'vitest';
import { choicesOf } from '../../../cli/play/choices.ts';
import type { Session } from '../../../cli/play/session.ts';
import { inAllLanguages, screen, USUAL } from '../../../cli/play/testing/table.ts';
import { firstSeat, legalActions, over } from '../../../core/game.ts';
import { below, stream } from '../../../core/rng.ts';
import { AVAILABLE } from '../rules/data.ts';
import { confucius } from '../rules/index.ts';

const tables = await inAllLanguages('confucius');

it('has room for full hands, reward cards and all gifts', () => {
  const s = confucius.setup({ advanced: true, admiral: false }, 5, 'rich');
  s.players.forEach((player, seat) => {
    player.hand = player.hand.map((n) => n + 3);
    player.shipyard = 4;
    player.colonies = 2;
    player.gifts = player.gifts.map(() => AVAILABLE);
    player.rewards = 3 << (2 * seat);
  });
  const dice = stream('rich', 'screen');
  for (let n = 0; !over(s); n++) {
    const seat = firstSeat(confucius.active(s));
    const legal = legalActions(confucius, s, seat);
    const session = {
      game: confucius,
      view: confucius.view(s, seat),
      seat,
      legal,
      steps: [],
      header: { seats: 5 },
    } as unknown as Session;
    if (n % 6 === 0)
      for (const table of tables) {
        const text = screen(table, session, USUAL).join('\n');
        expect(text).not.toContain('…');
        for (const { label } of choicesOf(session, table.board, table.shell.seats))
          expect(text).toContain(label);
      }
    confucius.apply(s, seat, legal[below(dice, legal.length)]!);
  }
});
