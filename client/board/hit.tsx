interface HitProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly round?: number;
  readonly class?: string;
  /** What it is, or what choosing it means. */
  readonly name: string;
  /** What is written on it; somebody who speaks to the page says this. */
  readonly drawn?: string | undefined;
  readonly legal: boolean;
  readonly picked?: boolean | undefined;
  /** Left out where it cannot be reached by Tab. */
  readonly tabbed?: boolean;
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  press(): void;
}

/**
 * The part of a drawing that is pressed. It lies over what is drawn and has the name; the drawing below is looked at
 * only, so that no figure or letter on it is read out of place.
 */
export function Hit(hit: HitProps) {
  const { x, y, w, h, round, class: extra, name, drawn, legal, picked, tabbed = true, data, press } = hit;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    <rect
      class={['hit', legal && 'legal', extra].filter(Boolean).join(' ')}
      x={x}
      y={y}
      width={w}
      height={h}
      rx={round}
      role="button"
      tabindex={tabbed ? 0 : -1}
      aria-label={named(drawn, name)}
      aria-pressed={picked}
      aria-disabled={legal ? undefined : true}
      {...data}
      onClick={press}
    />
  );
}

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A name in which what is written on the thing occurs as it stands there. */
export const named = (drawn: string | undefined, name: string): string =>
  drawn === undefined || name.includes(drawn) || letters(name).includes(letters(drawn))
    ? name
    : `${drawn}: ${name}`;

/** Of a drawing that is only looked at. */
export const ariaHidden = { 'aria-hidden': true } as const;
