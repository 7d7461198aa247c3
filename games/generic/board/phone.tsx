import { rowsOfSeat } from '../words/facts.ts';
import { Choices } from './choices.tsx';
import { Final } from './final.tsx';
import type { GenericPhoneProps } from './props.ts';
import { Rows, Zones } from './zones.tsx';

/** It scrolls, so it can be as low as a few lines. */
export const LEAST_HEIGHT = 300;

/** Zones, what lies before the viewer, and what may be done, one below the other. */
export function Phone(props: GenericPhoneProps) {
  const { view, viewer, height, you } = props;
  return (
    <div class="gen-phone" style={{ height: `${height}px` }}>
      {view.stack.length === 0 && <Final props={props} form="narrow" />}
      <Zones {...props} />
      {viewer !== 'spectator' && (
        <section class="gen-zone gen-own">
          <h3 class="cap">{you}</h3>
          <Rows rows={rowsOfSeat(view, viewer)} />
        </section>
      )}
      <Choices {...props} />
    </div>
  );
}
