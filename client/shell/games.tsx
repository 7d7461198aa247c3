import { useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { more, t } from '../texts/texts.ts';
import { Bin, BringAndTake, Notices } from './device.tsx';
import { Header } from './header.tsx';
import { GameLine } from './line.tsx';
import { useGames, useLocalLines } from './lines.ts';
import { OnlineLines } from './onlinelines.tsx';
import './games.css';
import { openFile } from '../replay/file.ts';
import { isBroken } from '../session/kept.ts';
import { go } from './route.ts';
import { Strip } from './scroll.tsx';

/** All games that one may go on with, join or look at. */
export function Games() {
  const { home } = t();
  const local = useLocalLines();
  const broken = useGames().filter((entry) => isBroken(entry) && entry.deleted === undefined);
  const ended = local.filter(({ over }) => over);
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="page-main games">
        <section>
          <h1 class="d">{home.yourGames}</h1>
          <Notices />
          <OnlineLines mine />
          {local
            .filter(({ over }) => !over)
            .map((line) => (
              <GameLine key={line.href} line={line} />
            ))}
          {broken.map(({ id }) => (
            <a key={id} class="btn" href={`#/local/${id}`}>
              <Icon name="u-x" size={16} /> {home.broken}
            </a>
          ))}
          {ended.length > 0 && (
            <>
              <h2 class="cap games-cap">{more().device.finished}</h2>
              {ended.map((line) => (
                <GameLine key={line.href} line={line} />
              ))}
            </>
          )}
          <Bin />
        </section>
        <section>
          <h2 class="d">{home.openTables}</h2>
          <OnlineLines mine={false} />
          <JoinByLink />
          <label class="btn file">
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
      </main>
    </div>
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
      <label>
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
