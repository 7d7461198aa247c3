/** Texts of the guide in a first game. */
export interface GuideTexts {
  /** On the page that starts the first game. */
  readonly title: string;
  readonly line: string;
  readonly begin: string;
  readonly off: string;
  readonly rules: string;
  readonly close: string;
}
