import { useSight } from './sight.ts';

/** The gold dot on a zone that has changed since the viewer last looked. */
export function Badge({ zone, x, y }: { readonly zone: string; readonly x: number; readonly y: number }) {
  return useSight().props.changed.has(zone) ? <circle class="badge" cx={x} cy={y} r="5" /> : null;
}
