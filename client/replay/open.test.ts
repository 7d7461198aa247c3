import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
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

it.each([1, 0.5])('ends with the places of the table where somebody resigned (%d of the game)', (part) => {
  const { record } = keptAt({ game: 'han', seats: 3, seed: 'resigned', part });
  const past = replay(record, games);
  const { game, steps } = past;
  const { state } = steps.at(-1)!;
  const first = game.places(state).indexOf(1);
  const places = game.places(state).map((place, seat) => (seat === first ? 3 : Math.max(1, place - 1)));
  const result = { scores: game.scores(state), places };
  const resigned = places.map((_, seat) => seat === first);
  const ply = signal(steps.length);
  const session = openSession(past, PLAYERS, ply, signal<Seen>('spectator'), { result, resigned });
  expect(session.result.value?.places).toEqual(places);
  expect(session.now.value).toMatchObject({ over: true, active: [] });
  expect(session.players.value.map((player) => player.resigned)).toEqual(resigned);
  ply.value--;
  expect(session.result.value).toBeUndefined();
  expect(session.now.value.over).toBe(false);
  expect(session.players.value).toEqual(PLAYERS);
});
