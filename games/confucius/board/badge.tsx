import { ariaHidden } from '../../../client/board/hit.tsx';

/** Gold leaf on what has changed since the last look. */
export const Badge = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle class="leaf" cx={x} cy={y} r="5" {...ariaHidden} />
);
