import { signal } from '@preact/signals';

/** Whom the visitor is about to report. */
export interface Reporting {
  readonly person: string;
  readonly name: string;
  /** Where they met. */
  readonly table?: string;
  /** The chat line and its number, if it is about one. */
  readonly said?: { readonly n: number; readonly text: string };
}

/** Opens the dialog over any screen. */
export const reporting = signal<Reporting | undefined>(undefined);

/** Whether moderators have decided something that this visitor has not read. */
export const conductNews = signal(false);

export function hearConduct(news: true | undefined): void {
  if (news) conductNews.value = true;
}
