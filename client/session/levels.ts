/** The bots that can be chosen as opponents, the strongest last. */
export const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6'] as const;
/** Those that a newcomer has a fair game with. */
export const USUAL_LEVEL = 'level2';
