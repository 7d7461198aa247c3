import { Fragment } from 'preact';
import { ranked } from '../../../client/board/ranked.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import { Token } from '../../../client/icons/token.tsx';
import { MINISTRIES, TITLES } from '../rules/data.ts';
import { holderOf, places } from '../rules/scoring.ts';
import { FamilyRow } from './family.tsx';
import type { ConfuciusProps } from './props.ts';
import { type Sight, sightOf } from './sight.ts';
import { Web } from './web.tsx';

/** Who may not bribe where; because of whom, the heavy threads show. */
function Forbidden({ sight: { web, webThen = web, families, names, texts } }: { readonly sight: Sight }) {
  const rows = web.blocked.flatMap((_, seat) => {
    const shut = MINISTRIES.flatMap((id, m) => {
      const was = web.blocked[seat]![m]!.length > 0;
      const is = webThen.blocked[seat]![m]!.length > 0;
      return was || is ? [{ id, was, is }] : [];
    });
    return shut.length > 0 ? [{ seat, shut }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <div class="forbidden">
      <span class="forbidden-cap">
        <Icon name="u-lock" size={14} /> {texts.page.web.forbids}
      </span>
      {rows.map(({ seat, shut }) => (
        <span key={seat}>
          <Token family={families[seat]!} size={16} label={names[seat]!} />{' '}
          {shut.map(({ id, was, is }, i) => (
            <Fragment key={id}>
              {i > 0 && ', '}
              {was && !is ? (
                <s class="changed">{texts.terms.ministries[id]}</s>
              ) : (
                <span class={was ? undefined : 'changed'}>{texts.terms.ministries[id]}</span>
              )}
            </Fragment>
          ))}
        </span>
      ))}
    </div>
  );
}

/** Who would have the titles as things stand. */
function Titles({ sight: { view, then = view, families, names, texts } }: { readonly sight: Sight }) {
  return (
    <div class="forbidden">
      <span class="forbidden-cap">{texts.page.web.titles}</span>
      {TITLES.map((title, i) => {
        const holder = view.stack.length === 0 ? view.titles[i]! : holderOf(view, title);
        const next = view.stack.length === 0 ? holder : holderOf(then, title);
        const token = (seat: number) =>
          seat >= 0 ? <Token family={families[seat]!} size={16} label={names[seat]!} /> : '–';
        return (
          <span key={title}>
            {texts.terms.titles[title]}{' '}
            {next === holder ? (
              token(holder)
            ) : (
              <span class="changed">
                <s>{token(holder)}</s>→{token(next)}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** The families, and below them the web of gifts with what it forbids. */
export function Rail(props: ConfuciusProps) {
  const sight = sightOf(props);
  const { view, frame, texts, lens, toggleLens, changed } = sight;
  const { page } = texts;
  const seats = frame ? [...props.names.keys()] : ranked(props.result?.places ?? places(view));
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
          <Icon name="u-lens" size={14} /> {page.web.lens}
        </button>
      </div>
      <Web sight={sight} />
      {lens && <Forbidden sight={sight} />}
      {lens && <Titles sight={sight} />}
    </div>
  );
}
