import { rowsOfSeat } from '../words/facts.ts';
import { Choices } from './choices.tsx';
import { Final } from './final.tsx';
import type { GenericPhoneProps } from './props.ts';
import { Rows, Sight } from './zones.tsx';

/** It scrolls, so it can be as low as a few lines. */
export const LEAST_HEIGHT = 300;

/** Zones and what lies before the viewer, and below them what may be done. */
export function Phone(props: GenericPhoneProps) {
  const { view, viewer, height, you } = props;
  const own = viewer !== 'spectator' && (
    <section class="gen-zone">
      <h2 class="cap">{you}</h2>
      <Rows rows={rowsOfSeat(view, viewer)} />
    </section>
  );
  return (
    <div class="gen-board gen-phone" style={{ height: `${height}px` }}>
      <Sight {...props} below={own}>
        {view.stack.length === 0 && <Final props={props} form="narrow" />}
      </Sight>
      <Choices {...props} />
    </div>
  );
}
