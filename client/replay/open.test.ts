import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { replay } from '../../rules/core/replay.ts';
import { games } from '../../rules/index.ts';
import type { Player } from '../session/session.ts';
import { keptAt } from '../testing/kept.ts';
import { openSession, type Seen } from './open.ts';

const PLAYERS: readonly Player[] = (['jade', 'plum', 'amber'] as const).map((family) => ({
  name: family,
  family,
  kind: 'bot',
}));

it('shows all hands of a finished game where nothing is hidden, and else those that the seat saw', () => {
  const { record } = keptAt({ game: 'confucius', seats: 3, seed: 'open', part: 1 });
  const seen = signal<Seen>('open');
  const session = openSession(replay(record, games), PLAYERS, signal(40), seen);
  const shown = (): boolean[] =>
    (session.now.value.view as unknown as { players: { hand: number[] | null }[] }).players.map(
      ({ hand }) => hand !== null,
    );
  expect(shown()).toEqual([true, true, true]);
  seen.value = 1;
  expect(shown()).toEqual([false, true, false]);
  seen.value = 'spectator';
  expect(shown()).toEqual([false, false, false]);
});
