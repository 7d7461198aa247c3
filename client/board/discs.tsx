/** The number of a step, where in a drawing it happens. */
export const Disc = ({ n, x, y }: { n: number; x: number; y: number }) => (
  <g data-disc={n} transform={`translate(${x} ${y})`}>
    <circle r="10.5" />
    <text y="4.600">{n}</text>
  </g>
);

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly loss?: boolean;
}

/** What something brings or costs, on a tag. */
export function Tag({ x, y, text, loss }: TagProps) {
  const wide = 22 + 8.6 * text.length;
  return (
    <g class={loss ? 'loss' : 'gain'} transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y="-13" width={wide} height="26" rx="13" />
      <text y="5.200">{text}</text>
    </g>
  );
}

/** Where something goes: a dotted arc with its head. */
export function Way({
  from,
  to,
  lift = 34,
}: {
  from: readonly [number, number];
  to: readonly [number, number];
  lift?: number;
}) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const [mx, my] = [(x1 + x2) / 2, Math.min(y1, y2) - lift];
  const angle = (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI;
  return (
    <>
      <path class="way" d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} />
      <path
        class="way-head"
        d="M2 0L-9 -5.500L-9 5.500Z"
        transform={`translate(${x2} ${y2}) rotate(${angle})`}
      />
    </>
  );
}
