import type { Remark } from '../../../client/board/remark.ts';

export const remarks: readonly Remark[] = [];
