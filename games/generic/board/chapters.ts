import type { Chapters } from '../../../client/board/figure.ts';

export const icons: Chapters['icons'] = {};
export const figures: Chapters['figures'] = {};
