import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../texts/texts.ts';
import './slip.css';

interface LazyProps<P extends object> {
  load(): Promise<ComponentType<P>>;
  readonly props: P;
  /** Shown while loading. */
  readonly meanwhile?: VNode | null;
  /** Shown when loading fails; by default a slip in place of the part. */
  failed?(again: () => void): VNode;
}

type Loaded<P extends object> = { readonly Part: ComponentType<P> } | 'failed' | undefined;

/** A part of the page that is loaded when first opened. */
export function Lazy<P extends object>({
  load,
  props,
  meanwhile = <Waiting />,
  failed = (again) => <PartFailed again={again} />,
}: LazyProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>(undefined);
  useEffect(() => {
    let open = true;
    load().then(
      (Part) => {
        if (open) setLoaded({ Part });
      },
      () => {
        if (open) setLoaded('failed');
      },
    );
    return () => {
      open = false;
    };
  }, [load]);
  if (loaded === 'failed')
    return failed(() => {
      load().then((Part) => setLoaded({ Part }), reloadIfServed);
    });
  return loaded ? <loaded.Part {...props} /> : meanwhile;
}

/** After an update the server has the parts under new names, which a reloaded page knows. */
async function reloadIfServed(): Promise<void> {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

const PartFailed = ({ again }: { again(): void }) => (
  <div class="slip" role="alert">
    <p>{t().errors.part}</p>
    <button type="button" class="btn" onClick={again}>
      {t().errors.again}
    </button>
  </div>
);

export const Waiting = () => (
  <p class="waiting" role="status">
    {t().lobby.loading}
  </p>
);
