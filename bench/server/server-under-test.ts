import { openMandate } from './mandate.ts';
import type { Scenario } from './scenario.ts';

/** Receives the reports of a table's players. */
export interface GroupListener {
  /** A player has the position after `ply` decisions. */
  onPosition(seat: number, ply: number, mayDecide: boolean): void;
}

/** The players of one table at a time, each with its own connection. */
export interface Group {
  /** Starts another game with the same players. */
  begin(): void;
  /** Sends a random turn of a player. */
  decide(seat: number): void;
}

/** A server as clients see it. */
export interface ServerUnderTest {
  gather(seats: number, ears: GroupListener): Promise<Group>;
  /** Opens an idle connection. */
  connectIdle(): Promise<void>;
  /** Closes all connections. */
  leave(): Promise<void>;
  /** Tables in the server's memory, if it reports them. */
  live?(): Promise<number>;
}

export async function openVenue(scenario: Scenario, url: string): Promise<ServerUnderTest> {
  if (scenario.server === 'mandate') return openMandate(url, scenario.game);
  const peer = await import(new URL('../peers/boardgame-io-client.mjs', import.meta.url).href);
  return peer.openVenue(url);
}
