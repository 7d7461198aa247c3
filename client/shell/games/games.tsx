import { type Signal, useSignal } from '@preact/signals';
import type { GameId } from '../../../games/list.ts';
import { SHELF } from '../../../games/list.ts';
import { Icon } from '../../icons/icon.tsx';
import { isBroken } from '../../session/kept.ts';
import { gameTitle, shownLanguage, t, tablesTexts } from '../../texts/texts.ts';
import { Bin, Notices } from '../device.tsx';
import { Header } from '../header.tsx';
import { type Line, useGames, useLocalLines } from '../lines.ts';
import { useOwnTables } from '../onlinelines.ts';
import { Strip } from '../scroll.tsx';
import { Aside } from './aside.tsx';
import { TurnCard } from './card.tsx';
import './games.css';
import { Invitations, isInvitation } from './invitations.tsx';
import { Row } from './row.tsx';

const KINDS = ['all', 'turn', 'waiting', 'finished'] as const;
type Kind = (typeof KINDS)[number];

/** How many waiting games are shown as large pictures; the others are rows. */
const CARDS = 2;

const kindOf = ({ over, yourTurn }: Line): Kind => (over ? 'finished' : yourTurn ? 'turn' : 'waiting');

const newest = (a: Line, b: Line): number => b.updated - a.updated;

/** Tables where others wait come before games of this device. */
const mostUrgent = (a: Line, b: Line): number =>
  Number(b.table !== undefined) - Number(a.table !== undefined) || newest(a, b);

/** All games to continue, join or look at. */
export function Games() {
  const { home } = t();
  const texts = tablesTexts().games;
  const kind = useSignal<Kind>('all');
  const game = useSignal<GameId | 'any'>('any');
  const search = useSignal('');
  const tables = useOwnTables();
  const invitations = tables.filter(isInvitation);
  const all = [...tables.filter((line) => !isInvitation(line)), ...useLocalLines()];
  const broken = useGames().filter((entry) => isBroken(entry) && entry.deleted === undefined);
  const matching = all.filter(
    (line) => (game.value === 'any' || line.game === game.value) && matches(line, search.value),
  );
  const of = (wanted: Kind) =>
    kind.value === 'all' || kind.value === wanted ? matching.filter((line) => kindOf(line) === wanted) : [];
  const ends = of('finished').sort(newest);
  const endIds = new Set(ends.map(({ entry }) => entry?.id));
  /** A branch is shown below its game if that is listed. */
  const hangs = ({ entry }: Line) => entry?.branchOf !== undefined && endIds.has(entry.branchOf.id);
  const turns = of('turn')
    .filter((line) => !hangs(line))
    .sort(mostUrgent);
  const cards = turns.slice(0, CARDS);
  const rows = turns.slice(CARDS);
  const waiting = of('waiting').sort(newest);
  const finished = ends.filter((line) => !hangs(line));
  const branches = matching.filter(hangs).sort(newest);
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="your-games">
        <h1 class="d">{home.yourGames}</h1>
        <Filters all={all} kind={kind} game={game} search={search} />
        <div class={cards.length > 0 ? 'games-body with-cards' : 'games-body'}>
          {cards.length > 0 && (
            <section class="games-turns" aria-label={texts.yourTurn}>
              {cards.map((line) => (
                <TurnCard key={line.href} line={line} />
              ))}
            </section>
          )}
          <div class="games-lists">
            <Notices />
            <Invitations lines={invitations} />
            <List title={texts.yourTurn} lines={rows} />
            <List title={texts.waiting} lines={waiting} />
            <List
              title={texts.finished}
              note={texts.newestFirst(finished.length)}
              lines={finished}
              branches={branches}
            />
            {matching.length === 0 && (
              <p class="games-none">{all.length === 0 ? texts.nothing : texts.none}</p>
            )}
            {all.length === 0 && (
              <a class="btn p" href="#/">
                {texts.begin}
              </a>
            )}
            {broken.length > 0 && (
              <p class="games-broken">
                {broken.map(({ id }) => (
                  <a key={id} class="btn" href={`#/local/${id}`}>
                    <Icon name="u-x" size={16} /> {home.broken}
                  </a>
                ))}
              </p>
            )}
            <Bin />
          </div>
          <Aside />
        </div>
      </main>
    </div>
  );
}

/** Whether a line matches all words: names, game, or part of the date. */
function matches(line: Line, search: string): boolean {
  const lang = shownLanguage();
  const date = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' });
  const text = [gameTitle(line.game).title, ...line.names, date.format(line.updated)].join(' ');
  const known = text.toLocaleLowerCase(lang);
  return search
    .toLocaleLowerCase(lang)
    .split(/\s+/)
    .every((word) => known.includes(word));
}

interface FiltersProps {
  readonly all: readonly Line[];
  readonly kind: Signal<Kind>;
  readonly game: Signal<GameId | 'any'>;
  readonly search: Signal<string>;
}

function Filters({ all, kind, game, search }: FiltersProps) {
  const texts = tablesTexts().games;
  const shown = all.filter((line) => game.value === 'any' || line.game === game.value);
  const count = (of: Kind) => (of === 'all' ? shown : shown.filter((line) => kindOf(line) === of)).length;
  return (
    <div class="games-filters">
      <fieldset class="seg seg-kind">
        <legend class="unseen">{texts.which}</legend>
        {KINDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="kind"
              checked={kind.value === one}
              onChange={() => (kind.value = one)}
            />
            {texts.filter[one]} {count(one) > 0 && <span>{count(one)}</span>}
          </label>
        ))}
      </fieldset>
      <fieldset class="seg seg-game">
        <legend class="unseen">{t().setup.game}</legend>
        {(['any', ...SHELF.map(({ id }) => id)] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="game"
              checked={game.value === one}
              onChange={() => (game.value = one)}
            />
            {one === 'any' ? texts.anyGame : gameTitle(one).short}
          </label>
        ))}
      </fieldset>
      <label class="games-search field">
        <svg class="i" width="17" height="17" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M14 5a9 9 0 1 0 .01 0ZM21 21l7 7" />
        </svg>
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search.value}
          onInput={({ currentTarget }) => {
            search.value = currentTarget.value;
          }}
        />
      </label>
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly Line[];
  readonly branches?: readonly Line[];
}

function List({ title, note, lines, branches = [] }: ListProps) {
  if (lines.length === 0) return null;
  return (
    <section class="games-list">
      <header>
        <h2 class="cap">{title}</h2>
        {note !== undefined && <small class="games-count">{note}</small>}
      </header>
      <ul>
        {lines.map((line) => (
          <Row
            key={line.href}
            line={line}
            branches={branches.filter(({ entry }) => entry?.branchOf?.id === line.entry?.id)}
          />
        ))}
      </ul>
    </section>
  );
}
