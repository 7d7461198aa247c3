import { useLayoutEffect, useRef } from 'preact/hooks';
import { still } from '../settings/settings.ts';
import type { TableModel } from './model.ts';

const RISE = { duration: 1100, easing: 'cubic-bezier(.2,.7,.3,1)' };
const PATH = [
  { opacity: 0, translate: '-50% -60%' },
  { opacity: 1, translate: '-50% -100%', offset: 0.15 },
  { opacity: 1, translate: '-50% -130%', offset: 0.7 },
  { opacity: 0, translate: '-50% -150%' },
];
/** Shown once the pieces are drawn and in place. */
const FIRST = 200;
/** Seats that score together float one after another. */
const APART = 160;

/** Floats the points that a seat gained or lost up from its score, which a board marks with `data-score`. */
export function useFloats(model: TableModel): void {
  const { view, ply } = model.moment.value;
  const count = model.session.players.value.length;
  const scores = Array.from({ length: count }, (_, seat) => model.board?.score(view, seat) ?? 0);
  const before = useRef({ scores, ply });
  useLayoutEffect(() => {
    const { scores: known, ply: then } = before.current;
    before.current = { scores, ply };
    // No floats when jumping back or far ahead.
    if (still() || ply <= then || ply > then + count) return;
    let n = 0;
    for (const [seat, score] of scores.entries()) {
      const gain = score - known[seat]!;
      if (gain !== 0) setTimeout(() => rise(seat, gain), FIRST + n++ * APART);
    }
  }, [view]);
}

function rise(seat: number, gain: number): void {
  const at = [...document.querySelectorAll(`.table [data-score="${seat}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
  // A scene tells them itself.
  if (!at || document.querySelector('.scene')) return;
  const { left, top, width } = at.getBoundingClientRect();
  const float = document.createElement('span');
  float.className = gain > 0 ? 'float d' : 'float d loss';
  float.setAttribute('aria-hidden', 'true');
  float.textContent = gain > 0 ? `+${gain}` : `−${-gain}`;
  float.style.left = `${left + width / 2}px`;
  float.style.top = `${top}px`;
  document.querySelector('.table')!.append(float);
  const end = () => float.remove();
  float.animate(PATH, RISE).finished.then(end, end);
}
