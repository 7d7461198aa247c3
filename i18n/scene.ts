import type { Party } from './audience.ts';

/** Texts of the scenes at the end of a round, loaded with the first of them. */
export interface SceneTexts {
  /** Headings beside a scene. */
  readonly standing: string;
  readonly inOrder: string;
  readonly takesLead: string;
  /** The points before the scene. */
  from(points: number): string;
  /** The steps of a scene, for screen readers. */
  readonly steps: string;
  /** The key that goes on. */
  readonly space: string;
  /** The picture at the end of a game. */
  readonly end: {
    readonly label: string;
    /** Every floor of a tower is as high as its points. */
    readonly floors: string;
    readonly others: string;
    /** Who led before the final scoring. */
    led(leader: Party, points: number): string;
    /** A source of points in the form that follows a number, with the points of two players. */
    compared(source: string, more: number, less: number): string;
    /** From what the winner scored more than another player, and that player more than the winner, if anything. */
    why(winner: Party, gained: readonly string[], other: Party, lost: readonly string[]): string;
    readonly board: string;
    readonly share: string;
    readonly saved: string;
    readonly failed: string;
  };
}
