/** The bots that can be chosen as opponents, the strongest last. */
export const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'] as const;
/** Those that a newcomer has a fair game with. */
export const USUAL_LEVEL = 'level2';

/** Bots of records and tests, which are not offered as opponents. */
const OTHERS = ['random', 'greedy'];

/** Whether a name in a record is that of a bot. */
export const isBot = (name: string): boolean => [...LEVELS, ...OTHERS].includes(name);
