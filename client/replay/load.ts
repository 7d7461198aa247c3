import type { Seat } from '../../core/game.ts';
import { type RecordError, type Replay, recordUpTo, replaySound } from '../../core/replay.ts';
import { GAME_IDS, rulesOf } from '../../games/list.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { FAMILIES } from '../board/board.ts';
import { lookAt, tableRecord } from '../net/api.ts';
import type { Seating } from '../session/begin.ts';
import { keptGame } from '../session/kept.ts';
import { isBot } from '../session/levels.ts';
import type { TableEnd } from '../session/session.ts';
import type { ReplaySource } from '../shell/route.ts';
import { decodeGame } from './code.ts';
import { openedFile } from './file.ts';
import type { Dealer } from './proof.tsx';

/** A recorded game, up to the last valid check. */
export interface Loaded {
  readonly record: string;
  readonly replay: Replay;
  /** The result of the table, if somebody resigned. */
  readonly end?: TableEnd;
  /** The first fault of the record. */
  readonly damage?: RecordError;
  readonly seating: Seating;
  readonly dealer: Dealer;
  /** The reader's seat at a table. */
  readonly own?: Seat | undefined;
  /** Whether others can open it at the same address. */
  readonly shared: boolean;
  /** The local game whose record it is. */
  readonly origin?: string;
}

/**
 * Loads a record; undefined if there is none, `running` for a table whose game is not over. Throws a RecordError if
 * nothing can be replayed, a LinkError for an invalid link, and an ApiError if the server refuses.
 */
export async function loadReplay(from: ReplaySource, id: string): Promise<Loaded | 'running' | undefined> {
  switch (from) {
    case 'table': {
      const { info, position } = await lookAt(id);
      if (info.status !== 'ended') return 'running';
      const dealer = info.brought === undefined ? 'table' : 'brought';
      const end = endOf(info);
      return {
        ...(await fromRecord(await tableRecord(id))),
        dealer,
        own: position?.seat,
        shared: true,
        ...(end && { end }),
      };
    }
    case 'file': {
      const record = openedFile(id);
      return record === undefined
        ? undefined
        : { ...(await fromRecord(record)), dealer: 'file', shared: false };
    }
    case 'link': {
      const coded = await decodeGame(id, rulesOf);
      return { ...(await checked(coded.record)), seating: coded, dealer: 'link', shared: false };
    }
    case 'local': {
      const kept = await keptGame(id);
      return (
        kept && { ...(await checked(kept.record)), seating: kept, dealer: 'local', shared: false, origin: id }
      );
    }
  }
}

function endOf({ result, seats }: TableInfo): TableEnd | undefined {
  const resigned = seats.map((seat) => seat.resigned === true);
  return result && resigned.includes(true) ? { result, resigned } : undefined;
}

async function checked(record: string): Promise<Pick<Loaded, 'record' | 'replay' | 'damage'>> {
  const name = /^game (\w+) /m.exec(record)?.[1];
  const known = GAME_IDS.find((one) => one === name);
  const { damage, ...replay } = replaySound(record, known ? { [known]: await rulesOf(known) } : {});
  return damage ? { record: recordUpTo(replay), replay, damage } : { record, replay };
}

/** Default names in records. */
const NAMELESS = /^player-\d$/;

/** The page names bots and unnamed people by their seats, as at tables. */
async function fromRecord(record: string): Promise<Omit<Loaded, 'dealer' | 'shared' | 'own'>> {
  const found = await checked(record);
  const { players } = found.replay.header;
  const seating = {
    bots: players.map((name) => (isBot(name) ? name : null)),
    names: players.map((name) => (isBot(name) || NAMELESS.test(name) ? null : name)),
    families: FAMILIES.slice(0, players.length),
  };
  return { ...found, seating };
}

/** Whose decisions are reviewed: the reader's, or a person's. */
export const reviewedSeat = ({ own, seating }: Loaded): Seat =>
  own ?? Math.max(0, seating.bots.indexOf(null));
