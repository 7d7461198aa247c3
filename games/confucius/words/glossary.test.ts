import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../i18n/index.ts';
import { Glossary } from '../../../i18n/testing/glossary.ts';
import { wordsOf } from '../../words.ts';
import type { ConfuciusTerms, ConfuciusTexts } from './texts.ts';

const glossary = new Glossary('confucius');
const COLUMNS = { en: 0, hu: 1, ru: 2, ja: 3 } as const;

/** What stands before brackets, a slash or a comma, where another form follows. */
const preferred = (cell: string): string => cell.replace(/\s*(\(| \/ |,).*$/, '');

type Read = (terms: ConfuciusTerms) => string;
const TERMS: readonly (readonly [row: string, read: Read])[] = [
  ['Confucius (title)', (t) => t.game],
  ['advanced game', (t) => t.variants.advanced],
  ['Admiral variant', (t) => t.variants.admiral],
  ['round', (t) => t.round],
  ['Count Gifts phase', (t) => t.phases.count],
  ['Choose Chief Minister phase', (t) => t.phases.chief],
  ['Actions phase', (t) => t.phases.actions],
  ['Court phase', (t) => t.phases.court],
  ['End of Round phase', (t) => t.phases.end],
  ['Build the Great Wall', (t) => t.steps.wall],
  ['Imperial Examination', (t) => t.steps.examination],
  ['Ministry Resolution', (t) => t.steps.resolution],
  ['invasion (step)', (t) => t.steps.invasion],
  ['chief minister', (t) => t.chiefMinister],
  ['Admiral', (t) => t.titles.admiral],
  ['General', (t) => t.titles.general],
  ['Minister', (t) => t.posts.minister],
  ['Secretary', (t) => t.posts.secretary],
  ['ministry', (t) => t.ministry],
  ['Bingbu (Army)', (t) => t.ministries.bingbu],
  ['Hubu (Finance)', (t) => t.ministries.hubu],
  ['Gongbu (Public Works)', (t) => t.ministries.gongbu],
  ['any ministry', (t) => t.anyMinistry],
  ['official', (t) => t.official],
  ['candidate official', (t) => t.candidate],
  ['student', (t) => t.student],
  ['red space', (t) => t.redSpace],
  ['unbribed', (t) => t.unbribed],
  ['unsecured', (t) => t.unsecured],
  ['secured', (t) => t.secured],
  ['influence', (t) => t.influence],
  ['discount', (t) => t.discount],
  ['action cube', (t) => t.cube],
  ['Actions Box', (t) => t.box],
  ['pass', (t) => t.pass],
  ['army', (t) => t.army],
  ['military colonies', (t) => t.colonies],
  ['foreign land', (t) => t.foreignLand],
  ['junk', (t) => t.junk],
  ['shipyard', (t) => t.shipyard],
  ['ocean', (t) => t.ocean],
  ['distant land', (t) => t.distantLand],
  ['gift', (t) => t.gift],
  ['obligation', (t) => t.obligation],
  ['wall-hanging (1)', (t) => t.gifts[0]],
  ['ceramic tile (2)', (t) => t.gifts[1]],
  ['vase (3)', (t) => t.gifts[2]],
  ['coat (4)', (t) => t.gifts[3]],
  ['necklace (5)', (t) => t.gifts[4]],
  ['junk (6)', (t) => t.gifts[5]],
  ['Confucius card', (t) => t.card],
  ['cash / coin', (t) => t.cash],
  ['licence', (t) => t.licence],
  ['discard pile', (t) => t.discardPile],
  ["Emperor's Reward card", (t) => t.rewardCard],
  ['Bribery (card)', (t) => t.rewards.bribery],
  ['Gift (card)', (t) => t.rewards.gift],
  ['Extra Action (card)', (t) => t.rewards.extra],
  ['Cash (card)', (t) => t.rewards.cash],
  ['Recruit an Army (card)', (t) => t.rewards.army],
  ['Emperor Insulted! (card)', (t) => t.rewards.insult],
  ['victory point', (t) => t.vp],
  ['Bribe Official', (t) => t.actions.bribe],
  ['Secure Official', (t) => t.actions.secure],
  ['Nominate Student', (t) => t.actions.nominate],
  ['Force Imperial Examination', (t) => t.actions.force],
  ['Buy Junks', (t) => t.actions.buyJunks],
  ['Start a Voyage', (t) => t.actions.voyage],
  ['Recruit an Army', (t) => t.actions.recruit],
  ['Invade a Foreign Land', (t) => t.actions.invade],
  ['Buy Gift', (t) => t.actions.buyGift],
  ['Give Gift', (t) => t.actions.giveGift],
  ['Transfer Influence', (t) => t.actions.transfer],
  ['Petition the Emperor', (t) => t.actions.petition],
  ['Commercial Income', (t) => t.actions.commerce],
  ['Tax Income', (t) => t.actions.tax],
  ['No Action', (t) => t.actions.none],
  ['Imperial Favour', (t) => t.favour],
  ['Annam', (t) => t.foreignLands.annam],
  ['Yunnan', (t) => t.foreignLands.yunnan],
  ['Mongolia', (t) => t.foreignLands.mongolia],
  ['Korea', (t) => t.foreignLands.korea],
  ['Manchuria', (t) => t.foreignLands.manchuria],
  ['The Spice Islands', (t) => t.distantLands.spiceIslands],
  ['India', (t) => t.distantLands.india],
  ['Arabia', (t) => t.distantLands.arabia],
  ['Africa', (t) => t.distantLands.africa],
  ['The Americas', (t) => t.distantLands.americas],
];

const leaves = (terms: unknown): string[] =>
  typeof terms === 'string' ? [terms] : Object.values(terms as object).flatMap(leaves);

describe.each(LANGUAGES)('terms of Confucius in %s', async (lang) => {
  const { terms } = await wordsOf<ConfuciusTexts>(lang, 'confucius');

  it.each(TERMS)('%s', (row, read) => {
    expect(read(terms)).toBe(preferred(glossary.cell(row, COLUMNS[lang])));
  });

  it('has a row for every term but the title that is a role as well', () => {
    expect(leaves(terms)).toHaveLength(TERMS.length + 1);
    expect(terms.titles.chiefMinister.toLowerCase()).toBe(terms.chiefMinister.toLowerCase());
  });
});
