const START = Date.now() - performance.now();

/**
 * The time of everything that happens at tables, in milliseconds since 1970. It begins with the clock on the wall and
 * then goes its own even way: where that clock is set, or the machine has slept, no player loses or gains time. Beats
 * of nodes are in this time too, so that a restart takes such a step for an outage and gives it back.
 */
export const tableTime = (): number => Math.round(START + performance.now());
