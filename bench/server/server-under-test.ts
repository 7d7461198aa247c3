import { openMandate } from './mandate.ts';
import type { Scenario } from './scenario.ts';

/** What the players of a table tell of it. */
export interface GroupListener {
  /** A player has the position after so many decisions, and may decide in it or not. */
  onPosition(seat: number, ply: number, mayDecide: boolean): void;
}

/** The players of one table at a time, each with a connection of their own. */
export interface Group {
  /** Starts another game with the same players. */
  begin(): void;
  /** Sends a random turn of a player. */
  decide(seat: number): void;
}

/** A server as clients see it. */
export interface ServerUnderTest {
  gather(seats: number, ears: GroupListener): Promise<Group>;
  /** Somebody who is connected and waits. */
  connectIdle(): Promise<void>;
  /** All clients go. */
  leave(): Promise<void>;
  /** Tables that the server has in memory, where it tells. */
  live?(): Promise<number>;
}

export async function openVenue(scenario: Scenario, url: string): Promise<ServerUnderTest> {
  if (scenario.server === 'mandate') return openMandate(url, scenario.game);
  const peer = await import(new URL('../peers/boardgame-io-client.mjs', import.meta.url).href);
  return peer.openVenue(url);
}
