import { Choices } from './choices.tsx';
import { Final } from './final.tsx';
import type { GenericProps } from './props.ts';
import { Sight } from './zones.tsx';

/** The zones of the table, and below them what may be done. */
export function Stage(props: GenericProps) {
  return (
    <div class="gen-board">
      <Sight {...props}>{props.view.stack.length === 0 && <Final props={props} form="wide" />}</Sight>
      <Choices {...props} />
    </div>
  );
}
