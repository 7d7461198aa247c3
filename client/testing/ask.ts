import type { Page } from 'playwright-core';
import type { Command } from '../../protocol/command.ts';

/** Sends a request as the person of a page. */
export function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const response = await fetch(`/api${address}`, {
        method: verb!,
        ...(sent ? { headers: { 'content-type': 'application/json' }, body: sent } : {}),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    [method, path, body && JSON.stringify(body)],
  );
}

export const act = <T = unknown>(page: Page, table: string, command: Command): Promise<T> =>
  ask<T>(page, 'POST', `/tables/${table}/commands`, command);
