/** Texts of the guide for newcomers. */
export interface GuideTexts {
  /** On the page that starts the first game. */
  readonly title: string;
  readonly line: string;
  readonly begin: string;
  readonly next: string;
  readonly skip: string;
  readonly rules: string;
  /** Expands the rest of a step. */
  readonly more: string;
  /** After the last step. */
  readonly done: string;
  readonly close: string;
}
