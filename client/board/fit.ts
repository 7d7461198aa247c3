/**
 * Text in a drawing neither wraps nor shrinks by itself. Its width is estimated from the advances of the two faces: enough
 * to make a label smaller, or to break it, before it overflows.
 */
export interface Font {
  /** `display` is the face of names and scores, in its one weight. */
  readonly face?: 'text' | 'display';
  readonly weight?: number | undefined;
}

/** The glyphs of each face by their width, in hundredths of the size; the text face in its regular weight. */
const WIDTHS: Readonly<Record<'text' | 'display', readonly (readonly [width: number, glyphs: string])[]>> = {
  text: [
    [16, " '’"],
    [25, '.,:;!·ijlíIÍ'],
    [30, '|()[]/-frtJ'],
    [35, '1?sгт'],
    [40, '357cvzLзс'],
    [45, '2689aekxyáéFSавеклухчъьэяГТ'],
    [50, '4−+–0bdghnopqóöőuúüűCEPTÉбдорпЗ'],
    [55, 'BKRVYZйинцБВЕРСУЬЯ'],
    [60, 'AGXÁмфыАКЛХЧЭ'],
    [66, 'wDOQUÓÖŐÚÜŰжюДОП'],
    [71, 'HNшИЙНЦ'],
    [79, 'mMщМФЫ'],
    [91, 'WЖЮ—ШЩ'],
  ],
  display: [
    [15, "'|"],
    [21, ' .,:’·;![]ijlí'],
    [30, '()-f'],
    [35, '1?/stIJÍг'],
    [40, '235−+aerzáéаезт'],
    [45, '4679cgvxyвлсухчьэя'],
    [50, '08–bdhkopquóöőúüűFSбдкоръ'],
    [55, 'nELPÉиймнпцГЕЗР'],
    [61, 'BYZБВЬЯ'],
    [65, 'CKTVXфКСТУХЧЭ'],
    [70, 'wADGRUÁÚÜŰжыюАДЛ'],
    [75, 'HNOQÓÖŐшщИЙНОПЦ'],
    [82, 'mФMМ—'],
    [91, 'WЫ'],
    [103, 'ЖШЩЮ'],
  ],
};

const table = (face: 'text' | 'display') =>
  new Map(WIDTHS[face].flatMap(([width, glyphs]) => [...glyphs].map((glyph) => [glyph, width] as const)));
const ADVANCES = { text: table('text'), display: table('display') };

/** What the tables do not name: the square glyphs of Japanese, and letters of average width. */
const FULL = /[\u3000-\u9fff\uff00-\uffef]/;
const OTHER = 50;
/** Heavier weights are wider. */
const HEAVIER: Readonly<Record<number, number>> = { 700: 1.03, 800: 1.045 };
const SHY = '\u00ad';
/** An estimate that is a little too wide is safe. */
const MARGIN = 1.04;

export function textWidth(text: string, size: number, { face = 'text', weight = 400 }: Font = {}): number {
  const advances = ADVANCES[face];
  let narrow = 0;
  let full = 0;
  for (const glyph of text)
    if (FULL.test(glyph)) full++;
    else if (glyph !== SHY) narrow += advances.get(glyph) ?? OTHER;
  const heavier = face === 'text' ? (HEAVIER[weight] ?? 1) : 1;
  return ((MARGIN * narrow * heavier) / 100 + full) * size;
}

/** The size at which a text has room, at most `size` and at least `least`. */
export const fitSize = (text: string, room: number, size: number, least: number, font?: Font): number =>
  Math.max(Math.min(size, least), Math.min(size, (size * room) / Math.max(1, textWidth(text, size, font))));

const bare = (text: string): string => text.replaceAll(SHY, '');

/** The pieces between which a text may break, each with what is written at a break after it. */
function pieces(text: string): { text: string; join: string; broken: string }[] {
  return text.split(' ').flatMap((word, _, words) => {
    const full = FULL.test(word);
    const parts = full && words.length === 1 ? [...word] : word.split(SHY);
    const broken = full ? '' : '-';
    return parts.map((part, i) => ({
      text: part,
      join: i < parts.length - 1 ? '' : ' ',
      broken: i < parts.length - 1 ? broken : '',
    }));
  });
}

/** A text in lines of a width, broken at spaces, soft hyphens, or between full-width characters. */
export function wrapText(text: string, room: number, size: number, font?: Font): string[] {
  if (textWidth(bare(text), size, font) <= room) return [bare(text)];
  const lines: string[] = [];
  let line = '';
  let join = '';
  let broken = '';
  for (const piece of pieces(text)) {
    if (line !== '' && textWidth(`${line}${join}${piece.text}`, size, font) > room) {
      lines.push(`${line}${broken}`);
      line = piece.text;
    } else line = line === '' ? piece.text : `${line}${join}${piece.text}`;
    ({ join, broken } = piece);
  }
  const last = [...line];
  const before = lines.at(-1);
  // No last line of a single character.
  if (last.length === 1 && before !== undefined && FULL.test(line) && before.length > 2)
    return [...lines.slice(0, -1), before.slice(0, -1), `${before.at(-1)}${line}`];
  return [...lines, line];
}

/** One line, or two of about equal length if one would have to shrink. */
export function twoLines(text: string, room: number, size: number, font?: Font): string[] {
  if (textWidth(text, size, font) <= room) return [text];
  const gap = FULL.test(text) ? '' : ' ';
  const words = text.split(gap);
  const ways = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(gap), words.slice(i + 1).join(gap)] as const)
    .filter(([, rest]) => !/^[。、ー)]/.test(rest));
  const longer = ([a, b]: readonly [string, string]): number =>
    Math.max(textWidth(a, size, font), textWidth(b, size, font));
  const best = ways.sort((a, b) => longer(a) - longer(b))[0];
  return best ? [...best] : [text];
}

const VOWEL = /[aáeéiíoóöőuúüűyаеёиоуыэюя]/i;
/** Two letters for one sound, and letters that belong to the syllable before them. */
const DIGRAPH = /^(?:cs|dz|gy|ly|ny|sz|ty|zs)$/i;
const BOUND = /[ьъй]/i;

/** A word in two about equal parts, each of whole syllables: broken before a consonant that a vowel follows. */
export function halves(word: string): readonly [string, string] | undefined {
  const breaks = [...word].flatMap((letter, at) => {
    if (VOWEL.test(letter) || BOUND.test(letter) || !VOWEL.test(word[at + 1] ?? '')) return [];
    const before = DIGRAPH.test(word.slice(at - 1, at + 1)) ? at - 1 : at;
    return before >= 2 && word.length - before >= 2 ? [before] : [];
  });
  const [best] = breaks.sort((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2));
  return best === undefined ? undefined : [`${word.slice(0, best)}-`, word.slice(best)];
}
