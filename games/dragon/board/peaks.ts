/** Mountains of the blue-and-green school: a silhouette, falling strokes, a thin rim. Always the same from one seed. */
export interface Peak {
  readonly fill: string;
  readonly strokes: string;
  readonly rim: string;
}

/** A small generator of even numbers from 0 to 1; chance of the painting, not of the game. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;
const POINTS = 9;

type Point = readonly [x: number, y: number];

export function peak(seed: number, left: number, right: number, base: number, height: number): Peak {
  const roll = dice(seed);
  const lean = 0.42 + roll() * 0.16;
  const points = Array.from({ length: POINTS + 1 }, (_, i): Point => {
    const t = i / POINTS;
    const bell = Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(lean))) ** 1.25;
    const rough = i === 0 || i === POINTS ? 0 : (roll() - 0.5) * 0.13;
    return [left + (right - left) * t, base - height * Math.max(0, bell + rough * bell)];
  });
  const ridge = curve(points);
  return {
    fill: `${ridge}L${round(left)} ${round(base)}Z`,
    rim: ridge,
    strokes: strokes(points, base, roll),
  };
}

/** A smooth line through the points. */
function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let d = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[first, second, c].map(([x, y]) => `${round(x)} ${round(y)}`).join(' ')}`;
  }
  return d;
}

function strokes(points: readonly Point[], base: number, roll: () => number): string {
  const width = points.at(-1)![0] - points[0]![0];
  const number = Math.max(3, Math.min(13, Math.round(width / 14)));
  let d = '';
  for (let k = 1; k <= number; k++) {
    const t = (k + (roll() - 0.5) * 0.4) / (number + 1);
    const place = t * POINTS;
    const i = Math.min(POINTS - 1, Math.floor(place));
    const [a, b] = [points[i]!, points[i + 1]!];
    const part = place - i;
    const x = a[0] + (b[0] - a[0]) * part;
    const y = a[1] + (b[1] - a[1]) * part + 2.5;
    const length = (base - y) * (0.28 + roll() * 0.34);
    const drift = (t - 0.5) * length * 0.42;
    d += `M${round(x)} ${round(y)}q${round(drift * 0.15 + (roll() - 0.5) * 3)} ${round(length * 0.4)} ${round(drift)} ${round(length)}`;
  }
  return d;
}

/** A burst of fireworks around a point. */
export function burst(x: number, y: number, radius: number): string {
  let d = '';
  for (let k = 0; k < 12; k++) {
    const angle = (k * Math.PI) / 6;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    d += `M${round(x + c * radius * 0.35)} ${round(y + s * radius * 0.35)}L${round(x + c * radius)} ${round(y + s * radius)}`;
  }
  return d;
}
