import { rowsOfSeat } from '../words/facts.ts';
import { Choices } from './choices.tsx';
import { Final } from './final.tsx';
import type { GenericPhoneProps } from './props.ts';
import { Rows, Sight } from './zones.tsx';

/** The moves take no more than this share of the height; then they scroll. */
const MOST = 0.5;

/** Zones and what lies before the viewer, and in the dock what may be done. */
export function Phone(props: GenericPhoneProps) {
  const { view, viewer, room, you, parts } = props;
  const own = viewer !== 'spectator' && (
    <section class="gen-zone">
      <h2 class="cap">{you}</h2>
      <Rows rows={rowsOfSeat(view, viewer)} />
    </section>
  );
  return parts(
    <div class="gen-board gen-phone">
      <Sight {...props} below={own}>
        {view.stack.length === 0 && <Final props={props} form="narrow" />}
      </Sight>
    </div>,
    <div
      class="gen-board gen-phone"
      style={{ height: 'auto', maxHeight: `${room.dock?.height ?? MOST * room.height}px` }}
    >
      <Choices {...props} />
    </div>,
  );
}
