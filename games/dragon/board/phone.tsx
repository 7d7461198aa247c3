import { useLayoutEffect, useRef } from 'preact/hooks';
import { Backdrop } from '../../../client/board/backdrop.tsx';
import { ROUNDS } from '../rules/data.ts';
import { palaceCount } from '../rules/palace.ts';
import { Choices } from './choices.tsx';
import { GoodsRow } from './goods-row.tsx';
import { Grounds } from './grounds.tsx';
import { plotPlace } from './ids.ts';
import { Landscape } from './landscape.tsx';
import { monthsOf } from './months.ts';
import { Palaces } from './palaces.tsx';
import type { DragonProps } from './props.ts';
import { Road } from './road.tsx';
import { SightProvider, sightOf } from './sight.ts';
import { useWildSwitch, WildProvider } from './wild.tsx';
import { Year } from './year.tsx';

const WIDTH = 390;
const COURT = 284;
const PALACE = 92;
/** Narrower palaces would have rooms too low to touch. */
const TOUCHED = 124;

/** Year, court and choices under each other, for 390 × 608. */
export function Phone(props: DragonProps) {
  const wild = useWildSwitch(props);
  const sight = sightOf(props);
  const slots = palaceCount(sight.player.palaces) + (sight.at.has(plotPlace(sight.seat)) ? 1 : 0);
  const touched = sight.frame?.phase === 'release' || sight.frame?.phase === 'full';
  const width = Math.max(WIDTH, slots * (touched ? TOUCHED : PALACE) + 4);
  return (
    <SightProvider value={sight}>
      <WildProvider value={wild}>
        <div class="dragon-phone">
          <Strip {...props} />
          <div class="phone-court">
            <Backdrop board="dragon" viewBox={`550 226 ${WIDTH} ${COURT}`}>
              <Grounds />
              <Landscape />
            </Backdrop>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys scrolls it by the arrows */}
            <section class="phone-pan" aria-label={props.texts.board.columns.palaces} tabIndex={0}>
              <svg
                class="dragon"
                role="presentation"
                viewBox={`0 0 ${width} ${COURT}`}
                style={{ width: `${width}px` }}
              >
                <Palaces left={2} right={width - 2} base={248} widest={130} plotless />
              </svg>
            </section>
            <svg class="dragon phone-front" role="presentation" viewBox={`0 0 ${WIDTH} ${COURT}`}>
              <GoodsRow x={8} y={6} />
              <Road x={12} y={255} w={WIDTH - 24} token={28} />
            </svg>
          </div>
          <svg class="dragon phone-choices" role="presentation" viewBox={`0 0 ${WIDTH} 218`}>
            <Choices />
          </svg>
        </div>
      </WildProvider>
    </SightProvider>
  );
}

/** The scroll begins at the present month and can be drawn aside. */
function Strip({ view, texts }: DragonProps) {
  const box = useRef<HTMLElement>(null);
  const over = view.stack.length === 0;
  const past = over ? ROUNDS : Math.max(0, view.round - 1);
  const now = over || view.round === 0 ? 0 : 1;
  const width = over ? ROUNDS * 46 : past * 46 + now * 138 + (ROUNDS - past - now) * 96;
  const first = monthsOf(view, width).find(({ state }) => state !== 'past')?.x ?? 0;
  useLayoutEffect(() => {
    box.current?.scrollTo({ left: first });
  }, [first]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys scrolls it by the arrows
    <section class="phone-strip" ref={box} aria-label={texts.board.forecast} tabIndex={0}>
      <svg class="dragon" role="presentation" viewBox={`0 0 ${width} 106`} style={{ width: `${width}px` }}>
        <Year width={width} height={view.options.greatWall ? 62 : 76} />
      </svg>
    </section>
  );
}
