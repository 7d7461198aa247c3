import { computed } from '@preact/signals';
import type { GameId, OptionValue, Seat } from '../../rules/core/game.ts';
import { parseOptions } from '../../rules/core/options.ts';
import { openHeader, Recorder } from '../../rules/core/record.ts';
import { type Replay, recordUpTo, replay } from '../../rules/core/replay.ts';
import { still } from '../settings/settings.ts';
import { FAMILIES, type Family } from '../table/board.ts';
import { t } from '../texts/texts.ts';
import { gameOf } from './games.ts';
import { type KeptGame, keepGame, keptGame } from './kept.ts';
import { isBot, USUAL_LEVEL } from './levels.ts';
import { LocalSession } from './local.ts';
import type { Player } from './session.ts';
import { workerThinker } from './thinker.ts';

export interface LocalTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Names of bots by seat; null where a person sits. */
  readonly bots: readonly (string | null)[];
  readonly names: readonly (string | null)[];
}

/** Milliseconds between the moves of bots. */
const PAUSE = 450;

/** Begins a game on this device and keeps it; the answer is its id. */
export async function beginLocal(table: LocalTable): Promise<string> {
  const game = await gameOf(table.game);
  const given = Object.fromEntries(
    Object.entries(table.options).map(([name, value]) => [name, String(value)]),
  );
  const options = parseOptions(game, table.bots.length, given);
  const secret = { seed: randomText(24), salt: randomText(16) };
  const players = table.bots.map((bot, seat) => bot ?? table.names[seat] ?? `player-${seat + 1}`);
  const header = openHeader(game, options, players, secret);
  const start = game.setup(options, table.bots.length, secret.seed);
  return keepNew({
    game: table.game,
    bots: table.bots,
    names: table.names,
    families: familiesOf(table.bots),
    record: new Recorder(game, header, start).text(),
  });
}

/** Who sits where in a game: names and bots by seat as the device keeps them. */
export type Seating = Pick<KeptGame, 'bots' | 'names' | 'families'>;

/** Goes on from a decision of another game, which stays as it is; bots play all seats but one. */
export const beginFrom = (past: Replay, seating: Seating, ply: number, seat: Seat): string =>
  keepNew({
    game: past.game.id,
    bots: seating.bots.map((bot, at) =>
      at === seat ? null : bot !== null && isBot(bot) ? bot : USUAL_LEVEL,
    ),
    names: seating.names,
    families: seating.families,
    record: recordUpTo(past, ply),
  });

export async function openLocal(id: string): Promise<LocalSession | undefined> {
  const kept = keptGame(id);
  if (!kept) return undefined;
  const game = await gameOf(kept.game);
  const { header, steps } = replay(kept.record, { [kept.game]: game });
  const session = new LocalSession(
    {
      game,
      header,
      bots: kept.bots,
      players: computed(() => playersOf(kept)),
      thinker: workerThinker(),
      pause: () => (still() ? 0 : PAUSE),
      keep: (record, over) => keepGame({ ...kept, over, updated: Date.now() }, record),
    },
    steps,
  );
  void session.runBots();
  return session;
}

/** Bots have the page's names; a person who gave none has the name of the seat. */
export const playersOf = ({ bots, families, names }: Seating): Player[] =>
  bots.map((bot, seat) => ({
    name: names[seat] ?? t().seats[seat]!,
    family: families[seat]!,
    kind: bot === null ? 'person' : 'bot',
  }));

function keepNew(game: Omit<KeptGame, 'id' | 'updated' | 'over'>): string {
  const id = randomText(6);
  keepGame({ ...game, id, updated: Date.now(), over: false }, () => game.record);
  return id;
}

/** The first person is Jade; the others follow in their order. */
function familiesOf(bots: readonly (string | null)[]): Family[] {
  const first = Math.max(0, bots.indexOf(null));
  return bots.map((_, seat) => FAMILIES[(seat - first + bots.length) % bots.length]!);
}

/** So many bytes from the browser's own source of chance, in hexadecimal digits. */
const randomText = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
