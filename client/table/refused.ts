import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Marks the refused target while its reason is shown. */
export function useRefused(asked: object | undefined): void {
  const touched = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      touched.current = target instanceof Element ? target.closest('[aria-disabled="true"]') : null;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useLayoutEffect(() => {
    const thing = touched.current;
    if (!asked || !thing) return;
    thing.setAttribute('data-refused', '');
    return () => thing.removeAttribute('data-refused');
  }, [asked]);
}
