/** The lines of a palace, around the middle of its base: floor 0 is the lowest, up is negative. */
export const FLOOR_HEIGHT = 47;
const ROOM_TOP = 43;
export const ROOM_HEIGHT = 36;

const up = (floor: number): number => -FLOOR_HEIGHT * floor;

export const roomHalf = (floor: number): number => 48 - 4 * floor;
export const roomTop = (floor: number): number => up(floor) - ROOM_TOP;
export const palaceHeight = (floors: number): number => 72 + FLOOR_HEIGHT * (floors - 1);

export const BASE = 'M-61 0h122l-4-7h-114Z';
export const STEPS = 'M-9 0l3-7h12l3 7';

const eaves = (floor: number): number => 64 - 4 * floor;

/** A roof that carries another floor. */
export function lowRoof(floor: number): string {
  const e = eaves(floor);
  const y = up(floor);
  return `M${-e} ${y - 44}C${9 - e} ${y - 43} ${5 - e} ${y - 48.3} ${17 - e} ${y - 56}H${e - 17}C${e - 5} ${y - 48.3} ${e - 9} ${y - 43} ${e} ${y - 44}${underside(e, y)}`;
}

/** The roof above the top floor, with upturned eaves. */
export function topRoof(floor: number): string {
  const e = eaves(floor);
  const t = ridgeHalf(floor);
  const y = up(floor);
  return `M${-e} ${y - 44}C${9 - e} ${y - 43} ${-t - 12} ${y - 52.8} ${-t} ${y - 66}H${t}C${t + 12} ${y - 52.8} ${e - 9} ${y - 43} ${e} ${y - 44}${underside(e, y)}`;
}

const underside = (e: number, y: number): string =>
  `C${e - 2} ${y - 39} ${e - 7} ${y - 38} ${e - 12} ${y - 38}H${12 - e}C${7 - e} ${y - 38} ${2 - e} ${y - 39} ${-e} ${y - 44}Z`;

const ridgeHalf = (floor: number): number => Math.round(eaves(floor) * 4.9) / 10;

/** The gold ridge of the top roof. */
export const ridge = (floor: number): string => {
  const t = ridgeHalf(floor) + 3;
  return `M${-t} ${up(floor) - 66}h${2 * t}`;
};
export const finials = (floor: number): string => {
  const t = ridgeHalf(floor) + 3;
  const y = up(floor) - 66;
  return `M${-t} ${y}c-3-1-3-5 0-6M${t} ${y}c3-1 3-5 0-6`;
};

/** Rows of tiles on a roof. */
export function ribs(floor: number, isTop: boolean): string {
  const y = up(floor);
  const top = isTop ? ridgeHalf(floor) : eaves(floor) - 17;
  const bottom = eaves(floor) - 14;
  const high = isTop ? 65 : 55;
  let d = '';
  for (let k = -5; k <= 5; k++) {
    const [a, b] = [(k * top) / 6, (k * bottom) / 6];
    d += `M${a.toFixed(1)} ${y - high}Q${(a + (b - a) * 0.35).toFixed(1)} ${y - 40 - (high - 40) * 0.45} ${b.toFixed(1)} ${y - 40}`;
  }
  return d;
}

/** The railing in front of an upper floor. */
export function railing(floor: number): string {
  const half = 54 - 4 * floor;
  const y = up(floor) - 13;
  let d = `M${-half} ${y}h${2 * half}M${-half} ${y + 6}h${2 * half}`;
  for (let k = 0; k <= 8; k++) d += `M${(-half + 1 + (k * (half - 1)) / 4).toFixed(1)} ${y}v6`;
  return d;
}
