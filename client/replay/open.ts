import { computed, type ReadonlySignal } from '@preact/signals';
import type { Kinds, Seat, Viewer } from '../../core/game.ts';
import type { Replay } from '../../core/replay.ts';
import { pastSession } from '../session/past.ts';
import type { Player, Session, TableEnd } from '../session/session.ts';

/** The view of a replay: a seat, a spectator's, or with nothing hidden. */
export type Seen = Viewer | 'open';

/** A recorded game at a decision. With nothing hidden it is a spectator's view with all events and every hand. */
export function openSession(
  past: Replay,
  players: readonly Player[],
  ply: ReadonlySignal<number>,
  seen: ReadonlySignal<Seen>,
  end?: TableEnd,
): Session & { readonly own: ReadonlySignal<readonly Kinds['view'][] | undefined> } {
  const { game, start, steps } = past;
  const viewer = computed((): Viewer => (seen.value === 'open' ? 'spectator' : seen.value));
  const session = pastSession(past, players, ply, viewer, end);
  const state = computed(() => (ply.value === 0 ? start : steps[ply.value - 1]!.state));
  const own = computed(() =>
    seen.value === 'open' ? players.map((_, seat) => game.view(state.value, seat as Seat)) : undefined,
  );
  return {
    ...session,
    now: computed(() => {
      const moment = session.now.value;
      return own.value ? { ...moment, view: shown(moment.view, own.value) } : moment;
    }),
    entries: computed(() =>
      seen.value === 'open'
        ? steps.slice(0, ply.value).map(({ n, seat, events }) => ({ ply: n, seat, events }))
        : session.entries.value,
    ),
    /** Each seat's view. */
    own,
  };
}

interface Holders {
  readonly players?: readonly unknown[];
  readonly options?: { readonly openHands?: boolean };
}

/** The spectators' view with each seat's hand; boards that can list all hands are told to. */
function shown(view: Kinds['view'], own: readonly Kinds['view'][]): Kinds['view'] {
  const { players, options } = view as Holders;
  return {
    ...view,
    ...(players ? { players: players.map((_, seat) => (own[seat] as Holders).players![seat]) } : {}),
    ...(options?.openHands === undefined ? {} : { options: { ...options, openHands: true } }),
  };
}
