import type { Remark, RemarkScene } from '../board/remark.ts';

/** The first remark that matters now and was not made before. */
export const nextRemark = (
  remarks: readonly Remark[],
  made: readonly string[],
  scene: RemarkScene,
): Remark | undefined => remarks.find((remark) => !made.includes(remark.id) && remark.matters(scene));
