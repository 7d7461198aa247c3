import type { Seat } from '../../core/game.ts';
import { actionsOf, type Plan } from '../../core/plan.ts';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { PlanState } from '../../protocol/plan.ts';
import { botOf, type Ledger, seatOf } from '../../store/log/ledger.ts';
import type { StoredPlan } from '../../store/plans/plans.ts';
import type { Store } from '../../store/store.ts';
import type { Registry } from './registry.ts';
import type { Table } from './table.ts';
import { tableTime } from './time.ts';

/** A page that is open makes its plan by itself; the server waits this long. */
export const PLAN_PAUSE_MS = 2_000;
const LIMIT = 100;

/** The seat of a person in a running game, where it is not their turn. */
function waitingSeat({ ledger }: Table, person: Person): Seat {
  const seat = seatOf(ledger, person.id);
  if (seat === undefined) throw new Refusal('not-seated', 'You have no seat at this table.');
  if (ledger.status !== 'running' || ledger.seats[seat]!.resigned)
    throw new Refusal('ended', 'There is no turn to prepare.');
  return seat;
}

/** Keeps a person's plan. Nobody else learns of it: it is no line of the log. */
export async function setPlan(store: Store, table: Table, person: Person, plan: Plan): Promise<void> {
  const { id, ledger } = table;
  const seat = waitingSeat(table, person);
  if (ledger.active & (1 << seat)) throw new Refusal('already-started', 'Your turn has already begun.');
  const { moves, guard } = plan;
  await store.plans.set({ table: id, seat, person: person.id, after: ledger.n, moves, guard });
}

/** A person's plan, or word that it was dropped, which is said once. */
export async function readPlan(store: Store, { id, ledger }: Table, person: Person): Promise<PlanState> {
  const seat = seatOf(ledger, person.id);
  const found = seat === undefined ? undefined : await store.plans.of(id, seat);
  if (!found || found.person !== person.id) return { dropped: false };
  if (found.dropped) {
    await store.plans.remove(id, seat!);
    return { dropped: true };
  }
  return { plan: { moves: [...found.moves], guard: found.guard }, dropped: false };
}

export async function forgetPlan(store: Store, { id, ledger }: Table, person: Person): Promise<void> {
  const seat = seatOf(ledger, person.id);
  if (seat !== undefined) await store.plans.remove(id, seat);
}

/** Makes the plans of people whose turn has come and who do not make it themselves. */
export async function makeDuePlans(store: Store, registry: Registry, pause: number): Promise<void> {
  for (const plan of await store.plans.due(tableTime() - pause, LIMIT))
    await registry.tend(plan.table, async (table) => {
      const fate = await make(table, plan);
      await store.plans.end(plan, fate === 'dropped' ? 'dropped' : 'made');
    });
}

/** A plan of before the seat's last decision, or of before something was taken back, is void. */
const isVoid = ({ moves, takenBack }: Ledger, { seat, after }: StoredPlan): boolean =>
  takenBack > after || (moves.findLast((move) => move.seat === seat)?.n ?? 0) > after;

async function make(table: Table, plan: StoredPlan): Promise<'made' | 'dropped' | 'void'> {
  const { seat, person } = plan;
  const own = table.ledger.seats[seat];
  if (own?.person !== person || botOf(table.ledger, own) || isVoid(table.ledger, plan)) return 'void';
  const { game, state } = table;
  const actions = state && actionsOf(game, game.view(state, seat), seat, plan);
  if (!actions) return 'dropped';
  const moves = actions.map((action) => game.notate(action));
  try {
    await table.do(
      { id: person, name: own.name ?? '' },
      { type: 'moves', n: table.ledger.moves.length + 1, moves },
    );
    return 'made';
  } catch (error) {
    if (error instanceof Refusal) return 'dropped';
    throw error;
  }
}
