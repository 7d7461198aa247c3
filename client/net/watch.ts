import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Command } from '../../protocol/command.ts';
import { Connection, ConnectionError, type ConnectionOptions, type Done } from '../../protocol/connection.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { Fault } from '../../protocol/fault.ts';
import type { LinkStatus } from '../../protocol/link.ts';
import type { Person } from '../../protocol/person.ts';
import type { Position } from '../../protocol/position.ts';
import type { Update } from '../../protocol/socket.ts';
import type { Presence, TableInfo } from '../../protocol/table.ts';
import type { Trouble } from '../session/session.ts';
import { becomeSomebody } from './api.ts';
import { hearConduct } from './conduct.ts';
import { isolateNames } from './isolate.ts';

/** Follows a table on the server while it is shown. */
export interface Watch {
  readonly id: string;
  readonly you: Person;
  readonly status: ReadonlySignal<LinkStatus>;
  readonly info: ReadonlySignal<TableInfo | undefined>;
  readonly position: ReadonlySignal<Position | undefined>;
  readonly entries: ReadonlySignal<readonly Entry[]>;
  /** Who is at the table now. */
  readonly presence: ReadonlySignal<Presence | undefined>;
  readonly refused: ReadonlySignal<Fault | undefined>;
  /** Why the last command failed, unless a rule forbids it; cleared by the next command. */
  readonly trouble: Signal<Trouble | undefined>;
  do(command: Command): Promise<Done>;
  /** Tells the others that this person is typing. */
  typing(): void;
  close(): void;
}

/** Follows a table from this page. */
export async function watchTable(id: string): Promise<Watch> {
  const you = await becomeSomebody();
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return followTable(id, you, { url: `${scheme}://${location.host}/ws` });
}

export function followTable(id: string, you: Person, link: Pick<ConnectionOptions, 'url' | 'token'>): Watch {
  const status = signal<LinkStatus>('connecting');
  const info = signal<TableInfo | undefined>(undefined);
  const position = signal<Position | undefined>(undefined);
  const entries = signal<readonly Entry[]>([]);
  const presence = signal<Presence | undefined>(undefined);
  const refused = signal<Fault | undefined>(undefined);
  const trouble = signal<Trouble | undefined>(undefined);

  const hear = (update: Update) =>
    batch(() => {
      if (update.info) info.value = isolateNames(update.info);
      if (update.presence) presence.value = isolateNames(update.presence);
      // From 0 the server starts over, for example from a restored database.
      const fresh = isolateNames(update.entries);
      if (update.after === 0) entries.value = fresh;
      else if (fresh.length > 0) entries.value = [...entries.value, ...fresh];
      if (update.position) position.value = update.position;
    });
  const connection = new Connection({
    ...link,
    onUpdate: hear,
    onPresence: (_, now) => {
      presence.value = isolateNames(now);
    },
    onConduct: () => hearConduct(true),
    onStatus: (now) => {
      status.value = now;
    },
    onRefused: (_, fault) => {
      refused.value = fault;
    },
  });
  connection.watch(id).catch(() => undefined);
  return {
    id,
    you,
    status,
    info,
    position,
    entries,
    presence,
    refused,
    trouble,
    async do(command) {
      trouble.value = undefined;
      try {
        return await connection.do(id, command);
      } catch (error) {
        if (error instanceof ConnectionError && error.code !== 'illegal')
          trouble.value = { code: error.code };
        throw error;
      }
    },
    typing: () => connection.typing(id),
    close: () => connection.close(),
  };
}
