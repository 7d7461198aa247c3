import type { Bus } from './bus.ts';
import { LocalBus } from './local.ts';
import { NatsBus } from './nats.ts';
import { NotifyBus } from './notify.ts';

export interface BusPlace {
  readonly databaseUrl?: string | undefined;
  readonly natsUrl?: string | undefined;
  /** The id of this process among those on the same store. */
  readonly node: string;
}

export async function openBus({ databaseUrl, natsUrl, node }: BusPlace): Promise<Bus> {
  if (natsUrl !== undefined) return NatsBus.open(natsUrl, node);
  if (databaseUrl !== undefined) return NotifyBus.open(databaseUrl, node);
  return new LocalBus();
}
