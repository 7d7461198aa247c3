/**
 * Runs in the page: lists the targets of the open decision that are neither in view and take a tap, nor one pan away in
 * a window that moves, nor counted by a button at an edge that leads there.
 */
export function findOutOfReach(): string[] {
  const targets = [
    ...document.querySelectorAll(
      ':is(.stage-box, .parts) :is([data-action], [data-half]):not([aria-disabled="true"])',
    ),
  ];
  const hidden = targets.filter((target) => !takesTap(target));
  const counted = [...document.querySelectorAll<HTMLElement>('[data-beyond]')];
  const beyond = counted.reduce((sum, { dataset }) => sum + Number(dataset.beyond), 0);
  const lost = hidden.filter((target) => !target.closest('.zoom.near, .phone-pan'));
  // Of one decision all targets that are out of view are counted at the edges.
  return lost.length <= beyond
    ? []
    : lost.map((target) => `out of reach: ${target.getAttribute('aria-label') ?? target.textContent}`);

  function takesTap(target: Element): boolean {
    const { left, top, width, height } = target.getBoundingClientRect();
    return [0.5, 0.3, 0.7].some((across) =>
      [0.5, 0.3, 0.7].some((down) =>
        target.contains(document.elementFromPoint(left + width * across, top + height * down)),
      ),
    );
  }
}
