/** What the coach says at a step of a lesson. `{name}` stands for a figure of the game being played, `*…*` for stress. */
export interface LessonStepWords {
  readonly title: string;
  /** One for each place the step shows. */
  readonly says: readonly string[];
  /** What to do, where a decision is wanted. */
  readonly task?: string;
  readonly why?: string;
  /** Answers to other choices, by the names that the lesson gives them; `other` to those not named here. */
  readonly wrong?: Readonly<Record<string, string>>;
  /** At the end, if the learner has not won. */
  readonly lost?: { readonly title: string; readonly says: readonly string[] };
}

export interface LessonWords {
  /** What the game is about, in one sentence. */
  readonly aim: string;
  /** By id. */
  readonly steps: Readonly<Record<string, LessonStepWords>>;
}

/** Texts around the lessons of all games. */
export interface LessonTexts {
  readonly title: string;
  readonly step: (n: number, of: number) => string;
  readonly minutes: (n: number) => string;
  readonly aim: string;
  readonly coach: string;
  readonly role: string;
  readonly why: string;
  readonly skip: string;
  readonly back: string;
  readonly leave: string;
  readonly next: string;
  /** Before the title of the next step. */
  readonly ahead: string;
  /** In the bar of a step that only explains. */
  readonly read: string;
  /** In the bar when something veiled is pressed. */
  readonly notNow: string;
  /** While the others play. */
  readonly others: string;
  /** Above the answer to another choice. */
  readonly other: string;
  readonly tryAgain: string;
  readonly goOn: string;
  /** Above the points by source. */
  readonly points: string;
  readonly total: string;
  readonly full: string;
  readonly fullLine: string;
  readonly again: string;
}
