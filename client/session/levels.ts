/** The bots that can be chosen as opponents, the strongest last. */
export const LEVELS = ['random', 'greedy'] as const;
export const USUAL_LEVEL = 'greedy';
/** Who is asked for a hint. */
export const ADVISER = 'greedy';
