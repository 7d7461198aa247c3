import { effect } from '@preact/signals';
import { atSeat, type Highlights, type Where } from '../board/highlights.ts';
import { seatOf } from '../table/logrow.ts';
import type { TableModel } from '../table/model.ts';
import { boxesOf } from './find.ts';
import { Layer } from './layer.ts';

const ROW = '.log [data-row]';
/** Around the thing. */
const GAP = 4;
/** What is nearly square and small is ringed by a circle. */
const ROUND = 72;

/** Rings what a row of the log speaks of while it is pointed at, has the focus, or its moment is shown. */
export function rings(model: TableModel, { mentioned }: Highlights): () => void {
  const layer = new Layer('rings');
  let pointed = document.querySelector(`${ROW}:hover`);
  let drawn = '';
  let frame = 0;

  const draw = () => {
    const boxes = mentionedNow().flatMap((where) => boxesOf(where, GAP));
    const key = boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join(';');
    if (key === drawn) return;
    drawn = key;
    layer.clear();
    for (const box of boxes) layer.add(ringAround(box));
  };
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };

  /** Of the row that is looked at, otherwise of the moment. */
  function mentionedNow(): Where[] {
    if (model.panel.value !== undefined) return [];
    const row = pointed?.isConnected ? pointed : document.activeElement?.closest(`${ROW}:focus-visible`);
    const [ply, seat] = row?.getAttribute('data-row')?.split(' ').map(Number) ?? [model.past.value];
    const entry = model.session.entries.value.find((one) => one.ply === ply);
    const events = entry?.events.filter((event) => !row || (seatOf(event) ?? -1) === seat) ?? [];
    const found = events.flatMap((event) =>
      mentioned(event).map((where) => [...where, ...atSeat(seatOf(event))]),
    );
    return [...new Map(found.map((where) => [where[0], where])).values()];
  }

  const point = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest(ROW) : null;
    if (row === pointed) return;
    pointed = row;
    later();
  };
  const leave = () => {
    pointed = null;
    later();
  };
  const stop = effect(() => {
    model.moment.value;
    model.past.value;
    model.panel.value;
    model.lens.value;
    later();
  });
  const heard = new AbortController();
  const { signal } = heard;
  document.addEventListener('pointerover', point, { signal });
  document.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('focusin', later, { signal });
  document.addEventListener('focusout', later, { signal });
  window.addEventListener('resize', later, { signal });
  return () => {
    heard.abort();
    stop();
    cancelAnimationFrame(frame);
    layer.close();
  };
}

function ringAround({ x, y, width, height }: DOMRect): HTMLElement {
  const ring = document.createElement('i');
  const round = Math.abs(width - height) < 12 && width < ROUND;
  ring.className = round ? 'ring-at round' : 'ring-at';
  ring.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  return ring;
}
