/** Things of one size in rows and columns. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly w: number;
  readonly h: number;
}

export const GAP = 5;
const WIDEST = 190;

const columnsFor = (n: number, width: number, least: number): number => {
  const most = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  return Math.ceil(n / Math.max(1, Math.ceil(n / most)));
};

const share = (n: number, columns: number, width: number, widest = WIDEST): Omit<Grid, 'h'> => ({
  columns,
  rows: Math.ceil(n / columns),
  w: Math.min(widest, (width - GAP * (columns - 1)) / columns),
});

/** Rows of a height, as many as are needed. */
export const gridByRow = (n: number, width: number, least: number, h: number): Grid => ({
  ...share(n, columnsFor(n, width, least), width, Math.min(WIDEST, 2 * least)),
  h,
});

/** About as wide as two chips, so that what lies beside them keeps its place. */
const COMPACT = 180;

/** In a second row sooner than wide, but in no more rows than fit; then what is in them gets narrower. */
export function gridInBox(n: number, width: number, height: number, least: number): Grid {
  const lowest = 23;
  const columns = Math.max(
    columnsFor(n, Math.min(width, Math.max(COMPACT, least)), least),
    Math.ceil(n / Math.floor((height + GAP) / (lowest + GAP))),
  );
  const { rows, ...grid } = share(n, columns, width, Math.min(WIDEST, 1.4 * least));
  return { ...grid, rows, h: Math.min(38, (height - GAP * (rows - 1)) / rows) };
}

/** How wide the columns are together. */
export const gridWidth = ({ columns, w }: Grid): number => columns * (w + GAP) - GAP;
