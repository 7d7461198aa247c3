import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../../bots/match.ts';
import type { Game } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { derivedSalt, openHeader, Recorder } from '../../core/record.ts';
import { type Replay, recordUpTo, replay } from '../../core/replay.ts';
import { sha256Hex } from '../../core/sha256.ts';
import { botNamed } from '../../games/all-bots.ts';
import { GAME_IDS, type GameId } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import { FAMILIES } from '../board/board.ts';
import { decodeGame, encodeGame, LinkError } from './code.ts';
import { LINK_LENGTH } from './link.ts';

const gameOf = async (id: GameId): Promise<Game> => games[id]!;

/** A game of random moves played to its end, which has the longest links. */
function playedOut(id: GameId, seats: number, seed: string, players: readonly string[]): Replay {
  const game = games[id]!;
  const options = defaultOptions(game, seats);
  const start = game.setup(options, seats, seed);
  const header = openHeader(game, options, players.slice(0, seats), { seed, salt: derivedSalt(seed) });
  const recorder = new Recorder(game, header, game.clone(start));
  const bots = Array.from({ length: seats }, () => botNamed('random'));
  playMatch({ game, options, seed, bots }, (seat, action) => {
    game.apply(start, seat, action);
    recorder.add(seat, action, game.clone(start));
  });
  return replay(recorder.text(), games);
}

const SEATING = { bots: [null, 'level3', null, null, 'level6'], names: ['Anna', null, '龍', null, null] };
const seatingOf = (seats: number) => ({
  bots: SEATING.bots.slice(0, seats),
  names: SEATING.names.slice(0, seats),
  families: FAMILIES.slice(0, seats).toReversed(),
});

describe.each(GAME_IDS)('a link to a game of %s', (id) => {
  const [min, max] = games[id]!.seats;

  it.each([min, max])('carries all of it, with %i seats, and again from any moment', async (seats) => {
    const past = playedOut(id, seats, 'Kína 龍', ['Anna', 'level3', '龍', 'player-4', 'level6']);
    for (const decisions of [0, 1, 30, past.steps.length]) {
      const part = { ...past, steps: past.steps.slice(0, decisions) };
      const code = encodeGame(part, seatingOf(seats));
      expect(await decodeGame(code, gameOf)).toEqual({
        game: id,
        record: recordUpTo(past, decisions),
        ...seatingOf(seats),
      });
    }
  });

  it('fits where links are cut, with the most players and the longest names', () => {
    const names = Array<string>(5).fill('龍'.repeat(32));
    const lengths = [1, 2, 3].map((n) => {
      const past = playedOut(id, max, sha256Hex(`${n}`).slice(0, 48), names);
      return encodeGame(past, { ...seatingOf(max), names: names.slice(0, max) }).length;
    });
    expect(Math.max(...lengths)).toBeLessThan(LINK_LENGTH - 200);
  });
});

describe('a code that carries no game', () => {
  const past = playedOut('han', 3, 'damaged', ['Anna', 'level3', '龍']);
  const code = encodeGame({ ...past, steps: past.steps.slice(0, 40) }, seatingOf(3));
  const faultOf = (text: string) =>
    decodeGame(text, gameOf).then(
      () => 'opened',
      (error: unknown) => {
        if (!(error instanceof LinkError)) throw error;
        return error.fault;
      },
    );

  it('is damaged, wherever a character is missing, changed or added', async () => {
    for (let at = 1; at < code.length; at++) {
      const other = code[at] === 'A' ? 'B' : 'A';
      const head = code.slice(0, at);
      const spoilt = [head, head + code.slice(at + 1), `${head}${other}${code.slice(at)}`];
      for (const text of spoilt) expect(await faultOf(text), `at ${at}`).toBe('damaged');
      // The last character has unused bits.
      if (at < code.length - 1) expect(await faultOf(head + other + code.slice(at + 1))).toBe('damaged');
    }
  });

  it('is foreign, or of a newer page', async () => {
    for (const text of ['', '0', 'hello', '%', '1 2', `x${code}`, `1${'A'.repeat(30_000)}`])
      expect(await faultOf(text), text.slice(0, 20)).toBe('foreign');
    expect(await faultOf(`2${code.slice(1)}`)).toBe('newer');
    const { version } = past.header;
    const later = { ...past, steps: [], header: { ...past.header, version } };
    const older = async (id: GameId) => ({ ...(await gameOf(id)), version: version - 1 });
    await expect(decodeGame(encodeGame(later, seatingOf(3)), older)).rejects.toMatchObject({
      fault: 'newer',
    });
  });

  it('does not follow the rules, where they allow other moves than they did', async () => {
    const strict = async (id: GameId): Promise<Game> => {
      const game = await gameOf(id);
      return {
        ...game,
        legal(s, seat, out) {
          game.legal(s, seat, out);
          if (out.length > 3) out.pop();
        },
      };
    };
    await expect(decodeGame(code, strict)).rejects.toMatchObject({ fault: 'rules' });
  });
});

interface OldLink {
  readonly what: string;
  readonly code: string;
  readonly decisions: number;
  /** SHA-256 of the original record. */
  readonly record: string;
}
/** Links in circulation. None is ever changed; new versions of the format or of a game add theirs. */
const OLD_LINKS: readonly OldLink[] = JSON.parse(
  readFileSync(new URL('./fixtures/links.json', import.meta.url), 'utf8'),
);

it.each(OLD_LINKS)('an old link still opens: $what', async ({ code, decisions, record }) => {
  const opened = await decodeGame(code, gameOf);
  expect(sha256Hex(opened.record)).toBe(record);
  expect(replay(opened.record, games).steps).toHaveLength(decisions);
});
