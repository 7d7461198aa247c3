import { useSignal } from '@preact/signals';
import type { SeatedPerson } from '../../../protocol/people.ts';
import { Icon } from '../../icons/icon.tsx';
import { sealOf } from '../../icons/seals.ts';
import { openFile } from '../../replay/file.ts';
import { Seal } from '../../seals/seal.tsx';
import { gameTitle, lazyPageTexts, t, tablesTexts } from '../../texts/texts.ts';
import { BringAndTake } from '../device.tsx';
import type { Line } from '../lines.ts';
import { useOpenTables } from '../onlinelines.ts';
import { go } from '../route.ts';
import { Seats } from './card.tsx';

/** Beside the list of games: open tables, joining by link, opening records, and export. */
export function Aside() {
  const { home } = t();
  const tables = useOpenTables();
  return (
    <aside class="games-aside">
      <section>
        <h2 class="cap">{home.openTables}</h2>
        {tables === 'offline' && <p class="games-none">{home.offline}</p>}
        {Array.isArray(tables) && tables.length === 0 && <p class="games-none">{home.noOpenTables}</p>}
        {Array.isArray(tables) && (
          <ul>
            {(tables as readonly Line[]).map((line) => (
              <OpenTable key={line.href} line={line} />
            ))}
          </ul>
        )}
      </section>
      <JoinByLink />
      <section class="bring">
        <h2 class="cap">{lazyPageTexts().device.take}</h2>
        <label class="bring-line">
          <Icon name="u-log" size={17} /> {home.importRecord}
          <input
            type="file"
            class="unseen"
            accept=".txt,text/plain"
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) go(`#/replay/file/${await openFile(file)}`);
            }}
          />
        </label>
        <BringAndTake />
      </section>
    </aside>
  );
}

function OpenTable({ line }: { line: Line }) {
  const { home, lobby, setup } = t();
  const texts = tablesTexts().games;
  const { pace } = line.table!;
  const clock =
    pace.kind === 'none'
      ? texts.noClock
      : pace.seconds >= 86_400
        ? setup.daysEach(Math.round(pace.seconds / 86_400))
        : setup.minutesEach(Math.max(1, Math.round(pace.seconds / 60)));
  return (
    <li class="open-table">
      <Icon name={sealOf(line.game)} size={22} />
      <span>
        <b>{gameTitle(line.game).title}</b>
        {line.table?.hostedBy && <Host host={line.table.hostedBy} />}
        <small>
          {[
            home.names(line.names),
            line.table?.rated ? texts.rated : '',
            texts.freeSeats(line.free?.length ?? 0),
            clock,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <Seats line={line} size={18} />
      </span>
      <a class="btn" href={line.href}>
        {lobby.sit}
      </a>
    </li>
  );
}

/** Who opened it, as far as their page tells. */
function Host({ host: { person, rating, reliability } }: { host: SeatedPerson }) {
  const { lobby } = tablesTexts();
  const known = [
    rating && lobby.ratedAt(rating.points, rating.margin),
    reliability !== undefined && lobby.finishes(reliability),
  ].filter((part) => typeof part === 'string');
  return (
    <small class="open-host">
      <Seal person={person} size={20} />
      <span>
        {/* Without figures there is no public page. */}
        {known.length > 0 ? <a href={`#/person/${person.id}`}>{person.name}</a> : person.name}
        {known.map((part) => ` · ${part}`)}
      </span>
    </small>
  );
}

function JoinByLink() {
  const { home } = t();
  const text = useSignal('');
  const id = /([0-9a-z]{20})\W*$/.exec(text.value.trim())?.[1];
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        if (id) go(`#/table/${id}`);
      }}
    >
      <label class="join-field">
        <span class="cap">{home.joinByLink}</span>
        <input
          type="text"
          class="field"
          placeholder={home.linkOrCode}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn" disabled={!id}>
        {home.join}
      </button>
    </form>
  );
}
