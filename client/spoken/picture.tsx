import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import type { TableModel } from '../table/model.ts';
import { conversationAt } from './conversation.ts';
import './spoken.css';

/** A place within the picture, in parts of its width and height. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ZOOM = 1.8;
/** What is larger than this part of the picture is seen well enough. */
const LARGE = 0.45;
/** Around the place, in parts of the picture. */
const GAP = 0.008;

/** The board for those who look on: what was asked about last is ringed and brought closer. Nobody else hears of it. */
export function Picture({ model, props }: { model: TableModel; props: BoardProps }) {
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  const Painting = model.board?.Stage;
  const place = conversationAt(model).told.value.findLast(({ answer }) => answer.place)?.answer.place;
  useLayoutEffect(() => {
    setSpot(place === undefined ? undefined : spotOf(box.current!, place));
  }, [place, props.view]);
  const near = spot && Math.max(spot.width, spot.height) < LARGE ? spot : undefined;
  return (
    Painting && (
      <div class="text-board" aria-hidden="true" inert>
        <div ref={box} style={near && { transform: closer(near) }}>
          <Painting {...props} />
          {spot && <i class="text-ring" style={ringed(spot)} />}
        </div>
      </div>
    )
  );
}

/** Where a place is drawn, whatever the picture is scaled by at present. */
function spotOf(box: HTMLElement, place: string): Spot | undefined {
  const found = box.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  const whole = box.getBoundingClientRect();
  if (!found || found.width === 0) return undefined;
  return {
    x: (found.left - whole.left) / whole.width,
    y: (found.top - whole.top) / whole.height,
    width: found.width / whole.width,
    height: found.height / whole.height,
  };
}

/** Brings a place towards the middle, without showing what lies outside the picture. */
function closer({ x, y, width, height }: Spot): string {
  const least = 1 / ZOOM - 1;
  const shift = (middle: number): number => Math.max(least, Math.min(0, 0.5 / ZOOM - middle));
  return `scale(${ZOOM}) translate(${100 * shift(x + width / 2)}%, ${100 * shift(y + height / 2)}%)`;
}

const ringed = ({ x, y, width, height }: Spot) => ({
  left: `${100 * (x - GAP)}%`,
  top: `${100 * (y - GAP)}%`,
  width: `${100 * (width + 2 * GAP)}%`,
  height: `${100 * (height + 2 * GAP)}%`,
});
