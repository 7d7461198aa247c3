import { figure, percent, table } from './print.ts';
import type { ServerReport, ServerResult } from './server.ts';

const KILOBYTE = 1000;
/** Below this share of the machine, rates are unreliable. */
const QUIET_SHARE = 0.9;

export function printServerReport({ results, machine: { node, cores, cpu }, missing }: ServerReport): void {
  console.log(`Clients and server on one machine. Node ${node}, ${cores} cores, ${cpu}`);
  const of = (kind: ServerResult['kind']) => results.filter((result) => result.kind === kind);
  printPlay(
    'Each table as fast as it can',
    of('play').filter(({ rate }) => rate === undefined),
  );
  printPlay(
    'At a given pace',
    of('play').filter(({ rate }) => rate !== undefined),
  );
  printIdle(of('idle'));
  printPlay('While many only hold a connection', of('crowd'));
  if (results.some(({ store, cpuShare }) => store !== 'postgres' && cpuShare! < QUIET_SHARE))
    console.log('\nThe machine was busy: times are too long, and decisions/s too few; ratios less so.');
  for (const { name, reason } of missing) console.log(`\nWithout ${name}: ${reason}`);
}

function printPlay(title: string, results: readonly ServerResult[]): void {
  if (results.length === 0) return;
  console.log(`\n${title}\n`);
  const times = (value: number | undefined): string => (value === undefined ? '–' : `${figure(value, 1)} ×`);
  const crowd = results.some(({ kind }) => kind === 'crowd');
  const closed = !crowd && results.every(({ rate }) => rate === undefined);
  console.log(
    table(
      [
        '',
        'store',
        'tables',
        'clients',
        'decisions/s',
        'turns/s',
        'p50 ms',
        'p99 ms',
        'CPU ms',
        'clients’ cores',
        'machine',
        ...(closed ? ['bg.io memory', 'bg.io file'] : []),
        ...(crowd ? ['connections', 'heap kB', 'RSS kB'] : []),
      ],
      results.map((result) => [
        result.name,
        result.store,
        figure(result.tables),
        figure(result.clients),
        figure(result.decisionsPerSecond),
        figure(result.turnsPerSecond),
        figure(result.p50, 1),
        figure(result.p99, 1),
        figure(result.cpuPerDecision, 2),
        figure(result.clientCores, 2),
        percent(result.cpuShare),
        ...(closed ? [times(result.ratios?.memory), times(result.ratios?.file)] : []),
        ...(crowd
          ? [
              figure(result.connections),
              figure(result.heapPerConnection! / KILOBYTE, 1),
              figure(result.rssPerConnection! / KILOBYTE, 1),
            ]
          : []),
      ]),
    ),
  );
}

function printIdle(results: readonly ServerResult[]): void {
  if (results.length === 0) return;
  console.log('\nTables that everybody has left, kB each\n');
  console.log(
    table(
      ['', 'store', 'tables', 'heap', 'RSS'],
      results.map(({ name, store, tables, heapPerTable, rssPerTable }) => [
        name,
        store,
        figure(tables),
        figure(heapPerTable! / KILOBYTE, 1),
        figure(rssPerTable! / KILOBYTE, 1),
      ]),
    ),
  );
}
