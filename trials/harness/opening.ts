import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from '../../protocol/command.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { type Guest, HttpError } from './guest.ts';
import type { Plan } from './plan.ts';
import { Violation } from './violation.ts';

const RETRY_MS = 100;
/** Longer than any outage of a trial. */
const PATIENCE_MS = 60_000;

/** Retries while the server is away; the job must be safe to repeat. */
export async function persist<T>(job: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await job();
    } catch (error) {
      if (!isAway(error) || performance.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** fetch rejects with a TypeError if there is no connection or it broke. */
const isAway = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof HttpError && error.status === 503);

/** Opens a table and retries until its game runs, whatever happens to the server. */
export async function openTable({ settings, bots }: Plan, guests: readonly Guest[]): Promise<string> {
  const host = guests[0]!;
  const { id } = await persist(() => host.ask<TableInfo>('POST /api/tables', settings));
  const act = (guest: Guest, command: Command) =>
    persist(async () => {
      try {
        await guest.ask(`POST /api/tables/${id}/commands`, command);
      } catch (error) {
        // The command may have been carried out before; the table's state decides.
        if (!(error instanceof HttpError) || error.status !== 409) throw error;
      }
    });
  for (let seat = 0; seat < bots; seat++) await act(host, { type: 'bot', seat, bot: 'random' });
  for (const [i, guest] of guests.entries())
    await act(guest, { type: 'sit', ...(i % 2 === 0 ? { nonce: `nonce-${i}` } : {}) });
  const running = async () => {
    const { info } = await persist(() => host.ask<{ info: TableInfo }>(`GET /api/tables/${id}`));
    return info.status !== 'open';
  };
  // The host's node may not know yet who has sat down at others.
  for (const deadline = performance.now() + PATIENCE_MS; !(await running()); await sleep(RETRY_MS)) {
    if (performance.now() > deadline) throw new Violation(id, 'does not start though all seats are taken');
    if (!settings.autoStart) await act(host, { type: 'start' });
  }
  return id;
}
