import type { Step } from '../../../client/board/step.ts';

export const steps: readonly Step[] = [];
