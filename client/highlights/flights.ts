import { effect } from '@preact/signals';
import type { Flight, Highlights, Where } from '../board/highlights.ts';
import { still } from '../settings/settings.ts';
import type { TableModel } from '../table/model.ts';
import { boxesOf } from './find.ts';
import { Layer } from './layer.ts';

const FLIGHT = { duration: 380, easing: 'cubic-bezier(.3,0,.1,1)', fill: 'backwards' } as const;
/** Milliseconds from what happened to the first of them. */
const FIRST = 80;
/** Things that go together go one behind the other. */
const APART = 55;
/** More are not told apart. */
const MOST = 5;
const SIZE = 22;

/** Lets goods, coins and cards be seen on their way from hand to hand. */
export function flights(model: TableModel, { flights: flightsOf }: Highlights, seen: number): () => void {
  const layer = new Layer('flights');
  let known = seen;
  let due: Flight[] = [];
  let later: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const entries = model.session.entries.value;
    const fresh = entries.slice(known);
    known = entries.length;
    // Whoever comes back after a while, or takes back, sees nothing flying about.
    if (still() || model.past.peek() !== undefined || fresh.length > model.session.players.peek().length)
      return;
    const all = fresh.flatMap(({ events }) => events.flatMap((event) => flightsOf(event, events)));
    // They start from where things are once the table has been drawn, which they must not delay.
    due.push(...all);
    if (all.length > 0) later ??= setTimeout(start, FIRST);
  });

  /** Everything is measured before anything is set in motion. */
  function start(): void {
    const all = due;
    due = [];
    later = undefined;
    const ways = all.map(({ from, to }) => [middleOf(from), middleOf(to)] as const);
    for (const [turn, [from, to]] of ways.entries()) if (from && to) fly(all[turn]!, turn, from, to);
  }

  function fly({ icon, n }: Flight, turn: number, from: Point, to: Point): void {
    for (let i = 0; i < Math.min(n, MOST); i++) {
      const thing = document.createElement('span');
      thing.className = 'flight';
      thing.innerHTML = `<svg class="i" width="${SIZE}" height="${SIZE}"><use href="#${icon}"/></svg>`;
      layer.add(thing);
      const motion = thing.animate(pathOf(from, to), { ...FLIGHT, delay: (turn + i) * APART });
      const land = () => thing.remove();
      motion.finished.then(land, land);
    }
  }

  return () => {
    stop();
    clearTimeout(later);
    layer.close();
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(where: Where): Point | undefined {
  const [box] = boxesOf(where);
  return box && { x: box.x + (box.width - SIZE) / 2, y: box.y + (box.height - SIZE) / 2 };
}

/** An arc, a little above the straight way. */
function pathOf(a: Point, b: Point): Keyframe[] {
  const rise = Math.min(48, Math.hypot(b.x - a.x, b.y - a.y) / 6);
  const at = (x: number, y: number): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  return [
    { transform: at(a.x, a.y), opacity: 0 },
    { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - rise), opacity: 1 },
    { transform: at(b.x, b.y), opacity: 0.4 },
  ];
}
