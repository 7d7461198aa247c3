/** The name of a bot level, and what to expect of it in one line. */
export interface LevelText {
  readonly name: string;
  readonly line: string;
}

/** Levels by bot id, the strongest last; the others are kept for games that began with them. */
export interface LevelTexts {
  readonly level1: LevelText;
  readonly level2: LevelText;
  readonly level3: LevelText;
  readonly level4: LevelText;
  readonly level5: LevelText;
  readonly level6: LevelText;
  readonly greedy: LevelText;
  readonly random: LevelText;
}

/** Within a sentence. */
export const levelTitle = (texts: LevelTexts, bot: string): string => textOf(texts, bot)?.name ?? bot;

/** In a list: the grade before the name. */
export function levelName(texts: LevelTexts, bot: string): string {
  const text = textOf(texts, bot);
  const grade = /^level(\d)$/.exec(bot)?.[1];
  return text && grade ? `${grade} · ${text.name}` : (text?.name ?? bot);
}

export const levelLine = (texts: LevelTexts, bot: string): string => textOf(texts, bot)?.line ?? '';

const textOf = (texts: LevelTexts, bot: string): LevelText | undefined =>
  Object.hasOwn(texts, bot) ? texts[bot as keyof LevelTexts] : undefined;
