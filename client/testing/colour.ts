/** Linear RGB from 0 to 1. */
export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return [r, g, b];
}

const linear = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** The contrast ratio of WCAG 2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export const SIGHTS = ['all cones', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** Linear colours as seen without one kind of cone (Machado, Oliveira and Fernandes 2009). */
const WITHOUT: Readonly<Record<(typeof SIGHTS)[number], readonly [Rgb, Rgb, Rgb]>> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deuteranopia: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritanopia: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.3039],
  ],
};

export function seenBy(sight: (typeof SIGHTS)[number], colour: Rgb): Rgb {
  const [r, g, b] = WITHOUT[sight].map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as [
    number,
    number,
    number,
  ];
  return [r, g, b];
}

const dot = ([a, b, c]: Rgb, [x, y, z]: Rgb): number => a * x + b * y + c * z;

/** Distance in OKLab, times 100. */
export function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(colour: Rgb): Rgb {
  const l = Math.cbrt(dot([0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9], colour));
  const m = Math.cbrt(dot([0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6], colour));
  const s = Math.cbrt(dot([0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5], colour));
  const cones: Rgb = [l, m, s];
  return [
    dot([0.210_454_255_3, 0.793_617_785, -0.004_072_046_8], cones),
    dot([1.977_998_495_1, -2.428_592_205, 0.450_593_709_9], cones),
    dot([0.025_904_037_1, 0.782_771_766_2, -0.808_675_766], cones),
  ];
}
