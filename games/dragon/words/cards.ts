/** What the cards of the places say of their figures; words follow a number. */
export interface DragonCardWords {
  readonly tolls: Readonly<
    Record<
      'yuan' | 'rice' | 'fireworks' | 'vp' | 'persons' | 'floors' | 'cards' | 'pieces' | 'privileges',
      (n: number) => string
    >
  >;
  readonly saved: string;
  readonly leaves: string;
  /** What is left of a gain after the price of its group. */
  readonly net: (n: number) => string;
  readonly netOf: (gain: number, pay: number) => string;
  readonly surcharge: string;
  readonly price: (n: number) => string;
  readonly have: (yuan: number) => string;
  readonly aMonth: (n: number) => string;
  readonly inAll: (n: number) => string;
  readonly atEnd: (n: number) => string;
  readonly yours: string;
  readonly inTurn: string;
  readonly left: (n: number) => string;
  readonly free: string;
  readonly groupOf: (n: number) => string;
  readonly roomFor: (n: number) => string;
  /** What a move does, behind a signed number. */
  readonly effects: {
    readonly persons: (n: number) => string;
    /** Yuan that an action brings and costs. */
    readonly net: (gain: number, cost: number, net: number) => string;
    /** Behind points of every month: what they come to. */
    readonly inAll: (n: number) => string;
  };
}
