import type { BoardProps } from '../board/board.ts';
import { textMode } from '../settings/settings.ts';
import { Waiting } from '../shell/lazy.tsx';
import { ActionBar } from '../table/actionbar.tsx';
import { Live } from '../table/live.tsx';
import type { TableModel } from '../table/model.ts';
import { Panels } from '../table/panels.tsx';
import type { TableProps } from '../table/table.tsx';
import { TopBar } from '../table/topbar.tsx';
import { Answers } from './answers.tsx';
import { CommandLine } from './commandline.tsx';
import { useOutlet } from './outlet.ts';
import { Picture } from './picture.tsx';
import { BoardInWords } from './reading.tsx';
import { holdWhileRead } from './speed.ts';
import './spoken.css';
import { useSpoken } from './texts.ts';

interface TextTableProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly links: TableProps;
}

/** Commands to begin with. */
const OF_PLAY = ['moves', 'hand', 'score', 'since', 'help'] as const;
const OF_REPLAY = ['next', 'previous', 'show', 'moments', 'help'] as const;

/** The table in text mode: answers and line, the log as it is read out, and the board as a picture and in words. */
export function TextTable({ model, props, links }: TextTableProps) {
  const spoken = useSpoken(props.game.id);
  if (!spoken) return <Waiting />;
  const narrow = matchMedia('(width < 600px)').matches;
  const { page, commands } = spoken.words;
  const tried = (model.course ? OF_REPLAY : OF_PLAY).map((name) => commands[name].words[0]!);
  return (
    <div class="table text-mode" data-ply={model.moment.value.ply}>
      <TopBar model={model} props={props} links={links} />
      <main class="text-main">
        <h2 class="cap">{page.answers}</h2>
        <Answers model={model} spoken={spoken} />
        <div class="text-foot">
          <header>
            <h2 class="cap">{page.line}</h2>
            <p>{page.tryThese(tried)}</p>
          </header>
          <CommandLine model={model} props={props} spoken={spoken} />
          <p class="text-keys">
            {page.keyHints.map(([key, meaning]) => (
              <span key={key}>
                <kbd>{key}</kbd> {meaning}
              </span>
            ))}
          </p>
        </div>
        <Panels model={model} props={props} links={links} />
      </main>
      <div class="text-side">
        {links.lesson ? (
          links.lesson.coach
        ) : links.instead || links.side ? (
          <div class="text-beside">
            {links.instead}
            {links.side}
          </div>
        ) : null}
        <Picture model={model} props={props} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys */}
        <section class="text-log" tabIndex={0} aria-label={page.log}>
          <div>
            <h2 class="cap">{page.log}</h2>
            {links.chat ? (
              <Live model={model} props={props} seen useOut={useOutlet} />
            ) : (
              <Live model={model} props={props} seen hear={holdWhileRead} />
            )}
          </div>
        </section>
        <section class="unseen" aria-label={page.reading}>
          <h2>{page.reading}</h2>
          <BoardInWords props={props} spoken={spoken} />
          <button
            type="button"
            onClick={() => {
              textMode.value = false;
            }}
          >
            {page.leave}
          </button>
        </section>
      </div>
      {links.bar || <ActionBar model={model} props={props} links={links} phone={narrow} />}
    </div>
  );
}
