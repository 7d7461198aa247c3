import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Kinds, Seat } from '../../core/game.ts';
import type { RecordError } from '../../core/replay.ts';
import type { PlaceId } from '../board/places.ts';
import { beginFrom, playersOf, type Seating } from '../session/begin.ts';
import { unheld } from '../session/pace.ts';
import type { Session } from '../session/session.ts';
import { encodeGame } from './code.ts';
import { type Loaded, reviewedSeat } from './load.ts';
import { openSession, type Seen } from './open.ts';
import type { Dealer, ProofOf } from './proof.tsx';
import { type Review, reviewOf } from './review.ts';

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
/** Milliseconds per decision at speed 1. */
const STEP = 1000;

/** A replay with its position and view. */
export interface Player {
  readonly session: Session;
  readonly ply: Signal<number>;
  readonly seen: Signal<Seen>;
  /** The available views. */
  readonly views: readonly Seen[];
  readonly running: Signal<boolean>;
  readonly speed: Signal<number>;
  readonly last: number;
  /** Each seat's view, if nothing is hidden. */
  readonly own?: ReadonlySignal<readonly Kinds['view'][] | undefined>;
  /** What everybody could see at each position from the start, if known. */
  moments?(): readonly Kinds['view'][];
  /** The bots' assessment of a finished game, and whether it is shown. */
  readonly review?: Review;
  readonly charted?: Signal<boolean>;
  /** Whether the rail shows the judged decisions instead of players and log. */
  readonly judging?: Signal<boolean>;
  /** The places that the judged turn shown points to. */
  readonly look?: Signal<readonly PlaceId[] | undefined>;
  /** What a seat saw after a number of decisions, if the record is known. */
  viewAt?(ply: number, seat: Seat): Kinds['view'];
  readonly record?: string;
  /** Where the record is damaged; only earlier positions are shown. */
  readonly damage?: RecordError | undefined;
  readonly proof: ProofOf | { readonly commitment: string; readonly dealer: Dealer };
  /** Whether the requested position is loading. */
  readonly loading?: ReadonlySignal<boolean>;
  /** Retries after a failure to load. */
  readonly again?: ReadonlySignal<(() => void) | undefined>;
  readonly branch?: Branch;
  /** The code for a link, if others cannot open the game at this address. */
  readonly code?: CodeOf;
  show(ply: number): void;
  close(): void;
}

/** Playing on from the position shown. */
export interface Branch {
  readonly seating: Seating;
  /** The suggested seat: the viewer's, the only person's, or the one to decide. */
  seat(): Seat;
  /** Starts a local game from the position shown or another; returns its id. */
  begin(seat: Seat, from?: number): string;
}

export interface CodeOf {
  /** The number of people in a running game, from whom the code would reveal hidden cards. */
  readonly hiding: number;
  make(): string;
}

/** The current ply, its limits, and playback. */
export function projector(last: number, first: number) {
  const inside = (n: number) => Math.min(last, Math.max(0, Math.round(n)));
  const ply = signal(inside(first));
  const running = signal(false);
  const speed = signal(1);
  const stop = effect(() => {
    if (!running.value) return undefined;
    if (ply.value >= last) {
      running.value = false;
      return undefined;
    }
    const from = ply.value;
    const timer = setTimeout(async () => {
      // In text mode the next decision waits until this one has been read out.
      await unheld();
      if (running.peek() && ply.peek() === from) ply.value++;
    }, STEP / speed.value);
    return () => clearTimeout(timer);
  });
  const show = (n: number) => {
    running.value = false;
    ply.value = inside(n);
  };
  return { last, ply, running, speed, show, stop };
}

export function playerOf(loaded: Loaded, first: number | undefined, from: Seen | undefined): Player {
  const { replay, seating, record, damage, dealer, shared, origin } = loaded;
  // In a damaged record the last decision is not the last of the game.
  const end = damage ? undefined : loaded.end;
  const { last, ply, running, speed, show, stop } = projector(
    replay.steps.length,
    first ?? (replay.finished || end ? 0 : replay.steps.length),
  );
  const views = viewsOf(loaded);
  const seen = signal<Seen>(views.find((one) => one === from) ?? views[0]!);
  const { own, ...session } = openSession(replay, playersOf(seating), ply, seen, end);
  const people = peopleIn(seating);
  return {
    session,
    own,
    ply,
    seen,
    views,
    running,
    speed,
    last,
    moments: () =>
      [replay.start, ...replay.steps.map(({ state }) => state)].map((state) =>
        replay.game.view(state, 'spectator'),
      ),
    ...(replay.finished
      ? {
          review: reviewOf(replay, typeof from === 'number' ? from : reviewedSeat(loaded)),
          charted: signal(true),
          judging: signal(true),
          look: signal(undefined),
        }
      : {}),
    viewAt: (at, seat) => replay.game.view(at === 0 ? replay.start : replay.steps[at - 1]!.state, seat),
    record,
    damage,
    proof: { header: replay.header, checks: replay.checks, dealer },
    branch: {
      seating,
      seat: () => {
        if (typeof seen.value === 'number') return seen.value;
        return (people.length === 1 ? people[0] : session.now.value.active[0]) ?? 0;
      },
      begin: (seat, from = ply.value) => beginFrom(replay, seating, from, seat, origin),
    },
    ...(shared
      ? {}
      : {
          code: {
            hiding: replay.finished ? 0 : people.length,
            make: () => encodeGame(replay, seating),
          },
        }),
    show,
    close: stop,
  };
}

const peopleIn = ({ bots }: Seating): Seat[] => bots.flatMap((bot, seat) => (bot === null ? [seat] : []));

/** The replay of a running game shows no hand except the only person's; a file hides nothing. */
function viewsOf({ replay, seating, dealer, end }: Loaded): Seen[] {
  if (replay.finished || end || dealer === 'file') return ['spectator', 'open', ...seating.bots.keys()];
  const people = peopleIn(seating);
  return people.length === 1 ? [people[0]!, 'spectator'] : ['spectator'];
}
