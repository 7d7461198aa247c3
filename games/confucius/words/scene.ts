/** What the scenes say beside the sentences of the log. */
export interface ConfuciusSceneWords {
  readonly steps: Readonly<
    Record<'count' | 'posts' | 'students' | 'tutors' | 'reveal' | 'candidate' | 'officials' | 'cubes', string>
  >;
  /** What happens in an examination; it begins with the sentence of the log. */
  readonly exam: Readonly<Record<'tutors' | 'reveal' | 'candidate', string>>;
  /** Both students have cards of the same worth. */
  readonly tie: string;
  /** Over the active gifts of each family, and the cubes that they bring. */
  readonly gifts: string;
  readonly cubes: string;
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
