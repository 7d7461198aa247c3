import { describe, expect, it } from 'vitest';
import { playMatch } from '../bots/match.ts';
import { random } from '../bots/random.ts';
import type { Scenes, Script, Told } from '../client/board/scene.ts';
import { pointsOf, scriptOf } from '../client/scene/script.ts';
import { firstSeat, type Game, type Kinds } from '../core/game.ts';
import { defaultOptions, parseOptions } from '../core/options.ts';
import { play } from '../core/play.ts';
import { boardOf, scenesOf } from './boards.ts';
import { courtsOf } from './dragon/board/scene-courts.ts';
import { idsWith } from './list.ts';
import { gameOf } from './rules.ts';

const GAMES = 60;

interface Played {
  readonly told: readonly Told[];
  /** The view of a spectator after each decision, from the start on. */
  readonly views: readonly Kinds['view'][];
  readonly seats: number;
}

/** The usual options, and in every other game some that are not. */
function optionsOf(game: Game, seats: number, n: number): object {
  if (n % 2 === 0) return defaultOptions(game, seats);
  const given: Record<string, string> = {};
  const chosen: Record<string, unknown> = {};
  for (const [name, { values }] of Object.entries(
    game.options as Record<string, { values(seats: number, chosen: object): readonly unknown[] }>,
  )) {
    const all = values(seats, chosen);
    chosen[name] = all[n % all.length];
    given[name] = String(chosen[name]);
  }
  return parseOptions(game, seats, given);
}

/** A random game with everything that its log tells. */
function played(game: Game, n: number): Played {
  const [least, most] = game.seats;
  const seats = least + (n % (most - least + 1));
  const options = optionsOf(game, seats, n);
  const seed = `scenes ${n}`;
  const actions: number[] = [];
  playMatch({ game, options, seed, bots: Array(seats).fill(random) }, (_, action) => actions.push(action));
  let s = game.setup(options, seats, seed);
  const views = [game.view(s, 'spectator')];
  const told: Told[] = [];
  for (const action of actions) {
    const answer = play(game, s, firstSeat(game.active(s)), action);
    if (!answer.ok) throw new Error(`${action} is not legal.`);
    s = answer.state;
    for (const event of answer.events) told.push({ ply: views.length, event });
    views.push(game.view(s, 'spectator'));
  }
  return { told, views, seats };
}

/** Finished scenes, each with the events of its first decision that come before it. */
function scenesIn(
  scenes: Scenes,
  game: Game,
  score: (view: Kinds['view'], seat: number) => number,
  n: number,
) {
  const { told, views, seats } = played(game, n);
  return scenes.cut(told).map((cut) => {
    const first = told[cut.start]!.ply;
    const script = scriptOf(cut, told, views[told[cut.end - 1]!.ply]!, { game, score, seats });
    const pre = told.slice(0, cut.start).flatMap(({ ply, event }) => (ply === first ? [event] : []));
    return { script, pre, before: views[first - 1]!, seats };
  });
}

describe.each(idsWith('scenes'))('the scenes of %s', async (id) => {
  const game = gameOf(id) as unknown as Game;
  const scenes = await scenesOf(id);
  const { score } = await boardOf(id);

  it('add up to what the engine made of the points, seat by seat', { timeout: 120_000 }, () => {
    const kinds = new Set<string>();
    for (let n = 0; n < GAMES; n++) {
      const ids = new Set<string>();
      for (const { script, pre, before, seats } of scenesIn(scenes, game, score, n)) {
        const earlier = pointsOf(game, pre, seats);
        const start = earlier.map((points, seat) => points + score(before, seat));
        expect(script.scores[0], script.id).toEqual(start);
        expect(script.done, script.id).toBe(true);
        for (const step of script.steps) kinds.add(step.id.replace(/ .*/, ''));
        expect(ids, 'a scene of its own').not.toContain(script.id);
        ids.add(script.id);
      }
    }
    expect(kinds.size).toBeGreaterThan(2);
  });
});

it('In the Year of the Dragon draws the palaces as they stood before the event', async () => {
  const game = gameOf('dragon') as unknown as Game;
  const scenes = await scenesOf('dragon');
  const { score } = await boardOf('dragon');
  let checked = 0;
  for (let n = 0; n < GAMES; n++)
    for (const { script, pre, before } of scenesIn(scenes, game, score, n)) {
      if (pre.some((event) => 'palace' in event)) continue;
      const { players } = before as unknown as { players: { palaces: number[] }[] };
      expect(courtsOf(script as unknown as Script<never>)[0]).toEqual(players.map(({ palaces }) => palaces));
      checked++;
    }
  expect(checked).toBeGreaterThan(GAMES);
});
