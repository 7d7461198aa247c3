/** The words of somebody who sits beside a newcomer. */
export interface GuideTexts {
  /** On the page from which a first game is begun. */
  readonly title: string;
  readonly line: string;
  readonly begin: string;
  readonly next: string;
  readonly skip: string;
  readonly rules: string;
  /** What leads to the rest of what is said. */
  readonly more: string;
  /** After the last step. */
  readonly done: string;
  readonly close: string;
}
