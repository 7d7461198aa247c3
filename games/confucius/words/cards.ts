/** What the cards of the places say of their figures; words follow a number. */
export interface ConfuciusCardWords {
  readonly cash: (n: number) => string;
  readonly licences: (n: number) => string;
  readonly cubes: (n: number) => string;
  readonly points: (n: number) => string;
  /** The least price, where it depends on what is chosen. */
  readonly from: (n: number) => string;
  readonly nextRound: (n: number) => string;
  readonly own: (n: number) => string;
  readonly ifResolved: (n: number) => string;
  readonly toLand: (n: number) => string;
  readonly taken: string;
  /** What a move does, behind a signed number. */
  readonly effects: {
    readonly [K in
      | 'cards'
      | 'rewards'
      | 'officials'
      | 'secured'
      | 'students'
      | 'shipyard'
      | 'ocean'
      | 'colonies'
      | 'boxes'
      | 'gifts']: (n: number) => string;
  } & {
    /** Somebody is obliged to the reader, and may not bribe in these ministries. */
    readonly binds: (name: string, ministries: readonly string[]) => string;
    readonly releases: (name: string) => string;
    /** The reader is no longer obliged to somebody. */
    readonly freed: (name: string) => string;
  };
}
