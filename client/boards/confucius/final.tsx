import { TITLES } from '../../../rules/confucius/data.ts';
import { places } from '../../../rules/confucius/scoring.ts';
import type { IconName } from '../../icons/names.ts';
import { Token } from '../../icons/token.tsx';
import { Laurel } from '../laurel.tsx';
import { ranked } from '../ranked.ts';
import { group, picture } from './aria.ts';
import type { Sight } from './sight.ts';
import { SOURCES, tally } from './tally.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

interface FinalProps {
  readonly sight: Sight;
  readonly width: number;
  readonly height: number;
}

/** By so much the row of whoever has won is higher. */
const WINNER = 0.8;

const COLUMNS = [...SOURCES, 'total'] as const;

/** For the heads of columns that are too narrow for words. */
const SIGNS: Readonly<Record<(typeof COLUMNS)[number], IconName>> = {
  ministries: 'stamp',
  distant: 'compass',
  foreign: 'invade',
  insult: 'crown',
  titles: 'parasol',
  total: 'vp',
};

/** The final points by their sources, best place first; the titles stand with the names, or under them. */
export function Final({ sight, width, height }: FinalProps) {
  const { view, names, families, texts, me } = sight;
  const { board, terms, page } = texts;
  const narrow = width < 600;
  const ranks = places(view);
  const order = ranked(ranks);
  const winners = order.filter((seat) => ranks[seat] === 1).length;
  const row = Math.min(narrow ? 56 : 31, (height - 42) / (names.length + WINNER * winners));
  const heightOf = (seat: number): number => (ranks[seat] === 1 ? (1 + WINNER) * row : row);
  const first = narrow ? 150 : 250;
  const column = (width - first - 16) / COLUMNS.length;
  const at = (i: number): number => first + column * (i + 0.5);
  const titlesOf = (seat: number): string =>
    TITLES.filter((_, k) => view.titles[k] === seat)
      .map((title) => terms.titles[title])
      .join(', ');
  return (
    <g class="final" {...group(page.final)}>
      <rect class="sheet" width={width} height={height} />
      <Text x={16} y={24} size={20} display max={first - 20}>
        {page.final}
      </Text>
      {COLUMNS.map((source, i) =>
        narrow ? (
          <g key={source} {...picture(board.final[source])}>
            <Use name={SIGNS[source]} x={at(i) - 11} y={7} size={22} />
          </g>
        ) : (
          <Text
            key={source}
            x={at(i)}
            y={23}
            size={13}
            weight={700}
            anchor="middle"
            fill="var(--ink3)"
            max={column - 4}
          >
            {board.final[source]}
          </Text>
        ),
      )}
      {order.map((seat, i) => {
        const points = tally(view, seat);
        const titles = titlesOf(seat);
        const won = ranks[seat] === 1;
        const high = heightOf(seat);
        const top = order.slice(0, i).reduce((sum, before) => sum + heightOf(before), 34);
        const line = narrow ? high / 2 - 5 : high / 2;
        const token = won ? Math.min(44, high - 6) : 18;
        const from = 40 + token;
        return (
          <g key={families[seat]} transform={`translate(0 ${top})`}>
            {won && <rect x="6" width={width - 12} height={high} fill="var(--raised)" />}
            <path class="hair" d={`M12 0H${width - 12}`} />
            {seat === me && <rect x="6" width="4" height={high} fill="var(--ink)" />}
            <Text x={22} y={line + 6} size={17} display anchor="middle">
              {ranks[seat]!}
            </Text>
            <Token family={families[seat]!} size={token} x={34} y={line - token / 2} />
            {won &&
              (narrow ? (
                <Laurel x={24 + token} y={line + 16} r={11} />
              ) : (
                <Laurel x={first - 14} y={line} r={Math.min(16, high / 2 - 2)} />
              ))}
            <Text
              x={from}
              y={line + (!won ? 5 : titles && !narrow ? 1 : 7)}
              size={won ? 25 : 14.5}
              weight={700}
              display={won}
              max={first - from - (won && !narrow ? 34 : 4)}
            >
              {titles && !narrow && !won ? `${names[seat]} · ${titles}` : names[seat]!}
            </Text>
            {(narrow || won) && titles && (
              <Text
                x={from}
                y={line + (!won ? 22 : narrow ? 25 : 17)}
                size={13}
                fill="var(--ink2)"
                max={(narrow ? width : first) - from - 16}
              >
                {titles}
              </Text>
            )}
            {SOURCES.map((source, k) => (
              <Text
                key={source}
                x={at(k)}
                y={line + 5}
                size={14.5}
                anchor="middle"
                fill={points[source] > 0 ? 'var(--ink)' : 'var(--ink3)'}
              >
                {points[source] || '–'}
              </Text>
            ))}
            <Text x={at(SOURCES.length)} y={line + 7} size={won ? 27 : 21} anchor="middle" display>
              {view.players[seat]!.vp}
            </Text>
          </g>
        );
      })}
    </g>
  );
}
