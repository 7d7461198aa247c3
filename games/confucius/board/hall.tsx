import { MINISTRIES, SPACES } from '../rules/data.ts';
import { isResolved } from '../rules/officials.ts';
import { group } from './aria.ts';
import { Badge } from './badge.tsx';
import { ministryPlace } from './ids.ts';
import { OfficialSpace } from './official.tsx';
import { Post } from './post.tsx';
import { Ribbon } from './ribbon.tsx';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';

const MIDDLE = 127;
const RIBS = Array.from({ length: 25 }, (_, i) => i - 12);
const ROOF = RIBS.map((i) => {
  const at = (per: number): string => (MIDDLE + per * i).toFixed(1);
  return `M${at(5.38)} 121Q${at(5.81)} 140 ${at(7.54)} 157`;
}).join('');

/** Yellow glazed roof, red columns, and on a blue board the name and what the ministry is for. */
const Building = ({ name, field }: { readonly name: string; readonly field: string }) => (
  <>
    <rect class="room" x="18" y="150" width="218" height="188" />
    <rect class="tint" x="18" y="150" width="218" height="188" />
    <path class="column" d="M18 150h7v188h-7ZM229 150h7v188h-7Z" />
    <path class="steps" d="M11 347H243l-5-9H16Z" />
    <path
      class="roof"
      d="M11 152C27 153 46 138 57 120H197C208 138 227 153 243 152C241 158 235 160 229 160H25C19 160 13 158 11 152Z"
    />
    <path class="ribs" d={ROOF} />
    <path class="ridgepole" d="M52 120H202" />
    <path class="ridgegold" d="M53 120H201" />
    <path class="horns" d="M52 119c-5-1-5-8 1-9M202 119c5-1 5-8-1-9" />
    <rect class="board" x={MIDDLE - 70} y="125" width="140" height="27" rx="2" />
    <Text x={MIDDLE} y={145} size={18} anchor="middle" display fill="#fbf5e6" max={132}>
      {`${name} · ${field}`}
    </Text>
  </>
);

/** A ministry as a hall of the court, drawn for the first place in the row. */
export function Hall({ sight, ministry }: { readonly sight: Sight; readonly ministry: number }) {
  const { view, texts, names, changed, frame } = sight;
  const id = MINISTRIES[ministry]!;
  const resolving = frame?.phase === 'ministry' && frame.ministry === ministry;
  const name = texts.terms.ministries[id];
  const field = texts.board.fields[id];
  const holders = [0, 1].map((post) => {
    const seat = view.posts[2 * ministry + post]!;
    return seat < 0 ? String(view.chits[2 * ministry + post]) : names[seat]!;
  });
  return (
    <g
      class={`hall ${id}${resolving ? ' resolving' : ''}`}
      data-zone={id}
      data-place={ministryPlace(ministry)}
      {...group(texts.page.post(`${name}, ${field}`, holders[0]!, holders[1]!, isResolved(view, ministry)))}
    >
      <Building name={name} field={field} />
      {[3, 2, 1, 0, 4, 5, 6].map((i) => (
        <OfficialSpace key={i} sight={sight} at={ministry * SPACES + i} />
      ))}
      <Post sight={sight} ministry={ministry} post={0} />
      <Post sight={sight} ministry={ministry} post={1} />
      <g transform={`translate(${MIDDLE} 350)`}>
        <Ribbon sight={sight} ministry={ministry} />
      </g>
      {changed.has(id) && <Badge x={186} y={126} />}
    </g>
  );
}
