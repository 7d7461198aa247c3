/** What the cards of the places say of their figures; words follow a number. */
export interface HanCardWords {
  /** Points as the pieces stand. */
  readonly pays: (n: number) => string;
  /** What a piece would change. */
  readonly ifPagoda: (n: number) => string;
  readonly ifEmissary: (n: number) => string;
  readonly room: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly inHand: (n: number) => string;
  readonly soFar: (n: number) => string;
  readonly total: (n: number) => string;
  readonly roads: (n: number) => string;
  readonly supply: (n: number) => string;
  readonly scored: string;
  readonly seal: string;
  readonly wall: string;
  /** What a move does, behind a signed number. */
  readonly effects: {
    readonly cards: (n: number) => string;
    readonly atOnce: (n: number) => string;
  };
}
