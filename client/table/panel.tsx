import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { t } from '../texts/texts.ts';
import { useDismiss } from './dismiss.ts';

interface PanelProps {
  readonly title: string;
  close(): void;
  readonly children: ComponentChildren;
}

/** A sheet over the board that leaves the bar free. Takes the focus and returns it. */
export function PanelSheet({ title, close, children }: PanelProps) {
  const sheet = useRef<HTMLElement>(null);
  useDismiss(sheet, close);
  useEffect(() => {
    const before = document.activeElement;
    if (!sheet.current?.contains(before)) sheet.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      class="panel"
      ref={sheet}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => {
        // From a field, too, where the keys of the table do nothing.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
    >
      <header class="panel-head">
        <h2 class="d">{title}</h2>
        <button type="button" class="btn q" aria-label={t().common.close} onClick={close}>
          <Icon name="u-x" size={18} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys scrolls it by the arrows */}
      <div class="panel-body" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
