type Target = HTMLElement | SVGElement;

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What is ahead by less than this part of a target stands beside it: a picked card is lifted a little above its row. */
const BESIDE = 0.25;
/** Sideways distance counts more than distance ahead. */
const ASIDE = 2;

/** The nearest target in the direction of an arrow key; the first one if none has the focus. */
export function neighbour(targets: readonly Target[], from: Element | null, key: string): Target | undefined {
  const here = targets.find((target) => target === from);
  if (!here) return targets.find((target) => target.classList.contains('legal')) ?? targets[0];
  const [dx, dy] = DIRECTIONS[key]!;
  const start = centre(here);
  const beside = BESIDE * (dx === 0 ? start.height : start.width);
  let best: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    if (target === here) continue;
    const at = centre(target);
    const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    const cost = ahead + ASIDE * aside;
    if (ahead > Math.max(1, beside) && cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}

function centre(target: Target): { x: number; y: number; width: number; height: number } {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}
