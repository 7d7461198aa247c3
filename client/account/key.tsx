import type { ComponentChildren } from 'preact';

interface KeyProps {
  /** Its place in the order of ease. */
  readonly n: number;
  readonly title: string;
  readonly line: string;
  /** What can be done at once, beside the title. */
  readonly does?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A way to sign in, as a numbered row. */
export const Key = ({ n, title, line, does, children }: KeyProps) => (
  <section class="key">
    <span class="key-n d" aria-hidden="true">
      {n}
    </span>
    <div class="key-head">
      <h2 class="d">{title}</h2>
      <p>{line}</p>
    </div>
    {does && <div class="key-do">{does}</div>}
    {children && <div class="key-more">{children}</div>}
  </section>
);
