import { computed, effect, signal } from '@preact/signals';
import { rulesOf } from '../../games/list.ts';
import { ApiError, entriesAt, lookAt, tablePosition } from '../net/api.ts';
import { decisions, momentFromPosition, playerOf as seated } from '../session/online.ts';
import type { Moment, Session } from '../session/session.ts';
import type { Seen } from './open.ts';
import { type Player, projector } from './player.ts';

/** The number of positions to prefetch. */
const AHEAD = 3;

/** The replay of a table whose game is running, as the player's seat saw it; the server sends the positions. */
export async function runningPlayer(id: string, first: number | undefined): Promise<Player> {
  const [{ info, position }, entries] = await Promise.all([lookAt(id), entriesAt(id)]);
  if (!position) throw new ApiError('not-started', 'The game has not begun.');
  const game = await rulesOf(info.settings.game);
  const made = decisions(entries);
  const { last, ply, running, speed, show, stop } = projector(position.ply, first ?? position.ply);
  const moments = signal<ReadonlyMap<number, Moment>>(
    new Map([[position.ply, still(momentFromPosition(game, position))]]),
  );
  const asked = new Set([position.ply]);
  const failed = signal(false);
  const fetchMoment = async (n: number) => {
    if (asked.has(n)) return;
    asked.add(n);
    try {
      const found = await tablePosition(id, n);
      moments.value = new Map([...moments.peek(), [n, momentFromPosition(game, found)]]);
      if (n === ply.peek()) failed.value = false;
    } catch {
      asked.delete(n);
      if (n === ply.peek()) failed.value = true;
    }
  };
  const follow = effect(() => {
    failed.value = false;
    for (let n = ply.value; n <= Math.min(last, ply.value + AHEAD); n++) void fetchMoment(n);
  });
  const at = (n: number) => moments.value.get(n);
  let shown = at(position.ply)!;
  const now = computed(() => {
    shown = at(ply.value) ?? shown;
    return shown;
  });
  const seat: Seen = position.seat ?? 'spectator';
  const session: Session = {
    game,
    players: signal(info.seats.map(seated)),
    viewer: signal(position.seat ?? 'spectator'),
    reader: signal(position.seat),
    now,
    entries: computed(() => made.slice(0, ply.value)),
    result: signal(undefined),
    undoing: signal('nothing'),
    redoing: signal('nothing'),
    decide: async () => ({ ok: false, at: 0, rules: [] }),
    undo: async () => undefined,
    redo: async () => undefined,
    at,
    close: () => undefined,
  };
  return {
    session,
    ply,
    seen: signal<Seen>(seat),
    views: [seat],
    running,
    speed,
    last,
    loading: computed(() => at(ply.value) === undefined),
    again: computed(() => (failed.value ? () => void fetchMoment(ply.peek()) : undefined)),
    proof: {
      commitment: info.commitment,
      dealer: info.brought === undefined ? 'table' : 'brought',
    },
    show,
    close() {
      stop();
      follow();
    },
  };
}

/** Decisions are made at the table, not here. */
const still = (moment: Moment): Moment => ({ ...moment, legal: [] });
