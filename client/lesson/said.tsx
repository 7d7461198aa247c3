import { Fragment } from 'preact';

export type Figures = Readonly<Record<string, number | string>>;

/** A sentence of the coach: figures are filled in, and what stands between asterisks is stressed. */
export function Said({ text, figures }: { text: string; figures: Figures }) {
  return (
    <>
      {filled(text, figures)
        .split('*')
        .map((part, n) => (n % 2 === 1 ? <b key={n}>{part}</b> : <Fragment key={n}>{part}</Fragment>))}
    </>
  );
}

const filled = (text: string, figures: Figures): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(figures[name]));
