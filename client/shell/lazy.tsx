import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts/texts.ts';

interface LazyProps<P extends object> {
  load(): Promise<ComponentType<P>>;
  readonly props: P;
}

/** A screen that is fetched when it is first opened. */
export function Lazy<P extends object>({ load, props }: LazyProps<P>) {
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
  return Loaded ? <Loaded.Screen {...props} /> : <Waiting />;
}

export const Waiting = () => (
  <p class="waiting" role="status">
    {t().lobby.loading}
  </p>
);
