import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Target } from '../../../client/board/target.tsx';
import { DUE_ROUND, FOREIGN_LANDS, INVASION_COST, SLOTS } from '../rules/data.ts';
import { boxAt, boxesOf, isConquered, isFull } from '../rules/lands.ts';
import { aimAt } from './aim.tsx';
import { foreignPlace } from './ids.ts';
import { Army } from './owned.tsx';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';

export const LAND_WIDTH = 224;
export const LAND_HEIGHT = 56;
const BOX = { w: 25, h: 34, pitch: 28 };

export const landName = ({ view, texts }: Sight, slot: number): string =>
  texts.terms.foreignLands[FOREIGN_LANDS[view.lands[slot]!]!];

export const landState = ({ view, texts: { page } }: Sight, slot: number): string => {
  if (!isConquered(view, slot) && view.stack.length > 0) return page.due(DUE_ROUND[slot]!);
  return isFull(view, slot) ? page.taken : page.lost;
};

function ArmyBox({
  sight,
  slot,
  box,
  x,
}: {
  readonly sight: Sight;
  readonly slot: number;
  readonly box: number;
  readonly x: number;
}) {
  const { view, families, names, texts } = sight;
  const { vp, reward, owner } = boxAt(view, slot, box);
  const y = 11;
  const who = owner === undefined ? undefined : names[owner]!;
  return (
    <Target
      aim={aimAt(
        sight,
        { type: 'box', slot: slot + 1, box: box + 1 },
        texts.page.box(landName(sight, slot), box + 1, vp, reward, who),
      )}
      ring={{ x, y, w: BOX.w, h: BOX.h }}
      box={{ x: x - (BOX.pitch - BOX.w) / 2, y: 3, w: BOX.pitch, h: LAND_HEIGHT - 6 }}
      radius={2}
    >
      <rect
        class={`armybox ${owner === undefined ? 'free' : ''}`}
        x={x}
        y={y}
        width={BOX.w}
        height={BOX.h}
        rx="2"
      />
      {owner === undefined ? (
        <Text
          x={x + BOX.w / 2}
          y={reward ? y + 17 : y + 23}
          size={18}
          anchor="middle"
          display
          fill="var(--jade)"
        >
          {vp}
        </Text>
      ) : (
        <>
          <Piece name={`army:${slot}:${box}`} from={seatPlace(owner)}>
            <Army family={families[owner]!} x={x + 2} y={y + 1} size={22} />
          </Piece>
          <Text
            x={reward ? x + 8 : x + BOX.w / 2}
            y={y + 31.5}
            size={11}
            weight={800}
            anchor="middle"
            fill="var(--jade)"
          >
            {vp}
          </Text>
        </>
      )}
      {reward && <Use name="reward" x={owner === undefined ? x + 6.5 : x + 12.5} y={y + 20.5} size={12} />}
    </Target>
  );
}

/** A foreign land: when it falls due, what an army costs, and its boxes with points and armies. */
export function ForeignLand({ sight, slot }: { readonly sight: Sight; readonly slot: number }) {
  const { view } = sight;
  const boxes = boxesOf(view, slot);
  const left = LAND_WIDTH - 8 - boxes * BOX.pitch;
  const conquered = isConquered(view, slot);
  const settled = conquered || view.stack.length === 0;
  const taken = conquered && isFull(view, slot);
  const priced = !settled && sight.kinds.has('box');
  const state = landState(sight, slot);
  return (
    <g class={`foreign ${taken ? 'taken' : settled ? 'lost' : ''}`} data-place={foreignPlace(slot)}>
      <rect class="cf-slip" width={LAND_WIDTH} height={LAND_HEIGHT} rx="2.5" />
      <rect class="cf-field" x="3" y="3" width={LAND_WIDTH - 6} height={LAND_HEIGHT - 6} />
      <Text x={11} y={23} size={20} display max={left - 14} least={15}>
        {landName(sight, slot)}
      </Text>
      <Text
        x={11}
        y={43}
        size={13.5}
        weight={settled ? 700 : 400}
        fill={taken ? 'var(--jade)' : 'var(--ink2)'}
        max={settled ? left - 14 : left - 48}
      >
        {state}
      </Text>
      {!settled && (
        <>
          <Use name="coin" x={left - 34} y={30.5} size={16} />
          <Text x={left - 15} y={43} size={15} weight={800} fill={priced ? 'var(--ver)' : 'var(--ink)'}>
            {INVASION_COST[view.lands[slot]!]!}
          </Text>
        </>
      )}
      {Array.from({ length: boxes }, (_, box) => (
        <ArmyBox key={box} sight={sight} slot={slot} box={box} x={left + box * BOX.pitch} />
      ))}
    </g>
  );
}

/** The three foreign lands on the mountains. */
export const ForeignLands = ({ sight }: { readonly sight: Sight }) => (
  <>
    {Array.from({ length: SLOTS }, (_, slot) => (
      <g key={slot} transform={`translate(${78 + 280 * slot} 14)`}>
        <ForeignLand sight={sight} slot={slot} />
      </g>
    ))}
  </>
);
