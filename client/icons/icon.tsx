import type { CSSProperties } from 'preact';
import type { IconName } from './names.ts';
import { steady } from './steady.ts';

interface IconProps {
  readonly name: IconName;
  /** Height; portraits are narrower, all others are square. */
  readonly size: number;
  /** Position inside another svg. */
  readonly x?: number;
  readonly y?: number;
  /** Without a label the icon is decorative and hidden from screen readers. */
  readonly label?: string;
  readonly class?: string;
  readonly style?: CSSProperties;
}

/** A symbol of the sprite, in text or inside a drawing. */
export const Icon = steady(({ name, size, x, y, label, class: extra, style }: IconProps) => {
  const width = name.startsWith('p-') ? (size * 40) / 44 : size;
  const kind = name.startsWith('u-') ? 'i ui' : 'i';
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is ornament
    <svg
      class={extra ? `${kind} ${extra}` : kind}
      x={x}
      y={y}
      width={width}
      height={size}
      style={style}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#${name}`} />
    </svg>
  );
});
