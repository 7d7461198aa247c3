import type { SqliteFailure } from '../fault.ts';
import type { Step } from './commit.ts';

/** A request to the database thread; answered in order. */
export type Request = { readonly id: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly kind: 'commit'; readonly batch: readonly (readonly Step[])[] }
  | { readonly kind: 'close' }
);

export interface Rows {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export type Answer = { readonly id: number } & (
  | { readonly result: Rows | readonly boolean[] | undefined }
  | { readonly failure: SqliteFailure }
);
