import { Piece } from '../../../client/board/piece.tsx';
import { Target } from '../../../client/board/target.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { Token } from '../../../client/icons/token.tsx';
import { ACTIVE, AVAILABLE, GIFTS, NOT_AVAILABLE } from '../rules/data.ts';
import { aimAt } from './aim.tsx';
import { giftPlace } from './ids.ts';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

export const giftIcon = (value: number): IconName => `gift${value}` as IconName;

const LOOKS = ['missing', 'available', 'gone'] as const;

/** What has become of a gift: a word for the state, or who holds it. */
export function giftState({ texts: { page }, names }: Sight, state: number): string {
  if (state >= ACTIVE) return page.given(names[state - ACTIVE]!);
  return page.gifts[state === NOT_AVAILABLE ? 'missing' : state === AVAILABLE ? 'available' : 'gone'];
}

interface GiftsProps {
  readonly sight: Sight;
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
}

/** The six own gifts by value: to be bought, available, with somebody, or gone. */
export function Gifts({ sight, width, height, pitch }: GiftsProps) {
  const { view, seat, families, texts } = sight;
  const { gifts } = view.players[seat]!;
  const buys = sight.frame?.phase === 'buyGift';
  return (
    <>
      {Array.from({ length: GIFTS }, (_, i) => {
        const state = gifts[i]!;
        const value = i + 1;
        const holder = state - ACTIVE;
        const look = holder >= 0 ? 'given' : LOOKS[state];
        const priced = buys && sight.choices.has(giftPlace(seat, value));
        const size = Math.min(30, height - 26);
        return (
          <g key={value} transform={`translate(${i * pitch} 0)`}>
            <Target
              aim={aimAt(
                sight,
                { type: 'gift', value },
                texts.page.gift(texts.terms.gifts[i]!, giftState(sight, state)),
              )}
              box={{ x: 0, y: 0, w: width, h: height }}
            >
              <g class={`gift ${look}`}>
                <rect class="slot" width={width} height={height} rx="2.5" />
                {look === 'available' && (
                  <rect class="ready" x="1" y={height - 4} width={width - 2} height="3" />
                )}
                <Use name={giftIcon(value)} x={(width - size) / 2} y={4} size={size} />
                {priced && <Use name="coin" x={width / 2 - 15} y={height - 19} size={13} />}
                <Text
                  x={holder >= 0 ? width / 2 - 8 : priced ? width / 2 + 7 : width / 2}
                  y={height - 7}
                  size={priced ? 15 : 13.5}
                  weight={800}
                  anchor="middle"
                  fill={priced ? 'var(--ver)' : 'var(--ink)'}
                >
                  {value}
                </Text>
                {holder >= 0 && (
                  <Piece name={`gift:${seat}:${value}`}>
                    <Token family={families[holder]!} size={15} x={width / 2 - 1} y={height - 19} />
                  </Piece>
                )}
                {look === 'gone' && <path class="strike" d={`M6 ${height - 22}L${width - 6} 8`} />}
              </g>
            </Target>
          </g>
        );
      })}
    </>
  );
}
