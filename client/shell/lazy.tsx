import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts/texts.ts';

interface LazyProps<P extends object> {
  load(): Promise<ComponentType<P>>;
  readonly props: P;
  /** What is shown until it is there. */
  readonly meanwhile?: VNode | null;
}

/** A screen that is fetched when it is first opened. */
export function Lazy<P extends object>({ load, props, meanwhile = <Waiting /> }: LazyProps<P>) {
  const [Loaded, setLoaded] = useState<{ Screen: ComponentType<P> } | undefined>(undefined);
  useEffect(() => {
    let open = true;
    load().then((Screen) => {
      if (open) setLoaded({ Screen });
    });
    return () => {
      open = false;
    };
  }, [load]);
  return Loaded ? <Loaded.Screen {...props} /> : meanwhile;
}

export const Waiting = () => (
  <p class="waiting" role="status">
    {t().lobby.loading}
  </p>
);
