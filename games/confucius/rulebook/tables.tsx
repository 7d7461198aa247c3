import type { ComponentChildren } from 'preact';
import type { Rows } from '../../../client/board/book.ts';
import { Icon } from '../../../client/icons/icon.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { capital } from '../../../i18n/texts.ts';
import { ACTION_ICONS } from '../board/actions.ts';
import { giftIcon } from '../board/gifts.tsx';
import {
  BOX_ACTIONS,
  BOX_VP,
  CUBES,
  FIRST_CUBES,
  FOREIGN_LANDS,
  INVASION_COST,
  JUNK_PRICE,
  JUNK_PRICE_GONGBU,
  MINISTRIES,
  REPEAT_CUBES,
  REWARD_BOX,
  REWARD_CARDS,
  REWARDS,
  TITLES,
} from '../rules/data.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

const COLOURS = { '--c': 'var(--seat-jade)', '--c2': 'var(--on-jade)', '--robe': 'var(--seat-jade)' };

const Named = ({ icon, name }: { icon: IconName; name: ComponentChildren }) => (
  <span class="withicon">
    <Icon name={icon} size={26} style={COLOURS} /> {name}
  </span>
);

type Table = Rows<ConfuciusTexts>;

const PIECES: readonly IconName[] = [
  'cards',
  'gift3',
  'cube',
  'army',
  'junk',
  'p-official',
  'p-candidate',
  'reward',
  'm-sec',
];
const HALLS: readonly IconName[] = ['min-army', 'min-fin', 'min-works'];
const CARD_ICONS: readonly IconName[] = ['purse', 'buygift', 'cube', 'coinstring', 'army', 'crown'];
const CARD_NAMES = ['bribery', 'gift', 'extra', 'cash', 'army', 'insult'] as const;
const TITLE_ICONS: readonly IconName[] = ['junk', 'stamp', 'army'];

const pieces: Table = (said) =>
  said.map(([name = '', count = ''], n) => [<Named key={name} icon={PIECES[n]!} name={name} />, count]);

const ministries: Table = (said, { texts: { terms } }) =>
  MINISTRIES.map((id, m) => [
    <Named key={id} icon={HALLS[m]!} name={terms.ministries[id]} />,
    ...(said[m] ?? []),
  ]);

const discounts: Table = (said, { texts: { terms } }) =>
  MINISTRIES.map((id, m) => [
    <Named key={id} icon={HALLS[m]!} name={terms.ministries[id]} />,
    ...(said[m] ?? []),
  ]);

/** Table 2.15. */
const cubes: Table = () => [
  ['0', String(CUBES[0])],
  ['1–2', String(CUBES[1])],
  ['3+', String(CUBES[3])],
];

/** Table 2.14. */
const box: Table = (said, { texts: { terms }, lang }) =>
  BOX_ACTIONS.map((action, n) => {
    const [first, again] = [FIRST_CUBES[n]!, REPEAT_CUBES[n]!];
    const count = action === 'commerce' || first === again ? String(first) : `${first} / ${again}`;
    return [
      <Named key={action} icon={ACTION_ICONS[action]} name={capital(terms.actions[action], lang)} />,
      count,
      said[n]?.[0] ?? '',
    ];
  });

/** Table 2.8. */
const junkPrices: Table = ([normal, cheaper]) => [
  [normal?.[0] ?? '', ...JUNK_PRICE.slice(1).map(String)],
  [cheaper?.[0] ?? '', ...JUNK_PRICE_GONGBU.slice(1).map(String)],
];

/** Table 2.4. */
const giftTable: Table = (said, { texts: { terms }, lang }) =>
  terms.gifts.map((name, i) => [
    <Named key={name} icon={giftIcon(i + 1)} name={capital(name, lang)} />,
    String(i + 1),
    i === 0 ? (said[0]?.[0] ?? '') : String(i + 1),
  ]);

/** Table 2.9. */
const landTable: Table = (_, { texts: { terms } }) =>
  FOREIGN_LANDS.map((land, n) => [
    terms.foreignLands[land],
    String(INVASION_COST[n]),
    <span key={land} class="signs">
      {BOX_VP[n]!.map((vp, i) => (
        <span key={i}>
          {i > 0 && ' · '}
          <b>{vp}</b>
          {REWARD_BOX[n] === i && <Icon name="reward" size={16} label={terms.rewardCard} />}
        </span>
      ))}
    </span>,
  ]);

const KINDS = [REWARDS.slice(0, 4), ...REWARDS.slice(4).map((kind) => [kind])];

const cards: Table = (said, { texts: { terms } }) =>
  CARD_NAMES.map((card, n) => [
    <Named key={card} icon={CARD_ICONS[n]!} name={terms.rewards[card]} />,
    String(REWARD_CARDS.filter((kind) => KINDS[n]!.includes(REWARDS[kind]!)).length),
    said[n]?.[0] ?? '',
  ]);

/** In the order of the text: Chief Minister first. */
const titles: Table = (said, { texts: { terms } }) =>
  (['chiefMinister', 'admiral', 'general'] as const).map((title, n) => [
    <Named key={title} icon={TITLE_ICONS[TITLES.indexOf(title)]!} name={terms.titles[title]} />,
    ...(said[n] ?? []),
  ]);

const petitions: Table = (said, { texts: { terms }, lang }) =>
  terms.gifts
    .slice(1)
    .map((name, i) => [
      <Named key={name} icon={giftIcon(i + 2)} name={`${i + 2} · ${capital(name, lang)}`} />,
      said[i]?.[0] ?? '',
    ]);

export const tables = {
  pieces,
  ministries,
  discounts,
  cubes,
  box,
  junkPrices,
  giftTable,
  landTable,
  cards,
  titles,
  petitions,
};
