import { finalScore, places } from '../../../rules/dragon/scoring.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/names.ts';
import { Token } from '../../icons/token.tsx';
import { Laurel } from '../laurel.tsx';
import { capital } from './fit.ts';
import { Label } from './label.tsx';
import { Paper } from './paper.tsx';
import { useSight } from './sight.ts';

interface FinalProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the names and where the figures end. */
  readonly columns: readonly number[];
}

const HEAD = 38;
/** By so much the row of whoever has won is higher. */
const WINNER = 0.7;
/** What stands for the words where there is no room for them. */
const ICONS: readonly IconName[] = ['e-peace', 'u-person', 'buddha', 'sack', 'vp'];

/** At the end: what the months and the final scoring brought, best first. */
export function Final({ x, y, width, height, columns }: FinalProps) {
  const { view, viewer, texts, lang, families, names } = useSight().props;
  const { final } = texts.board;
  const ranks = places(view.players);
  const rows = view.players
    .map((player, seat) => {
      const { persons, monks, goods } = finalScore(player);
      const before = player.vp - persons - monks - goods;
      return { seat, rank: ranks[seat]!, figures: [before, persons, monks, goods, player.vp] };
    })
    .sort((a, b) => a.rank - b.rank);
  const winners = rows.filter(({ rank }) => rank === 1).length;
  const pitch = Math.min(30, (height - HEAD - 6) / (rows.length + WINNER * winners));
  const heightOf = (rank: number): number => (rank === 1 ? (1 + WINNER) * pitch : pitch);
  const foot = HEAD + rows.reduce((sum, { rank }) => sum + heightOf(rank), 0);
  const [named, ...ends] = columns as readonly [number, ...number[]];
  const heads = [final.before, final.persons, final.monks, final.goods, final.total];
  const narrow = width < 600;
  return (
    <g data-zone="year" transform={`translate(${x} ${y})`}>
      <Paper width={width} height={foot + 6} />
      {!narrow && (
        <Label x={22} y={27} text={texts.page.final} size={22} room={240} anchor="start" face="display" />
      )}
      {heads.map((head, i) =>
        narrow ? (
          <g key={head}>
            <title>{capital(head, lang)}</title>
            <Icon name={ICONS[i]!} size={22} x={ends[i]! - 22} y={9} label={capital(head, lang)} />
          </g>
        ) : (
          <Label
            key={head}
            x={ends[i]!}
            y={25}
            text={capital(head, lang)}
            size={14}
            room={ends[i]! - (ends[i - 1] ?? named) - 6}
            anchor="end"
            weight={i === 4 ? 800 : 400}
            fill="var(--ink2)"
            wraps
          />
        ),
      )}
      {rows.map(({ seat, rank, figures }, row) => {
        const won = rank === 1;
        const high = heightOf(rank);
        const top = HEAD + rows.slice(0, row).reduce((sum, before) => sum + heightOf(before.rank), 0);
        const at = top + high / 2;
        const token = Math.min(won ? 44 : 22, high - 3);
        const from = 40 + token;
        const big = won ? Math.min(27, high - 4) : 22;
        return (
          <g key={seat}>
            {won && <rect x="6" y={top} width={width - 12} height={high} fill="var(--paper)" />}
            <path d={`M12 ${top}H${width - 12}`} stroke="var(--line)" />
            {seat === viewer && <rect x="6" y={top} width="4" height={high} fill="var(--ink)" />}
            <text x="22" y={at + 6} text-anchor="middle" class="d" font-size="20">
              {rank}
            </text>
            <Token family={families[seat]!} size={token} x={34} y={at - token / 2} />
            <Label
              x={from}
              y={at + (won ? 7 : 5)}
              text={names[seat]!}
              size={won ? big : 16}
              room={named - from - (won && !narrow ? 40 : 0)}
              anchor="start"
              weight={700}
              face={won ? 'display' : 'text'}
            />
            {won && !narrow && <Laurel x={named - 8} y={at} r={Math.min(16, high / 2 - 1)} />}
            {figures.map((figure, i) => {
              const whole = i === 0 || i === 4;
              return (
                <text
                  key={heads[i]}
                  x={ends[i]}
                  y={at + (i === 4 ? 7 : 5)}
                  text-anchor="end"
                  class={i === 4 ? 'd' : undefined}
                  font-size={i === 4 ? big : 16}
                  fill={figure === 0 ? 'var(--ink3)' : whole ? undefined : 'var(--jade)'}
                >
                  {whole ? figure : figure === 0 ? '–' : `+${figure}`}
                </text>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
