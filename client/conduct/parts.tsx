import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { ConductTexts } from '../../i18n/index.ts';
import { localeOf } from '../../i18n/language.ts';
import type { ActKind, KnownPerson, OwnAct, Reason } from '../../protocol/conduct.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { Seal } from '../seals/seal.tsx';
import { conductTexts, shownLanguage } from '../texts/texts.ts';

export const reasonsOf = ({ reasons }: ConductTexts) => Object.entries(reasons) as [Reason, string][];
export const kindsOf = ({ acts }: ConductTexts) => Object.entries(acts) as [ActKind, string][];

const ICONS: Readonly<Record<ActKind, IconName>> = {
  warn: 'brush',
  mute: 'u-chat',
  name: 'u-person',
  table: 'u-list',
  unlisted: 'u-eye',
  unrated: 'u-chart',
  ban: 'u-lock',
};

export const ActIcon = ({ kind, size = 22 }: { kind: ActKind; size?: number }) => (
  <Icon name={ICONS[kind]} size={size} />
);

/** A field for a text of a few sentences, which is stored as one line. */
export function Words({ label, words, rows = 2 }: { label: string; words: Signal<string>; rows?: number }) {
  return (
    <label class="words">
      {label}
      <textarea
        class="field"
        rows={rows}
        maxLength={500}
        value={words.value}
        onInput={({ currentTarget }) => {
          words.value = currentTarget.value.replace(/\s*\n\s*/g, ' ');
        }}
      />
    </label>
  );
}

/** Day and time, with the year where it is another one. */
export function momentOf(at: number): string {
  const sameYear = new Date(at).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(localeOf(shownLanguage()), {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...(!sameYear && { year: 'numeric' }),
  }).format(at);
}

/** Whether an act restricts somebody now; a warning never does. */
export const isInForce = ({ kind, until, lifted }: OwnAct): boolean =>
  kind !== 'warn' && lifted === undefined && (until === undefined || until > Date.now());

/** Until when an act holds, or when it ended. */
export function endOf(act: OwnAct): string {
  const texts = conductTexts();
  const { kind, until, lifted } = act;
  if (lifted !== undefined) return texts.lifted(momentOf(lifted));
  if (kind === 'warn') return '';
  if (until === undefined) return texts.forEver;
  return isInForce(act) ? texts.until(momentOf(until)) : texts.ended(momentOf(until));
}

interface ActProps {
  readonly act: OwnAct;
  /** Who acted, for moderators. */
  readonly by?: string;
  /** What it means for the reader. */
  readonly means?: string;
  /** How the appeal is called. */
  readonly appealed: string;
  readonly children?: ComponentChildren;
}

/** What was decided about somebody, with appeal and answer. */
export function Act({ act, by, means, appealed, children }: ActProps) {
  const texts = conductTexts();
  const { kind, table, reason, words, at, appeal, answer } = act;
  return (
    <li class={isInForce(act) ? 'act in-force' : 'act'}>
      <ActIcon kind={kind} />
      <div class="act-text">
        <p class="act-head">
          <b>{texts.acts[kind]}</b> <span>{endOf(act)}</span>{' '}
          {table !== undefined && <a href={`#/table/${table}`}>{texts.desk.table}</a>}
        </p>
        <p class="act-when">{[momentOf(at), texts.reasons[reason], by].filter(Boolean).join(' · ')}</p>
        <blockquote>{words}</blockquote>
        {means !== undefined && isInForce(act) && <p>{means}</p>}
        {appeal !== undefined && (
          <>
            <p class="act-when">
              {appealed} · {momentOf(act.appealed!)}
            </p>
            <blockquote>{appeal}</blockquote>
          </>
        )}
        {answer !== undefined && (
          <>
            <p class="act-when">
              {texts.own.answer} · {momentOf(act.answered!)}
            </p>
            <blockquote>{answer}</blockquote>
          </>
        )}
        {children}
      </div>
    </li>
  );
}

/** A person as moderators see them. */
export function Known({ person, size = 26 }: { person: KnownPerson; size?: number }) {
  return (
    <span class="known">
      <Seal person={person} size={size} />
      <b>{nameOf(person)}</b>
    </span>
  );
}

export const nameOf = (person: KnownPerson | undefined): string =>
  person === undefined ? conductTexts().desk.commandLine : person.name || conductTexts().desk.erased;

export const standingOf = ({ role, account }: KnownPerson): string => {
  const { desk } = conductTexts();
  return role ? desk.roles[role] : account ? desk.account : desk.guest;
};
