/** What the scenes say beside the sentences of the log. */
export interface DragonSceneWords {
  readonly steps: Readonly<Record<'event' | 'losses' | 'decay' | 'scoring' | 'final', string>>;
  month(month: number): string;
  /** Nothing is taken from this seat. */
  readonly safe: string;
  /** Tags on what is lost. */
  readonly floor: string;
  readonly palace: string;
}
