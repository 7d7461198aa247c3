import { Choices } from './choices.tsx';
import { Final } from './final.tsx';
import type { GenericProps } from './props.ts';
import { Zones } from './zones.tsx';

/** The zones of the table, and below them what may be done. */
export function Stage(props: GenericProps) {
  return (
    <div class="gen-stage">
      {props.view.stack.length === 0 && <Final props={props} form="wide" />}
      <Zones {...props} />
      <Choices {...props} />
    </div>
  );
}
