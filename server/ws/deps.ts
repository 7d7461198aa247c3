import type { FastifyRequest } from 'fastify';
import type { Person } from '../../protocol/person.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Readings } from '../accounts/readings.ts';
import type { HallApi } from '../tables/api.ts';

/** What sockets need from the rest of the server. */
export interface SocketDeps {
  readonly hall: HallApi;
  readonly readings: Readings;
  readonly settings: Pick<Settings, 'maxBytes' | 'messagesPerSecond' | 'socketsPerAddress'>;
  /** Version of the server, for the welcome. */
  readonly version: string;
  whoIs(request: FastifyRequest): Promise<Person | undefined>;
  /** Reports people whose cookies or tokens were revoked. */
  onRevoked(listener: (person: string) => void): void;
  /** Reports people about whom something was decided. */
  onNews(listener: (person: string) => void): void;
  sameOrigin(request: FastifyRequest): boolean;
}
