import { Laurel } from '../../../client/board/laurel.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { Token } from '../../../client/icons/token.tsx';
import { capital } from '../../../i18n/texts.ts';
import { TITLES, type Title } from '../rules/data.ts';
import { group } from './aria.ts';
import { titlePlace } from './ids.ts';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

/** The parasol is that of the chief minister of a round, who need not be the same (C-DEF-9). */
const SIGNS: Readonly<Record<Title, IconName>> = {
  admiral: 'junk',
  chiefMinister: 'stamp',
  general: 'army',
};

const ROW = 64;

/** At the end nobody is examined any more: the scroll tells who has come to which title. */
export function Honours({ sight }: { readonly sight: Sight }) {
  const { view, names, families, lang, texts } = sight;
  const head = texts.board.final.titles;
  return (
    <g class="examination" {...group(head)}>
      <rect class="cf-scroll" x="716" y="118" width="216" height="246" rx="3" />
      <rect class="border" x="720" y="122" width="208" height="238" />
      <Text x={824} y={149} size={21} anchor="middle" display max={190}>
        {capital(head, lang)}
      </Text>
      {TITLES.map((title, i) => {
        const holder = view.titles[i]!;
        return (
          <g key={title} data-place={titlePlace(title)} transform={`translate(730 ${162 + i * ROW})`}>
            <path class="hair" d="M0 0H188" />
            <Use name={SIGNS[title]} x={2} y={15} size={34} />
            <Text x={48} y={26} size={13} fill="var(--ink2)" max={140}>
              {texts.terms.titles[title]}
            </Text>
            {holder < 0 ? (
              <Text x={48} y={48} size={15} fill="var(--ink3)">
                –
              </Text>
            ) : (
              <>
                <Token family={families[holder]!} size={18} x={48} y={33} />
                <Text x={72} y={48} size={17} weight={700} max={92}>
                  {names[holder]!}
                </Text>
                <Laurel x={176} y={42} r={11} />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
