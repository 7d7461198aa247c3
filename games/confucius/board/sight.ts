import { viewAfter } from '../../../client/board/after.ts';
import { type PlaceId, seatPlace } from '../../../client/board/places.ts';
import type { Action, Seat } from '../../../core/game.ts';
import type { Scene } from '../../../i18n/texts.ts';
import { BOX_ACTIONS, type BoxAction, REWARDS, STUDENTS } from '../rules/data.ts';
import { type Obligations, obligations } from '../rules/obligations.ts';
import {
  BY_CARD,
  type CommandFrame,
  type ConfuciusFrame,
  type ConfuciusKinds,
  type ConfuciusMove,
  type ConfuciusView,
} from '../rules/types.ts';
import { type Shortcuts, shortcutsOf } from './bundles.ts';
import { actionPlace, boxPlace, giftPlace, officialPlace, rewardPlace, studentPlace } from './ids.ts';
import type { ConfuciusProps } from './props.ts';
import { targetOf } from './targets.ts';

/** The table as one viewer sees it, with what may be chosen sorted by the place where it lies. */
export interface Sight extends ConfuciusProps {
  /** The viewer, if playing. */
  readonly me: Seat | undefined;
  /** Whose hand and gifts lie at the lower edge. */
  readonly seat: Seat;
  /** The open decision; at the end there is none. */
  readonly frame: ConfuciusFrame | undefined;
  readonly scene: Scene<ConfuciusKinds>;
  /** What may be chosen, by the place it points to. */
  readonly choices: ReadonlyMap<PlaceId, Action>;
  /** What may be pressed without choosing its action first. */
  readonly shortcuts: Shortcuts;
  /** To how many places of each kind they point. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly pickedMove: ConfuciusMove | undefined;
  readonly pickedPlace: PlaceId | undefined;
  /** What was chosen before in a command that is not complete. */
  readonly chosen: ReadonlySet<PlaceId>;
  readonly web: Obligations;
  /** The table with the picked move, if that is known, and its web. */
  readonly then: ConfuciusView | undefined;
  readonly webThen: Obligations | undefined;
}

/** The kind of a place is how its id begins. */
export const kindOf = (place: PlaceId): string => place.split(':')[0]!;

export function sightOf(props: ConfuciusProps): Sight {
  const { view, viewer, active, names, legal, picked } = props;
  const me = viewer === 'spectator' ? undefined : viewer;
  const seat = me ?? active[0] ?? view.chief;
  const choices = new Map<PlaceId, Action>(legal.map(({ action, move }) => [targetOf(move, seat), action]));
  const kinds = new Map<string, number>();
  for (const { move } of legal) {
    const kind = kindOf(targetOf(move, seat));
    // To pass is no action of the box, though it has a plaque there.
    if (move.type !== 'pass') kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const then = viewAfter(props);
  const pickedMove = legal.find(({ action }) => action === picked)?.move;
  return {
    ...props,
    me,
    seat,
    frame: props.result?.early === undefined ? view.stack.at(-1) : undefined,
    scene: { view, seat, names },
    choices,
    shortcuts: shortcutsOf(props),
    kinds,
    pickedMove,
    pickedPlace: pickedMove && targetOf(pickedMove, seat),
    chosen: new Set(chosenIn(view)),
    web: obligations(view),
    then,
    webThen: then && obligations(then),
  };
}

/** To whom somebody is bound by gifts. */
function boundWords({ names, texts }: Sight, web: Obligations, seat: Seat): string {
  const { bound, free } = texts.board.lens;
  const own = web.bonds.filter((bond) => bond.bound === seat);
  return `${names[seat]}: ${own.length > 0 ? bound(own.map(({ to, value }) => ({ name: names[to]!, value }))) : free}`;
}

export const hasBond = (
  { bonds }: Obligations,
  { bound, to, value }: Obligations['bonds'][number],
): boolean => bonds.some((bond) => bond.bound === bound && bond.to === to && bond.value === value);

/** To whom somebody is bound, and what the picked move changes. */
export function changedBonds(sight: Sight, seat: Seat): string {
  const was = boundWords(sight, sight.web, seat);
  const now = sight.webThen ? boundWords(sight, sight.webThen, seat) : was;
  return now === was ? was : sight.texts.board.lens.changed(now, was);
}

const isCommand = (f: ConfuciusFrame): f is CommandFrame => 'step' in f && 'first' in f;

const isBoxAction = (phase: string): phase is BoxAction => (BOX_ACTIONS as readonly string[]).includes(phase);

/** Of the petition with a gift, by its value: where its first parameter is. */
const PETITIONED = [undefined, seatPlace, studentPlace, officialPlace, boxPlace, officialPlace];

function* chosenIn(view: ConfuciusView): Iterable<PlaceId> {
  for (const f of view.stack) {
    if (f.phase === 'favour') yield actionPlace('favour');
    else if (f.phase === 'extra') yield rewardPlace('extra');
    else if (f.phase === 'tutor') yield studentPlace(f.student);
    else if (f.phase === 'discard' || !isCommand(f)) continue;
    else yield* chosenFor(f);
  }
}

function* chosenFor(f: CommandFrame): Iterable<PlaceId> {
  if (isBoxAction(f.phase)) yield actionPlace(f.phase);
  if (f.by >= BY_CARD) yield rewardPlace(REWARDS[f.by - BY_CARD]!);
  if (f.step === 0) return;
  switch (f.phase) {
    case 'bribe':
    case 'secure':
    case 'transfer':
    case 'bribery':
      yield officialPlace(f.first);
      return;
    case 'nominate':
      yield studentPlace(Math.min(f.first, STUDENTS.length - 1));
      return;
    case 'invade':
      yield boxPlace(f.first);
      return;
    case 'buyGift':
    case 'giveGift':
    case 'giftCard':
      yield giftPlace(f.seat, f.first + 1);
      return;
    case 'petition':
      yield giftPlace(f.seat, f.first + 1);
      if (f.step > 1) yield PETITIONED[f.first]!(f.second);
  }
}
