import { Fragment } from 'preact';
import { MINISTRIES, TITLES } from '../../../rules/confucius/data.ts';
import { holderOf, places } from '../../../rules/confucius/scoring.ts';
import { Icon } from '../../icons/icon.tsx';
import { Token } from '../../icons/token.tsx';
import { ranked } from '../ranked.ts';
import { FamilyRow } from './family.tsx';
import { giftIcon } from './gifts.tsx';
import type { Props } from './props.ts';
import { type Sight, sightOf } from './sight.ts';
import { Web } from './web.tsx';

/** Who may not bribe where, and because of whom. */
function Forbidden({ sight }: { readonly sight: Sight }) {
  const { web, families, names, texts } = sight;
  const rows = web.blocked.flatMap((ministries, seat) => {
    const shut = MINISTRIES.filter((_, m) => ministries[m]!.length > 0);
    const gifts = web.bonds.filter(({ bound, to }) => bound === seat && ministries.flat().includes(to));
    return shut.length > 0 ? [{ seat, shut, gifts }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <div class="forbidden">
      <span class="forbidden-cap">
        <Icon name="u-lock" size={14} /> {texts.page.web.forbids}
      </span>
      {rows.map(({ seat, shut, gifts }) => (
        <span key={seat} class="forbidden-row whole">
          <Token family={families[seat]!} size={16} />
          <b>{names[seat]}</b>
          {shut.map((id) => texts.terms.ministries[id]).join(', ')}
          <span class="givers">
            {gifts.map(({ to, value }) => (
              <Fragment key={to}>
                <Icon name={giftIcon(value)} size={16} label={texts.terms.gifts[value - 1]!} />
                <b>{value}</b>
                <Token family={families[to]!} size={14} label={names[to]!} />
              </Fragment>
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Who would have the titles as things stand. */
function Titles({ sight }: { readonly sight: Sight }) {
  const { view, families, names, texts } = sight;
  return (
    <div class="forbidden titles">
      <span class="forbidden-cap">{texts.page.web.titles}</span>
      {TITLES.map((title) => {
        const holder = view.stack.length === 0 ? view.titles[TITLES.indexOf(title)]! : holderOf(view, title);
        return (
          <span key={title} class="forbidden-row whole">
            {texts.terms.titles[title]}
            <span class="givers">
              {holder >= 0 ? names[holder] : '–'}
              {holder >= 0 && <Token family={families[holder]!} size={16} />}
            </span>
          </span>
        );
      })}
    </div>
  );
}

/** The families, and below them the web of gifts with what it forbids. */
export function Rail(props: Props) {
  const sight = sightOf(props);
  const { view, frame, texts, lens, toggleLens, changed, web } = sight;
  const { page } = texts;
  const seats = frame ? [...props.names.keys()] : ranked(places(view));
  return (
    <div class={`confucius-rail${props.names.length > 4 ? ' five' : ''}`}>
      <div class="rail-cap">
        <span class="cap">{page.families}</span>
        {changed.has('families') && <i class="news" />}
        <span class="rail-note">{page.familiesNote}</span>
      </div>
      {seats.map((seat) => (
        <FamilyRow key={props.families[seat]} sight={sight} seat={seat} />
      ))}
      <div class="rail-cap web-cap">
        <span class="cap">{page.web.title}</span>
        {changed.has('web') && <i class="news" />}
        <button type="button" class="lens" aria-pressed={lens} onClick={toggleLens}>
          <Icon name="u-lens" size={14} /> {lens ? page.web.on : page.web.off}
        </button>
      </div>
      {lens && web.bonds.length === 0 && <p class="rail-none">{page.web.nothing}</p>}
      {lens && web.bonds.length > 0 && <Web sight={sight} />}
      {lens && <Forbidden sight={sight} />}
      {lens && <Titles sight={sight} />}
    </div>
  );
}
