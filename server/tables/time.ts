const START = Date.now() - performance.now();

/**
 * The time of everything at tables, in milliseconds since 1970: the wall clock at the start of the process, then
 * monotonic. So players lose or gain no time when the wall clock is set or the machine sleeps. Heartbeats of nodes use
 * it too, so a restart treats such a step as an outage and credits it.
 */
export const tableTime = (): number => Math.round(START + performance.now());
