import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Desk, ShownAct, ShownCase } from '../../protocol/conduct.ts';
import { Icon } from '../icons/icon.tsx';
import { ApiError } from '../net/api.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { Strip } from '../shell/scroll.tsx';
import { conductTexts, lazyPageTexts } from '../texts/texts.ts';
import { readCase, readDesk } from './ask.ts';
import { Audit } from './audit.tsx';
import { Case } from './case.tsx';
import './conduct.css';
import { Offline } from './offline.tsx';
import { ActIcon, Known, momentOf } from './parts.tsx';

type State<T> = T | 'refused' | 'offline' | undefined;

async function read<T>(into: Signal<State<T>>, answer: Promise<T>): Promise<void> {
  into.value = await answer.catch((error: unknown) =>
    error instanceof ApiError && error.code !== 'offline' ? 'refused' : 'offline',
  );
}

/** The page of moderators: what is open, one person, or the audit. */
export function Moderation({ at }: { at: string }) {
  const { desk: texts } = conductTexts();
  const desk = useSignal<State<Desk>>(undefined);
  const load = () => read(desk, readDesk());
  useEffect(() => void load(), []);
  const { value } = desk;
  const inAudit = at === 'audit';
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="page-main moderation">
        <header class="moderation-head">
          <h1 class="d">{texts.title}</h1>
          {typeof value === 'object' && (
            <nav aria-label={texts.title}>
              <a class="btn q" href="#/moderation" aria-current={inAudit ? undefined : 'page'}>
                <Icon name="u-flag" size={17} /> {texts.open}
              </a>
              <a class="btn q" href="#/moderation/audit" aria-current={inAudit ? 'page' : undefined}>
                <Icon name="u-log" size={17} /> {texts.audit}
              </a>
            </nav>
          )}
        </header>
        {value === undefined ? (
          <Waiting />
        ) : value === 'refused' ? (
          <p>{texts.forbidden}</p>
        ) : value === 'offline' ? (
          <Offline again={load} />
        ) : inAudit ? (
          <Audit />
        ) : (
          <Open desk={value} at={at} load={load} />
        )}
      </main>
    </div>
  );
}

interface OpenProps {
  readonly desk: Desk;
  /** The person who is looked at; empty for none. */
  readonly at: string;
  load(): Promise<void>;
}

/** The list of what is open, and beside it one person. */
function Open({ desk, at, load }: OpenProps) {
  const { desk: texts, acts, reasons } = conductTexts();
  const { cases, appeals, role } = desk;
  const nothing = cases.length === 0 && appeals.length === 0;
  const link = (id: string) => ({
    href: `#/moderation/${id}`,
    ...(id === at && { 'aria-current': 'true' as const }),
  });
  return (
    <div class={at === '' ? 'moderation-open' : 'moderation-open looks'}>
      <div class="moderation-list">
        {nothing && <p class="conduct-none">{texts.nothing}</p>}
        {appeals.length > 0 && (
          <section aria-labelledby="appeals">
            <h2 class="cap conduct-cap" id="appeals">
              {texts.appeals}
            </h2>
            <ul>
              {appeals.map(({ id, about, kind, appealed }) => (
                <li key={id}>
                  <a {...link(about.id)}>
                    <Known person={about} />
                    <span class="moderation-what">
                      <ActIcon kind={kind} size={16} /> {acts[kind]}
                    </span>
                    <small>{momentOf(appealed!)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {cases.length > 0 && (
          <section aria-labelledby="reports">
            <h2 class="cap conduct-cap" id="reports">
              {texts.reports}
            </h2>
            <ul>
              {cases.map(({ about, reports }) => (
                <li key={about.id}>
                  <a {...link(about.id)}>
                    <Known person={about} />
                    <span class="moderation-what">
                      {[...new Set(reports.map(({ reason }) => reasons[reason]))].join(', ')}
                    </span>
                    <small>
                      {texts.count(reports.length)} · {momentOf(reports[0]!.at)}
                    </small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {at === '' ? (
        !nothing && <p class="moderation-choose">{texts.choose}</p>
      ) : (
        <Person key={at} id={at} host={role === 'host'} appeals={appeals} load={load} />
      )}
    </div>
  );
}

interface PersonProps {
  readonly id: string;
  readonly host: boolean;
  readonly appeals: readonly ShownAct[];
  load(): Promise<void>;
}

function Person({ id, host, appeals, load }: PersonProps) {
  const { desk: texts } = conductTexts();
  const found = useSignal<State<ShownCase>>(undefined);
  const again = () => read(found, readCase(id));
  useEffect(() => void again(), [id]);
  const { value } = found;
  const mayAnswer = appeals.filter(({ about }) => about.id === id).map((act) => act.id);
  return (
    <section class="moderation-person">
      <a class="btn q moderation-back" href="#/moderation">
        <Icon name="u-prev" size={16} /> {texts.back}
      </a>
      {value === undefined ? (
        <Waiting />
      ) : value === 'refused' ? (
        <p>{lazyPageTexts().faults.server.forbidden}</p>
      ) : value === 'offline' ? (
        <Offline again={again} />
      ) : (
        <Case
          one={value}
          host={host}
          mayAnswer={mayAnswer}
          changed={async () => {
            await Promise.all([again(), load()]);
          }}
        />
      )}
    </section>
  );
}
