import type { SQLInputValue } from 'node:sqlite';
import type { Entry } from '../entry.ts';
import type { LineRow, TableRow } from '../schema.ts';

export const TABLE_COLUMNS = [
  ...(['id', 'game', 'version', 'settings', 'listed', 'host', 'created', 'seed', 'salt'] as const),
  ...(['commitment', 'status', 'updated', 'due'] as const),
] satisfies (keyof TableRow)[];

type StepName =
  | 'firstLine'
  | 'nextLine'
  | 'table'
  | 'snapshot'
  | 'otherSnapshots'
  | 'record'
  | 'summary'
  | 'seat'
  | 'turns';

/** A statement with its values, as lean as it can go to another thread. */
export type Step = readonly [name: StepName, ...values: SQLInputValue[]];

/**
 * What an entry writes. The first step decides. Numbers have no gap, as each append follows a line that is there,
 * so where the first number is free the others are.
 */
export function stepsOf({ table, created, lines, snapshot, summary, turns, over, record }: Entry): Step[] {
  const steps: Step[] = lines.map((line, i) =>
    i === 0
      ? ['firstLine', ...lineColumns(line), line.n, table, line.n - 1]
      : ['nextLine', ...lineColumns(line)],
  );
  if (created) steps.push(['table', ...TABLE_COLUMNS.map((column) => created[column])]);
  else if (summary) steps.push(['summary', summary.status, summary.updated, summary.due, table]);
  for (const { seat, person, name, turn, standing, invited } of summary?.seats ?? [])
    steps.push(['seat', table, seat, person, name, turn, standing, invited]);
  if (turns !== undefined) steps.push(['turns', turns, table]);
  if (snapshot) steps.push(['snapshot', table, snapshot.n, snapshot.version, snapshot.state]);
  if (snapshot && over) steps.push(['otherSnapshots', table, snapshot.n]);
  if (record) steps.push(['record', record.table_id, record.text]);
  return steps;
}

const lineColumns = ({ table_id, n, at, type, body, events, person }: LineRow) =>
  [table_id, n, at, type, body, events, person] as const;
