import type { Setting } from '../../play/testing/table.ts';

/** What is looked at on the screens of one game. */
export interface ScreenSpec<Texts = unknown, View = unknown> {
  /** Games that show every number of players and every option. */
  readonly settings: readonly Setting[];
  /** One in so many decisions of a phase is looked at. */
  readonly stride: number;
  /** Games with much to show in small windows, and on the pages beside the table. */
  readonly windows: readonly Setting[];
  readonly pages: readonly Setting[];
  /** Whether the choices stand there in words always; otherwise, where there is no room, in notation. */
  readonly worded: boolean;
  /** What every screen shows besides title, names and choices. */
  parts(texts: Texts, view: View): readonly (string | RegExp)[];
}
