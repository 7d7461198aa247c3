// One load on one server, in a process of its own: node load.ts <scenario as JSON>. Prints its figures as JSON.

import { crowd } from './crowd.ts';
import { startHost } from './host.ts';
import { idle } from './idle.ts';
import { play } from './play.ts';
import type { Scenario } from './scenario.ts';
import { openVenue } from './server-under-test.ts';

const SCENARIOS = { play, idle, crowd };

const scenario = JSON.parse(process.argv[2]!) as Scenario;
const host = await startHost(scenario);
const target = await openVenue(scenario, host.url);
console.log(JSON.stringify(await SCENARIOS[scenario.kind](scenario, host, target)));
// Games still go on.
process.exit();
