import { Backdrop } from '../../../client/board/backdrop.tsx';
import { Chips } from './chips.tsx';
import { choicesOf } from './choices.ts';
import { geometryOf, HEIGHT, WIDTH } from './geometry.ts';
import { Ground } from './ground.tsx';
import { Hand } from './hand.tsx';
import { PlayedMap } from './map.tsx';
import { Market } from './market.tsx';
import { useCardNames } from './naming.ts';
import { isEnded, outlooks } from './outlook.ts';
import type { HanProps } from './props.ts';
import { Scroll } from './scroll.tsx';
import { useSwitches } from './switches.ts';
import { Markers } from './wall.tsx';

/** Beside the land there is room for a broad hand; beside the city the cards lie closer. */
const LAND_HAND = { scale: 1.213, step: 96, y: 664 };
const CITY_HAND = { scale: 1.06, step: 67, y: 678 };
const RIGHT = 1192;
/** Where the scroll of the end hangs, below the wall and what hangs from it. */
const HOOK = 78;
const VIEW = `0 0 ${WIDTH} ${HEIGHT}`;
const FIT = 'xMidYMid slice';

/** The map over the whole stage, with the open cards and the hand on the sea beside it. */
export function Stage(props: HanProps) {
  const { view } = props;
  const geometry = geometryOf(view.options.map);
  const choices = choicesOf(props);
  const switches = useSwitches(props, choices);
  const names = useCardNames(view);
  const { players, without } = outlooks(props);
  const over = isEnded(props);
  const hand = geometry.city ? CITY_HAND : LAND_HAND;
  return (
    <>
      <Backdrop board="han" viewBox={VIEW} fit={FIT}>
        <Ground geometry={geometry} />
      </Backdrop>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer everywhere as a tooltip */}
      <svg class="han" viewBox={VIEW} preserveAspectRatio={FIT}>
        <PlayedMap
          props={props}
          geometry={geometry}
          choices={choices}
          piece={switches.piece}
          players={players}
          without={without}
        />
        <Markers props={props} track={geometry.track} />
        {over ? (
          <Scroll props={props} x={RIGHT + 4} y={HOOK} />
        ) : (
          <>
            <Market props={props} choices={choices} names={names} />
            <Hand props={props} choices={choices} mode={switches.mode} names={names} x={RIGHT} {...hand} />
            <Chips props={props} choices={choices} switches={switches} x={RIGHT} y={hand.y - 19} />
          </>
        )}
      </svg>
    </>
  );
}
