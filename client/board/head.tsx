import { createPortal, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The place in the head of a narrow table where a board may put something small. */
export const HEAD_SLOT = 'head-slot';

/** Draws something in the head of the table, where there is one with room. */
export function InHead({ children }: { readonly children: VNode }): VNode | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(document.getElementById(HEAD_SLOT)), []);
  return slot && (createPortal(children, slot) as VNode);
}
