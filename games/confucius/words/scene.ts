/** What the scenes say beside the sentences of the log. */
export interface ConfuciusSceneWords {
  readonly steps: Readonly<Record<'count' | 'posts', string>>;
  /** Above the officials of each family. */
  readonly count: string;
  /** Why this family gives way. */
  readonly least: string;
  /** Whether a gift leaves it no choice. */
  readonly obliged: string;
  readonly free: string;
  /** What a resolved ministry still does. */
  readonly after: string;
}
