import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { t } from '../texts/texts.ts';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  close(): void;
  readonly children: ComponentChildren;
}

/** A sheet above the bar; takes the focus and closes with Esc. */
export function Sheet({ title, close, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class="sheet"
      aria-label={title}
      ref={sheet}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header class="panel-head">
        <h2 class="d">{title}</h2>
        <button type="button" class="btn q" aria-label={t().common.close} onClick={close}>
          <Icon name="u-x" size={18} />
        </button>
      </header>
      {children}
    </section>
  );
}
