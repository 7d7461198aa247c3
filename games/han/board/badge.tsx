/** Gold on what has changed since the viewer's last turn. */
export const Badge = ({ x, y }: { x: number; y: number }) => (
  <circle class="han-news" cx={x} cy={y} r="6.5" />
);
