import { GAME_IDS, type GameId } from '../../rules/core/game.ts';
import { type Replay, replay } from '../../rules/core/replay.ts';
import { tableRecord } from '../net/api.ts';
import { playersOf } from '../session/begin.ts';
import { gameOf } from '../session/games.ts';
import { keptGame } from '../session/kept.ts';
import type { Player } from '../session/session.ts';
import type { ReplaySource } from '../shell/route.ts';
import { FAMILIES } from '../table/board.ts';
import { openedFile } from './file.ts';

export interface Loaded {
  readonly record: string;
  readonly replay: Replay;
  readonly players: readonly Player[];
}

/** A record from wherever it is, checked whole; undefined when there is none. */
export async function loadReplay(from: ReplaySource, id: string): Promise<Loaded | undefined> {
  const kept = from === 'local' ? keptGame(id) : undefined;
  const record = from === 'table' ? await tableRecord(id) : from === 'file' ? openedFile(id) : kept?.record;
  if (record === undefined) return undefined;
  const name = /^game (\w+) /m.exec(record)?.[1];
  const known = GAME_IDS.find((one): one is GameId => one === name);
  const found = replay(record, known ? { [known]: await gameOf(known) } : {});
  const players = kept
    ? playersOf(kept)
    : found.header.players.map((player, seat) => ({
        name: player,
        family: FAMILIES[seat]!,
        kind: 'person' as const,
      }));
  return { record, replay: found, players };
}
