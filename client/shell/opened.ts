import { useEffect, useState } from 'preact/hooks';
import { boardOf } from '../../games/boards.ts';
import type { Session } from '../session/session.ts';
import { language } from '../settings/settings.ts';
import { type TableModel, tableModel } from '../table/model.ts';
import { StoredTurn } from '../table/stored-turn.ts';
import { loadGameTexts } from '../texts/texts.ts';

/** A table with everything needed to show it: session, board and texts. */
export interface Opened<S extends Session> {
  readonly session: S;
  readonly model: TableModel;
}

/** With a table's id, unconfirmed turns outlive the page. */
export async function openTable<S extends Session>(session: S, table?: string): Promise<Opened<S>> {
  const { id } = session.game;
  const parts = Promise.all([boardOf(id), loadGameTexts(id, language.value)]);
  const [board] = await parts.catch((error: unknown) => {
    session.close();
    throw error;
  });
  return {
    session,
    model: tableModel(session, board, table === undefined ? undefined : new StoredTurn(table)),
  };
}

/** What went wrong with a table: an invalid record, or a part of the page that did not load. */
export interface Failed {
  readonly failed: Error;
}

/** Opens a session while a screen is shown, again on every retry; null if there is none. */
export function useOpened<S extends Session>(
  open: () => Promise<S | undefined>,
  key: string,
  attempt = 0,
): Opened<S> | Failed | null | undefined {
  const [opened, setOpened] = useState<Opened<S> | Failed | null | undefined>(undefined);
  useEffect(() => {
    let shown = true;
    let made: Opened<S> | undefined;
    setOpened(undefined);
    open()
      .then((session) => (session ? openTable(session, key) : undefined))
      .then((table) => {
        made = table;
        if (shown) setOpened(table ?? null);
        else table?.model.close();
      })
      .catch((error: unknown) => {
        if (shown) setOpened({ failed: error instanceof Error ? error : new Error(String(error)) });
      });
    return () => {
      shown = false;
      made?.model.close();
    };
  }, [key, attempt]);
  return opened;
}
