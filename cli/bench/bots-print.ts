import type { BotReport, RateResult, TimeResult } from './bots.ts';
import { figure, percent, table } from './print.ts';
import { QUIET_SHARE } from './runner.ts';

const isTime = (result: RateResult | TimeResult): result is TimeResult => 'level' in result;

export function printBotReport({ results, ratios, goals, machine, missing }: BotReport): void {
  const { node, cores, cpu } = machine;
  console.log(`Searches on one core. Node ${node}, ${cores} cores, ${cpu}\n`);
  const times = (value: number | undefined): string => (value === undefined ? '–' : `${figure(value, 1)} ×`);
  const rates = results.filter((result): result is RateResult => !isTime(result));
  console.log(
    table(
      [
        '',
        'seats',
        'playouts/s',
        'of peer',
        'decisions each',
        'of peer',
        'nodes/s',
        'leaves/s',
        'leaves/CPU s',
        'CPU',
      ],
      rates.map((result) => {
        const ratio = ratios[`${result.name} ${result.seats}`];
        return [
          result.name,
          String(result.seats),
          figure(result.playoutsPerSecond),
          times(ratio?.playouts),
          figure(result.decisionsPerPlayout),
          times(ratio?.played),
          figure(result.nodesPerSecond),
          figure(result.leavesPerSecond),
          figure(result.leavesPerCpuSecond),
          percent(result.cpuShare),
        ];
      }),
    ),
  );
  console.log(
    `\nMilliseconds a decision; at most ${goals.first} are wanted of the first level and ${figure(goals.last)} of the last\n`,
  );
  console.log(
    table(
      ['', 'in', 'median', '95 %', 'longest', 'decisions', 'CPU'],
      results
        .filter(isTime)
        .map((result) => [
          `${result.name} ${result.level}`,
          result.where,
          figure(result.median, 1),
          figure(result.p95, 1),
          figure(result.longest, 1),
          figure(result.decisions),
          percent(result.cpuShare),
        ]),
    ),
  );
  if (results.some(({ cpuShare }) => cpuShare < QUIET_SHARE))
    console.log(
      '\nThe machine was busy: rates are too low and times in Chromium too long; ratios go by CPU time.',
    );
  for (const { name, reason } of missing) console.log(`\nWithout ${name}: ${reason}`);
}
