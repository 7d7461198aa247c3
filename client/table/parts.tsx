import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Room } from '../board/board.ts';
import { t } from '../texts/texts.ts';
import type { Layout } from './layout.ts';
import type { TableModel } from './model.ts';
import { useReach } from './reach.ts';
import { useTravel } from './travel.ts';

interface PartsProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly layout: Layout;
}

/** The usual width of a phone, for which boards are drawn; on wider ones they are enlarged. */
const WIDTH = 390;
/** Below this, field and dock scroll between head and bar. */
const LEAST = 420;
const UNKNOWN: Room = { width: WIDTH, height: 608 };

/** The board in two parts, each in an area of the table: the field takes what room the dock leaves. */
export function Parts({ model, props, layout }: PartsProps) {
  const main = useRef<HTMLElement>(null);
  /** How high the dock was when it was last shown. */
  const docked = useRef(0);
  const [{ room, unit }, setRoom] = useState({ room: UNKNOWN, unit: 1 });
  const asked = model.asked.value !== undefined;
  useLayoutEffect(() => {
    // A reason of three lines is read and gone; the board is not made smaller for it.
    if (asked) return undefined;
    const measure = () => {
      const next = measured(main.current!, layout, docked);
      setRoom((last) => (isSame(last, next) ? last : next));
    };
    const observer = new ResizeObserver(measure);
    for (const part of [main.current!, ...main.current!.children]) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, [asked, layout]);
  const Phone = model.board?.Phone;
  useTravel(main, props.view);
  useReach(main, props.view);
  const parts = (field: ComponentChildren, dock: ComponentChildren) => (
    <>
      <div class="board-field" style={layout === 'tiny' ? { minHeight: `${0.5 * LEAST * unit}px` } : {}}>
        <div class="board-field-box" style={{ zoom: unit }}>
          {field}
        </div>
      </div>
      <div class="board-dock">
        <div class="board-dock-box" style={{ zoom: room.dock ? 1 : unit }}>
          {dock}
        </div>
      </div>
    </>
  );
  return (
    <main class="parts" ref={main} aria-label={t().table.board}>
      {Phone && <Phone {...props} room={room} parts={parts} />}
    </main>
  );
}

/** The room of field and dock, in the units that the board is drawn in. */
function measured(
  main: HTMLElement,
  layout: Layout,
  docked: { current: number },
): { room: Room; unit: number } {
  const [field, dock] = [...main.children];
  if (!field || !dock) return { room: UNKNOWN, unit: 1 };
  if (layout === 'side') return { room: { ...sizeOf(field), dock: sizeOf(dock) }, unit: 1 };
  if (layout === 'flat') {
    // The log takes what the dock leaves.
    const log = main.parentElement!.querySelector('.lately')?.clientHeight ?? 0;
    const { width, height } = sizeOf(dock);
    return { room: { ...sizeOf(field), dock: { width, height: height + log } }, unit: 1 };
  }
  const width = field.clientWidth;
  // Beside a turn in words a phone hides the dock; the field then has the room that it takes, and no less.
  if (dock.getClientRects().length > 0) docked.current = dock.clientHeight;
  const height = layout === 'tiny' ? Math.max(LEAST, main.clientHeight) : field.clientHeight + docked.current;
  const unit = layout === 'tablet' ? 1 : Math.max(1, width / WIDTH);
  return { room: { width: Math.round(width / unit), height: Math.floor(height / unit) }, unit };
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: Element) => ({ width, height });

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
