import { Piece } from '../../../client/board/piece.tsx';
import { seatPlace } from '../../../client/board/places.ts';
import { Target } from '../../../client/board/target.tsx';
import { Token } from '../../../client/icons/token.tsx';
import { setSize } from '../rules/chance.ts';
import { ANY, CARD_TYPES, COINS, MINISTRIES, MINISTRY_COUNT, STUDENTS } from '../rules/data.ts';
import { worth } from '../rules/payments.ts';
import type { ConfuciusView } from '../rules/types.ts';
import { aimAt } from './aim.tsx';
import { group } from './aria.ts';
import { Badge } from './badge.tsx';
import { CANDIDATE_TILE, SUPPLY } from './ids.ts';
import type { Sight } from './sight.ts';
import { Lines, Text } from './text.tsx';
import { Use } from './use.tsx';

interface Tutor {
  readonly seat: number;
  readonly cards: number;
}

/** Who has laid how many cards for a student; of others only the number is known. */
function tutorsOf(view: ConfuciusView, student: number): Tutor[] {
  const f = view.stack.find(({ phase }) => phase === 'examination');
  if (f?.phase !== 'examination') return [];
  return f.on.flatMap((chosen, seat) => {
    const pile = f.cards.slice(seat * CARD_TYPES, (seat + 1) * CARD_TYPES);
    return chosen === student ? [{ seat, cards: Math.abs(pile.reduce((sum, n) => sum + n, 0)) }] : [];
  });
}

function Seat({
  sight,
  student,
  x,
}: {
  readonly sight: Sight;
  readonly student: number;
  readonly x: number;
}) {
  const { view, names, families, texts } = sight;
  const owner = view.students[student]!;
  const tutors = tutorsOf(view, student);
  const pitch = Math.min(13, 43 / Math.max(1, tutors.length));
  const y = 254;
  return (
    <Target
      aim={aimAt(
        sight,
        { type: 'student', student: STUDENTS[student]! },
        texts.page.student(STUDENTS[student]!, owner < 0 ? undefined : names[owner]!),
      )}
      box={{ x, y, w: 92, h: 46 }}
      radius={3}
    >
      <rect class="cf-slip" x={x} y={y} width="92" height="46" rx="3" />
      <rect
        class={`desk ${STUDENTS[student]} ${owner < 0 ? 'open' : ''}`}
        x={x}
        y={y}
        width="92"
        height="46"
        rx="3"
      />
      {/* Its colour shows which is which, also where both are framed as targets. */}
      <rect class={`band ${STUDENTS[student]}`} x={x + 3} y={y + 3} width="6" height="40" rx="1" />
      {owner < 0 ? (
        [texts.board.students[STUDENTS[student]!], texts.page.openSeat].map((line, n) => (
          <Text
            key={n}
            x={x + 50}
            y={y + 20 + 16 * n}
            size={13.5}
            anchor="middle"
            fill="var(--ink2)"
            max={74}
          >
            {line}
          </Text>
        ))
      ) : (
        <>
          <Piece name={`student:${student}:${owner}`} from={seatPlace(owner)}>
            <Use
              name="p-student"
              x={x + 9}
              y={y + 4}
              size={37}
              height={41}
              style={{ '--robe': `var(--seat-${families[owner]!})` }}
            />
          </Piece>
          <Token family={families[owner]!} size={15} x={x + 47} y={y + (tutors.length > 0 ? 4 : 15)} />
          <Text x={x + 64} y={y + (tutors.length > 0 ? 16 : 27)} size={13.5} weight={700} max={27}>
            {names[owner]!}
          </Text>
        </>
      )}
      {tutors.map(({ seat, cards }, i) => (
        <g key={seat} transform={`translate(${(x + 47 + pitch * i).toFixed(1)} ${y + 20})`}>
          <Piece name={`tutor:${student}:${seat}`} from={seatPlace(seat)}>
            <rect class="faced" width={pitch - 1} height="12" rx="1" />
            <Text x={(pitch - 1) / 2} y={10} size={11} weight={800} anchor="middle" fill="#fbf5e6">
              {cards}
            </Text>
            <Token family={families[seat]!} size={pitch - 1} x={0} y={13} />
          </Piece>
        </g>
      ))}
    </Target>
  );
}

/** The examination: the candidate that lies open, the two seats of students, and the supply. */
export function Examination({ sight }: { readonly sight: Sight }) {
  const { view, texts, changed } = sight;
  const { page, terms } = texts;
  const candidate = view.candidate;
  const name =
    candidate === ANY ? page.anywhere : candidate >= 0 ? terms.ministries[MINISTRIES[candidate]!] : '';
  const below = view.any + setSize(view.named & ((1 << MINISTRY_COUNT) - 1));
  const held = view.students.every((seat) => seat >= 0) ? 'both' : view.examForced ? 'forced' : 'later';
  const [red, orange] = [0, CARD_TYPES].map((at) => worth(view.revealed.slice(at, at + CARD_TYPES), COINS));
  const shown = view.revealed.some((n) => n > 0);
  const supply: readonly [number, string][] = [
    [view.deckLeft, page.supply.cards],
    [view.rewardsLeft, page.supply.rewards],
    [view.junks, page.supply.junks],
  ];
  return (
    <g class="examination" data-zone="examination" data-place="examination" {...group(page.examination)}>
      <rect class="cf-scroll" x="716" y="118" width="216" height="246" rx="3" />
      <rect class="border" x="720" y="122" width="208" height="238" />
      <Use name="exam" x={729} y={128} size={22} />
      <Text x={758} y={147} size={21} display max={164}>
        {page.examination}
      </Text>
      {candidate < 0 ? (
        <Lines x={824} y={208} size={14} lead={18} max={180} anchor="middle" fill="var(--ink2)" centred>
          {page.noCandidate}
        </Lines>
      ) : (
        <>
          <g class="lit" transform="translate(730 160)" data-place={CANDIDATE_TILE}>
            <rect class="cf-tile undyed" width="58" height="74" rx="2.5" />
            <Use name="p-candidate" x={8} y={5} size={42} height={46} style={{ '--robe': '#6fa58a' }} />
            <path class="gold" d="M.5 52h57v19.500q0 2-2 2h-53q-2 0-2-2Z" />
            <Text x={29} y={67} size={13} weight={800} anchor="middle" fill="#1f1b16" max={54}>
              {name}
            </Text>
          </g>
          <Text x={798} y={174} size={14} weight={700} max={124}>
            {page.candidate}
          </Text>
          <Lines x={798} y={191} size={13} lead={15.5} max={122} fill="var(--ink2)">
            {page.below(below, view.any)}
          </Lines>
        </>
      )}
      <Seat sight={sight} student={0} x={730} />
      <Seat sight={sight} student={1} x={826} />
      <Text
        x={730}
        y={318}
        size={13}
        fill={held === 'later' ? 'var(--ink2)' : 'var(--ink)'}
        weight={held === 'later' ? 400 : 700}
        max={190}
      >
        {page.held[held]}
      </Text>
      {shown && (
        <Text x={730} y={334} size={12.5} fill="var(--ink3)" max={190}>
          {page.lastTime(red!, orange!)}
        </Text>
      )}
      <text x="730" y="352" font-size="13" fill="var(--ink2)" data-place={SUPPLY}>
        {supply.map(([n, word], i) => (
          <>
            {i > 0 && ' · '}
            <tspan font-weight="800" fill="var(--ink)">
              {n}
            </tspan>
            {` ${word}`}
          </>
        ))}
      </text>
      {changed.has('examination') && <Badge x={928} y={122} />}
    </g>
  );
}
