/** Text in a drawing does not wrap by itself: its width is estimated from the proportions of the two faces. */
type Face = 'text' | 'display';

const NARROW = /[iíjlftrI.,:;'’!|()[\]/\-\s]/;
const WIDE = /[mwMWмшщжюыфМШЩЖЮЫФ−+—]/;
const CJK = /[\u3000-\u9fff\uff00-\uffef]/;

const EM: Readonly<Record<Face, { narrow: number; normal: number; capital: number; wide: number }>> = {
  text: { narrow: 0.27, normal: 0.49, capital: 0.58, wide: 0.74 },
  display: { narrow: 0.29, normal: 0.48, capital: 0.66, wide: 0.78 },
};

export function widthOf(text: string, size: number, face: Face = 'text'): number {
  const em = EM[face];
  let sum = 0;
  for (const char of text)
    if (CJK.test(char)) sum += 1;
    else if (NARROW.test(char)) sum += em.narrow;
    else if (WIDE.test(char)) sum += em.wide;
    else if (char !== char.toLowerCase()) sum += em.capital;
    else sum += em.normal;
  return sum * size;
}

/** The size at which a text has room, no larger than wished. */
export function sizeFor(text: string, room: number, size: number, face: Face = 'text'): number {
  const width = widthOf(text, size, face);
  return width <= room ? size : Math.max(8, (size * room) / width);
}

/** One line, or two of about equal length if one would have to shrink. */
export function lines(text: string, room: number, size: number, face: Face = 'text'): string[] {
  if (widthOf(text, size, face) <= room) return [text];
  const gap = CJK.test(text) ? '' : ' ';
  const words = text.split(gap);
  const ways = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(gap), words.slice(i + 1).join(gap)] as const)
    .filter(([, rest]) => !/^[。、ー)]/.test(rest));
  const longer = ([a, b]: readonly [string, string]): number =>
    Math.max(widthOf(a, size, face), widthOf(b, size, face));
  const best = ways.sort((a, b) => longer(a) - longer(b))[0];
  return best ? [...best] : [text];
}

export const capital = (text: string, lang: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(lang) + rest.join('');
};
