import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from './board.ts';

const UNKNOWN: Size = { width: 390, height: 400 };

/** The size of an element, as it is laid out. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const box = element.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0)
        setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
