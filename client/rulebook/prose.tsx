import type { ComponentChildren } from 'preact';

/** Fills in the numbers of an example. */
export const filled = (text: string, numbers: Readonly<Record<string, number>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(numbers[name]).replace('-', '−'));

/** Without the stars of bold words. */
export const plain = (text: string): string => text.replaceAll('**', '');

/** Text with its bold words. */
export const Prose = ({ text }: { text: string }) => (
  <>{text.split('**').map((part, n) => (n % 2 === 1 ? <b key={n}>{part}</b> : part))}</>
);

const folded = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** Whether every word that is searched for occurs in a text. */
export const holds = (text: string, wanted: readonly string[]): boolean => {
  const where = folded(text);
  return wanted.length > 0 && wanted.every((word) => where.includes(word));
};

export const wantedWords = (query: string): string[] =>
  folded(query)
    .split(/[\s\u3000]+/)
    .filter((word) => word !== '');

/** Text with the words underlined that are searched for. */
export function Marked({ text, wanted }: { text: string; wanted: readonly string[] }) {
  const where = folded(text);
  const out: ComponentChildren[] = [];
  for (let from = 0; from < text.length; ) {
    const next = wanted
      .map((word) => ({ at: where.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0];
    if (!next) {
      out.push(text.slice(from));
      break;
    }
    out.push(
      text.slice(from, next.at),
      <mark key={next.at}>{text.slice(next.at, next.at + next.length)}</mark>,
    );
    from = next.at + next.length;
  }
  return <>{out}</>;
}
