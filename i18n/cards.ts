/** The frame of the cards that explain what lies on a board. */
export interface CardTexts {
  /** Above the figures, for the reader or for somebody else. */
  cost(name: string | undefined): string;
  worth(name: string | undefined): string;
  now(name: string | undefined): string;
  readonly rulebook: string;
  readonly keep: string;
  readonly kept: string;
  /** Of a move that decides nothing yet: how many choices follow. */
  choices(n: number): string;
  /** Of a move that changes nothing for the reader. */
  readonly nothing: string;
}
