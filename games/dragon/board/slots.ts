export interface Court {
  /** The middle of each slot. */
  readonly middles: readonly number[];
  readonly scale: number;
  readonly pitch: number;
}

const PITCH = 160;
/** Roofs are 128 wide; a little air belongs between them. */
const PALACE = 132;
/** Three floors, and what is written above them. */
export const HIGHEST = 190;

/** Palaces side by side; where they are many or the sky is low, they shrink. */
export function courtOf(
  slots: number,
  left: number,
  right: number,
  widest = PITCH,
  highest = Number.POSITIVE_INFINITY,
): Court {
  const pitch = Math.min(widest, (right - left) / slots);
  return {
    middles: Array.from({ length: slots }, (_, i) => left + pitch * (i + 0.5)),
    scale: Math.min(1, pitch / PALACE, highest / HIGHEST),
    pitch,
  };
}
