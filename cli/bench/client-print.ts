import { type ClientReport, type ClientResult, GOALS } from './client.ts';
import { figure, percent, table } from './print.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;
/** Below this share of the machine, times are unreliable. */
const QUIET_SHARE = 0.9;

export function printClientReport({ results, machine: { node, cores, cpu }, missing }: ClientReport): void {
  console.log(`Pages in Chromium, server on the same machine. Node ${node}, ${cores} cores, ${cpu}\n`);
  console.log(
    table(
      [
        '',
        'bots',
        'kB gzip',
        'later kB',
        'fonts kB',
        'requests',
        'interactive ms',
        'of it work',
        'update ms',
        'longest',
        'shown ms',
        'work ms',
        'longest frame ms',
        'long task ms',
        'heap MB',
        'nodes',
        'machine',
      ],
      [...results.map(rowOf), goals()],
    ),
  );
  if (results.some(({ cpuShare }) => cpuShare < QUIET_SHARE))
    console.log('\nThe machine was busy: times are too long; those of work less so.');
  for (const { name, reason } of missing) console.log(`\nWithout ${name}: ${reason}`);
}

const rowOf = (result: ClientResult): string[] => [
  result.name,
  result.bot,
  figure(result.bytes / KILOBYTE, 1),
  figure(result.laterBytes / KILOBYTE, 1),
  figure(result.fontBytes / KILOBYTE, 1),
  figure(result.requests),
  figure(result.interactive),
  figure(result.interactiveCpu),
  figure(result.update, 1),
  figure(result.updateLongest, 1),
  figure(result.shown, 1),
  figure(result.updateCpu, 1),
  figure(result.longestFrame),
  figure(result.longestTask),
  figure(result.heap / MEGABYTE, 1),
  figure(result.nodes),
  percent(result.cpuShare),
];

const atMost = (value: number): string => `≤ ${figure(value)}`;

function goals(): string[] {
  const { bytes, interactive, update, longestFrame } = GOALS;
  const blank = '';
  return [
    'goal',
    blank,
    atMost(bytes / KILOBYTE),
    blank,
    blank,
    blank,
    atMost(interactive),
    blank,
    atMost(update),
    blank,
    blank,
    blank,
    atMost(longestFrame),
    blank,
    blank,
    blank,
    blank,
  ];
}
