/** Bots offered as opponents, the strongest last. */
export const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'] as const;
/** A fair opponent for newcomers. */
export const USUAL_LEVEL = 'level2';

/** Bots of records and tests, not offered as opponents. */
const OTHERS = ['random', 'greedy'];

/** Whether a name in a record is a bot's. */
export const isBot = (name: string): boolean => [...LEVELS, ...OTHERS].includes(name);
