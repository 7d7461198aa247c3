import type { ComponentChildren } from 'preact';
import { humanise, lower } from '../../../i18n/words.ts';
import { type Item, itemText, type Row, zonesOf } from '../words/facts.ts';
import { zonePlace } from './places.ts';
import type { GenericProps } from './props.ts';

/** Colours that things are often named after. */
const COLOURS: Readonly<Record<string, string>> = {
  black: '#2b2723',
  blue: '#2f6fb0',
  brown: '#7d5230',
  dark: '#5a3a22',
  gold: '#d0a545',
  green: '#4d9a4a',
  grey: '#8a8a86',
  orange: '#d9813a',
  pink: '#d98aa8',
  purple: '#7b3f95',
  red: '#c0392b',
  silver: '#b9b9b4',
  violet: '#8e6bb0',
  white: '#fbf7ec',
  yellow: '#e3c23c',
};

/** The colours that a name speaks of; otherwise one for the name, so that things of one kind look alike everywhere. */
function washOf(name: string): string {
  const named = name.split(/[^a-z]+/).flatMap((word) => COLOURS[word] ?? []);
  if (named.length > 1) return `linear-gradient(${named.join()})`;
  if (named[0] !== undefined) return named[0];
  let hash = 7;
  for (const char of name) hash = (hash * 31 + char.charCodeAt(0)) % 360;
  return `hsl(${hash} 42% 50%)`;
}

function Thing({ item }: { item: Item }) {
  if (item.kind === 'number' && item.name === '') return <b class="gen-number">{item.value}</b>;
  return (
    <span class="gen-thing" data-thing={item.name}>
      <i aria-hidden="true" style={{ background: washOf(item.name) }} />
      {item.kind === 'card' ? (
        itemText(item)
      ) : (
        <>
          {lower(item.name)} <b>{item.value}</b>
        </>
      )}
    </span>
  );
}

export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl class="gen-rows">
      {rows.map(({ name, items }) => (
        <div key={name} class="gen-row">
          {name !== '' && <dt>{/^\d+$/.test(name) ? name : humanise(name)}</dt>}
          <dd>
            {items.map((item, at) => (
              <Thing key={`${item.name} ${at}`} item={item} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What there is to look at: something above the zones, and something below them. */
export const Sight = (props: GenericProps & { children?: ComponentChildren; below?: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys
  <div class="gen-sight" tabIndex={0}>
    {props.children}
    <Zones {...props} />
    {props.below}
  </div>
);

/** Everything on the table, each part under its name. */
function Zones({ view, texts: { page } }: GenericProps) {
  return (
    <div class="gen-zones">
      {zonesOf(view).map(({ id, rows }) => (
        <section key={id} class={id === 'table' ? 'gen-zone single' : 'gen-zone'} data-place={zonePlace(id)}>
          <h2 class="cap">{id === 'table' ? page.table : humanise(id)}</h2>
          <Rows rows={rows} />
        </section>
      ))}
    </div>
  );
}
