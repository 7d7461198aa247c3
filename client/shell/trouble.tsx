import { Icon } from '../icons/icon.tsx';
import { saveText } from '../replay/file.ts';
import { dropGame, keptGame, keptText } from '../session/kept.ts';
import { more } from '../texts/texts.ts';
import { Header } from './header.tsx';
import { go } from './route.ts';

/** A game that this device keeps and cannot open: why, and what can be done about it. */
export function Trouble({ id, reason }: { id: string; reason: string }) {
  const texts = more().trouble;
  return (
    <div class="page">
      <Header />
      <main class="page-main">
        <h1 class="d">{texts.title}</h1>
        <p>{texts.line}</p>
        {reason !== '' && (
          <p class="aside" role="alert" lang="en">
            {reason}
          </p>
        )}
        <p class="row">
          <button
            type="button"
            class="btn p"
            onClick={() => saveText(`mandate-${id}.txt`, keptGame(id)?.record ?? keptText(id) ?? '')}
          >
            <Icon name="u-log" size={17} /> {texts.save}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              dropGame(id);
              go('#/games');
            }}
          >
            <Icon name="u-x" size={17} /> {texts.remove}
          </button>
        </p>
      </main>
    </div>
  );
}
