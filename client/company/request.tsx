import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { Token } from '../icons/token.tsx';
import { doAt, ownNonce } from '../net/api.ts';
import type { Watch } from '../net/watch.ts';
import type { TableModel } from '../table/model.ts';
import { sentencesOf } from '../table/sentences.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import type { CompanyProps } from './rail.tsx';

/** A request to the viewer, or the outcome of one. */
interface Asked {
  /** The seat that asks. */
  readonly seat?: number;
  readonly text: string;
  readonly detail?: string;
  readonly choices: readonly { readonly text: string; act(): void }[];
}

/** The current request to the viewer, if any. */
export function useRequest({ model, props, watch }: CompanyProps): Asked | undefined {
  const refused = useRefusal(watch, props);
  const [declined, setDeclined] = useState<string | undefined>(undefined);
  const { value: info } = watch.info;
  const own = watch.position.value?.seat;
  if (!info) return undefined;
  const invitation = invitationOf(watch);
  if (invitation && invitation.table !== declined)
    return {
      text: lazyPageTexts().company.invites(invitation.name),
      choices: [
        { text: t().lobby.rematch, act: () => invitation.accept() },
        {
          text: lazyPageTexts().company.notNow,
          act: () => {
            setDeclined(invitation.table);
            void doAt(invitation.table, { type: 'decline' }).catch(() => undefined);
          },
        },
      ],
    };
  const seat = own === undefined ? undefined : info.seats[own];
  if (info.status === 'running' && seat?.absent && !seat.resigned)
    return {
      text: t().lobby.away,
      choices: [{ text: t().lobby.back, act: () => void watch.do({ type: 'back' }).catch(() => undefined) }],
    };
  return asking(model, props, watch) ?? refused;
}

/** Another player's rematch that the viewer is invited to. */
function invitationOf(watch: Watch) {
  const { value: info } = watch.info;
  const { value: entries } = watch.entries;
  const said = entries.findLast(({ what }) => what.type === 'rematch')?.what;
  if (info?.rematch === undefined || said?.type !== 'rematch' || said.person === watch.you.id)
    return undefined;
  const asker = info.seats.find(({ person }) => person !== undefined && person === said.person);
  if (!asker || !info.seats.some(({ person }) => person === watch.you.id)) return undefined;
  const table = info.rematch;
  return {
    table,
    name: asker.name ?? '',
    accept: () => {
      void watch
        .do({ type: 'rematch', nonce: ownNonce() })
        .catch(() => undefined)
        .then(() => {
          location.hash = `#/table/${table}`;
        });
    },
  };
}

/** A request to take something back: what, how much with it, and who has agreed. */
function asking(model: TableModel, props: BoardProps, watch: Watch): Asked | undefined {
  const { lobby } = t();
  const texts = lazyPageTexts().company;
  const { asking: open, seat: own, ply = 0 } = watch.position.value ?? {};
  const { value: info } = watch.info;
  if (!open || !info) return undefined;
  const voters = info.seats.flatMap(({ person, resigned }, at) =>
    person !== undefined && !resigned && at !== open.seat ? at : [],
  );
  const yes = voters.filter((at) => !open.waiting.includes(at)).map((at) => props.names[at]!);
  const agreed = yes.length > 0 ? [texts.agreed(yes)] : [];
  if (own !== open.seat && (own === undefined || !open.waiting.includes(own))) return undefined;
  if (own === open.seat)
    return { seat: own, text: lobby.waitingForAnswers, detail: agreed.join(' '), choices: [] };
  const first = model.session.entries.value.find((entry) => entry.ply === open.ply + 1);
  const [what = ''] = open.for === 'undo' ? sentencesOf(props, first?.events ?? []) : [];
  const count = ply - open.ply;
  const answer = (answered: boolean) => () =>
    void watch.do({ type: 'answer', yes: answered }).catch(() => undefined);
  return {
    seat: open.seat,
    text: texts.asksBack(props.names[open.seat]!, what),
    detail: [...(count > 1 ? [texts.decisionsBack(count)] : []), ...agreed].join(' '),
    choices: [
      { text: lobby.agree, act: answer(true) },
      { text: lobby.refuse, act: answer(false) },
    ],
  };
}

/** Milliseconds it takes to read a sentence. */
const READ = 6000;

/** Shows for a short time that somebody declined. */
function useRefusal(watch: Watch, props: BoardProps): Asked | undefined {
  const last = watch.entries.value.at(-1);
  const [read, setRead] = useState(0);
  const n = last?.what.type === 'answer' && !last.what.yes ? last.n : 0;
  useEffect(() => {
    if (n <= read) return undefined;
    const timer = setTimeout(() => setRead(n), READ);
    return () => clearTimeout(timer);
  }, [n, read]);
  if (n <= read || last?.what.type !== 'answer') return undefined;
  const { seat } = last.what;
  return { seat, text: t().lobby.doesNotAgree(props.names[seat]!), choices: [] };
}

/** The request in the rail, with its answers. */
export function Request(props: CompanyProps) {
  const asked = useRequest(props);
  if (!asked) return null;
  return (
    <section class="request" role="status" aria-label={asked.text}>
      {asked.seat !== undefined && <Token family={props.props.families[asked.seat]!} size={26} />}
      <div>
        <p>{asked.text}</p>
        {asked.detail && <p class="request-more">{asked.detail}</p>}
        <Choices asked={asked} />
      </div>
    </section>
  );
}

export function Choices({ asked }: { asked: Asked }) {
  if (asked.choices.length === 0) return null;
  return (
    <p class="request-do">
      {asked.choices.map(({ text, act }) => (
        <button key={text} type="button" class="btn" onClick={act}>
          {text}
        </button>
      ))}
    </p>
  );
}
