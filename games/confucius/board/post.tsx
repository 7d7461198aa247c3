import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Token } from '../../../client/icons/token.tsx';
import { capital } from '../../../i18n/texts.ts';
import { MINISTRIES } from '../rules/data.ts';
import type { Obligations } from '../rules/obligations.ts';
import { postPlace } from './ids.ts';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';

const POSTS = ['minister', 'secretary'] as const;
const X = 178.5;

/** Who would hold a post if the ministry were resolved now. */
function prospects(web: Obligations, ministry: number, post: number): number[] {
  const outcomes = web.prospects.find((p) => p.ministry === MINISTRIES[ministry])?.outcomes ?? [];
  return [...new Set(outcomes.map((outcome) => outcome[POSTS[post]!]))];
}

/** The post of Minister or Secretary: its points, and who holds it or, with the lens, would hold it. */
export function Post({
  sight,
  ministry,
  post,
}: {
  readonly sight: Sight;
  readonly ministry: number;
  readonly post: number;
}) {
  const { view, texts, families, lang } = sight;
  const at = 2 * ministry + post;
  const holder = view.posts[at]!;
  const y = 251 + 40 * post;
  const name = texts.terms.posts[POSTS[post]!];
  const shown = sight.lens && holder < 0;
  const before = shown ? prospects(sight.web, ministry, post) : [];
  const all = shown && sight.webThen ? prospects(sight.webThen, ministry, post) : before;
  const others = all.slice(0, 2);
  const changed = all.join() !== before.join();
  const beside = holder >= 0 || others.length > 0;
  const several = others.length > 1;
  const size = several ? 14 : 18;
  return (
    <g
      class={`post ${holder >= 0 ? 'held' : ''}`}
      data-place={postPlace(at)}
      transform={`translate(${X} ${y})`}
    >
      <rect class="plate" width="48" height="38" rx="2.5" />
      {changed && <rect class="differs" x="1.5" y="1.5" width="45" height="35" rx="2" />}
      <Text x={24} y={13} size={12} weight={700} anchor="middle" fill="#f2e8d0" max={46}>
        {capital(name, lang)}
      </Text>
      <Text x={beside ? 37 : 24} y={32} size={21} anchor="middle" display fill="#f4d98c">
        {view.chits[at]!}
      </Text>
      {holder >= 0 && (
        <Piece name={`post:${at}`} from={seatPlace(holder)}>
          <Token family={families[holder]!} size={18} x={6} y={16.5} />
        </Piece>
      )}
      {others.map((seat, i) => (
        <g key={seat} class="prospect">
          {!several && <circle class="maybe" cx="15" cy="25.5" r={size / 2 + 1.5} />}
          <Token family={families[seat]!} size={size} x={several ? 2 + 13 * i : 6} y={25.5 - size / 2} />
        </g>
      ))}
    </g>
  );
}
