/** A sheet unrolled between two rods. */
export function Paper({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <rect x="2" y="5" width={width} height={height} fill="rgba(40,20,5,.2)" />
      <rect width={width} height={height} fill="var(--raised)" stroke="var(--edge)" stroke-width="1.5" />
      {[-5, width - 4].map((rod) => (
        <rect key={rod} x={rod} y="-6" width="9" height={height + 12} rx="4.5" fill="var(--rod)" />
      ))}
    </>
  );
}
