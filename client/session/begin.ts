import { computed, effect, type Signal, signal } from '@preact/signals';
import type { OptionValue, Seat } from '../../core/game.ts';
import { parseOptions } from '../../core/options.ts';
import { openHeader, Recorder } from '../../core/record.ts';
import { type Replay, recordUpTo, replay, type Step } from '../../core/replay.ts';
import type { GameId } from '../../games/list.ts';
import { rulesOf } from '../../games/list.ts';
import { FAMILIES, type Family } from '../board/board.ts';
import { t } from '../texts/texts.ts';
import { type Keeper, keeperOf, keepNew, randomText } from './keeper.ts';
import { isBroken, type KeptGame, readGame, ready, saveJournal, unsaved } from './kept.ts';
import { isBot, USUAL_LEVEL } from './levels.ts';
import { LocalSession } from './local.ts';
import { Rests } from './pace.ts';
import type { Player } from './session.ts';
import { type Hold, holdGame, listen } from './tabs.ts';
import { workerThinker } from './thinker.ts';

export interface LocalTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Names of bots by seat; null for people. */
  readonly bots: readonly (string | null)[];
  readonly names: readonly (string | null)[];
}

/** Starts and stores a game on this device; returns its id. */
export async function beginLocal(table: LocalTable): Promise<string> {
  const game = await rulesOf(table.game);
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
    over: false,
  });
}

/** The seats of a stored game: bots, names and colours. */
export type Seating = Pick<KeptGame, 'bots' | 'names' | 'families'>;

/** Continues another game from one of its decisions; bots play all seats but one. The original is not changed. */
export const beginFrom = (
  past: Replay,
  seating: Seating,
  ply: number,
  seat: Seat,
  origin: string | undefined,
): string =>
  keepNew({
    game: past.game.id,
    bots: seating.bots.map((bot, at) =>
      at === seat ? null : bot !== null && isBot(bot) ? bot : USUAL_LEVEL,
    ),
    names: seating.names,
    families: seating.families,
    record: recordUpTo(past, ply),
    over: false,
    ...(origin !== undefined && { branchOf: { id: origin, ply } }),
  });

/** Games that this tab is saving before it releases them. */
const closing = new Map<string, Promise<void>>();

/** A stored game with an invalid record. */
export class UnreadableError extends Error {}

/** Opens a stored game; undefined if it does not exist. */
export async function openLocal(id: string): Promise<LocalSession | undefined> {
  await closing.get(id);
  const owned = signal(false);
  let keeper: Keeper | undefined;
  const hold = await holdGame(id, async () => {
    owned.value = false;
    await keeper?.settle();
  });
  try {
    const kept = await readOwn(id, hold);
    if (!kept) {
      hold.release();
      return undefined;
    }
    const game = await rulesOf(kept.game);
    const past = (record: string) => replay(record, { [kept.game]: game });
    const { header, steps } = past(kept.record);
    keeper = keeperOf(kept, steps);
    owned.value = hold.owned.peek();
    const { tab, attach } = tabOf(id, { owned, hold, keeper, past: (record) => past(record).steps });
    const session = new LocalSession(
      {
        game,
        header,
        bots: kept.bots,
        players: computed(() => playersOf(kept)),
        thinker: workerThinker(),
        rests: new Rests(),
        tab: {
          ...tab,
          branch: () => keepNew({ ...kept, record: session.record, over: session.now.peek().over }),
        },
        keep: (now, record, over) => keeper!.keep(now, record, over),
      },
      steps,
    );
    attach(session);
    return session;
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** A stored game. As its owner, first saves decisions that an earlier page did not get to save. */
async function readOwn(id: string, hold: Hold): Promise<KeptGame | undefined> {
  await ready();
  if (hold.owned.peek() && !unsaved.has(id)) await saveJournal(id).catch(() => undefined);
  const found = await readGame(id);
  if (found && isBroken(found)) throw new UnreadableError();
  return found;
}

interface TabParts {
  readonly owned: Signal<boolean>;
  readonly hold: Hold;
  readonly keeper: Keeper;
  past(record: string): readonly Step[];
}

/** Keeps a session in sync with other tabs. */
function tabOf(id: string, { owned, hold, keeper, past }: TabParts) {
  const stops: (() => void)[] = [];
  let session: LocalSession | undefined;
  let reading: Promise<unknown> = Promise.resolve();
  /** One after the other, so that what was stored last is shown last. */
  const load = (): Promise<boolean> => {
    const read = reading.then(show);
    reading = read.catch(() => undefined);
    return read;
  };
  /** Shows the stored game; returns whether it could be read. */
  const show = async (): Promise<boolean> => {
    const kept = await readOwn(id, hold);
    if (!kept || !session) return false;
    if (unsaved.has(id) || kept.revision === keeper.revision) return true;
    const steps = past(kept.record);
    keeper.adopt(kept, steps);
    session.follow(steps);
    return true;
  };
  const own = async () => {
    if (!(await load()) || !hold.owned.peek()) return;
    owned.value = true;
    void session?.runBots();
  };
  const attach = (made: LocalSession) => {
    session = made;
    let first = true;
    stops.push(
      effect(() => {
        const mine = hold.owned.value;
        if (first) first = false;
        else if (mine) void own();
        else owned.value = false;
      }),
      effect(() => {
        if (!owned.value) made.stop();
      }),
      effect(() => {
        // Another tab's version stands; this tab shows it, or the branch made of its own decisions.
        const refused = keeper.refused.value;
        if (!refused) return;
        owned.value = false;
        if (refused.branch === undefined) void (hold.owned.peek() ? own() : load());
      }),
      listen((word, here) => {
        if (word.type === 'changed' && word.id === id && !here && !keeper.refused.peek()) void load();
      }),
    );
    if (owned.peek()) void made.runBots();
    // Another tab may have saved it while it was opening.
    else void load();
  };
  const tab = {
    owned,
    branched: computed(() => keeper.refused.value?.branch),
    take: () => (hold.owned.peek() ? own() : hold.take()),
    close() {
      for (const stop of stops) stop();
      const closed = keeper.settle().finally(() => {
        hold.release();
        if (closing.get(id) === closed) closing.delete(id);
      });
      closing.set(id, closed);
    },
  };
  return { tab, attach };
}

/** Bots get names from the page; people without a name get the name of their seat. */
export const playersOf = ({ bots, families, names }: Seating): Player[] =>
  bots.map((bot, seat) => ({
    name: names[seat] ?? t().seats[seat]!,
    family: families[seat]!,
    kind: bot === null ? 'person' : 'bot',
    ...(bot !== null && { bot }),
  }));

/** The first person is Jade; the others follow in order. */
export function familiesOf(bots: readonly (string | null)[]): Family[] {
  const first = Math.max(0, bots.indexOf(null));
  return bots.map((_, seat) => FAMILIES[(seat - first + bots.length) % bots.length]!);
}
