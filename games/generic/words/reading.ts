import type { Kinds } from '../../../core/game.ts';
import type { ReadingScene, Section } from '../../../i18n/reading.ts';
import { humanise } from '../../../i18n/words.ts';
import { type PlainView, rowsOfSeat, rowText, scoreOf, zonesOf } from './facts.ts';
import type { GenericTexts } from './texts.ts';

type Scene = ReadingScene<Kinds & { view: PlainView }, GenericTexts>;

/** The table of any game in words: a section for each zone, and one for each player. */
export function read({ view, names, texts: { page } }: Scene): Section[] {
  const zones = zonesOf(view).map(({ id, rows }) => {
    const title = id === 'table' ? page.table : humanise(id);
    return {
      id: `zone:${id}`,
      title,
      ...(rows.length === 0 && { sum: page.nothing }),
      entries: rows.map((row, at) => ({
        id: `zone:${id}:${at}`,
        name: row.name || title,
        text: rowText(row),
      })),
    };
  });
  const players = {
    id: 'players',
    title: page.players,
    entries: names.map((name, seat) => ({
      id: `seat:${seat}`,
      name,
      text: [
        `${name}${page.joint}${page.points} ${scoreOf(view, seat)}`,
        ...rowsOfSeat(view, seat).map(rowText),
      ].join('; '),
    })),
  };
  return [players, ...zones];
}
