import { GAME_IDS, type GameId, type Seat } from '../../rules/core/game.ts';
import { type Replay, replay } from '../../rules/core/replay.ts';
import { lookAt, tableRecord } from '../net/api.ts';
import { playersOf } from '../session/begin.ts';
import { gameOf } from '../session/games.ts';
import { keptGame } from '../session/kept.ts';
import type { Player } from '../session/session.ts';
import type { ReplaySource } from '../shell/route.ts';
import { FAMILIES } from '../table/board.ts';
import { openedFile } from './file.ts';
import type { Dealer } from './proof.tsx';

export interface Loaded {
  readonly record: string;
  readonly replay: Replay;
  readonly players: readonly Player[];
  /** The seats of people around this screen, where the game is one of this device. */
  readonly people?: readonly Seat[];
  readonly dealer: Dealer;
}

/** A record from wherever it is, checked whole; undefined when there is none, and not yet one of a running table. */
export async function loadReplay(from: ReplaySource, id: string): Promise<Loaded | 'running' | undefined> {
  if (from === 'table') {
    const { info } = await lookAt(id);
    if (info.status !== 'ended') return 'running';
    return {
      ...(await named(await tableRecord(id))),
      dealer: info.brought === undefined ? 'table' : 'brought',
    };
  }
  if (from === 'file') {
    const record = openedFile(id);
    return record === undefined ? undefined : { ...(await named(record)), dealer: 'file' };
  }
  const kept = keptGame(id);
  if (!kept) return undefined;
  const people = kept.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return { ...(await checked(kept.record)), players: playersOf(kept), people, dealer: 'local' };
}

async function checked(record: string): Promise<{ record: string; replay: Replay }> {
  const name = /^game (\w+) /m.exec(record)?.[1];
  const known = GAME_IDS.find((one): one is GameId => one === name);
  return { record, replay: replay(record, known ? { [known]: await gameOf(known) } : {}) };
}

async function named(record: string): Promise<Omit<Loaded, 'dealer'>> {
  const found = await checked(record);
  const players = found.replay.header.players.map((name, seat) => ({
    name,
    family: FAMILIES[seat]!,
    kind: 'person' as const,
  }));
  return { ...found, players };
}
