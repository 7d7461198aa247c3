/** What the scenes say beside the sentences of the log. */
export interface HanSceneWords {
  full(province: string): string;
  /** The step in which the last space is taken. */
  readonly filled: string;
  rank(n: number): string;
  /** Why a rank scores what it scores: a point for every pagoda, or as many as the rank above has. */
  all(pagodas: number): string;
  above(pagodas: number): string;
  readonly doubled: string;
  /** Above what they would pay if the game ended now. */
  readonly alliances: string;
  readonly final: string;
}
