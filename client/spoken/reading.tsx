import type { Reading } from '../../i18n/reading.ts';
import type { BoardProps } from '../board/board.ts';
import { Waiting } from '../shell/lazy.tsx';
import { readingOf } from './position.ts';
import './spoken.css';
import { type Spoken, useSpoken } from './texts.ts';

/** The board in words: a heading for each part. */
export const BoardInWords = ({ props, spoken }: { props: BoardProps; spoken: Spoken }) => (
  <Sections reading={readingOf(props, spoken.reader)} spoken={spoken} />
);

function Sections({ reading, spoken }: { reading: Reading; spoken: Spoken }) {
  const texts = new Map(reading.flatMap(({ entries }) => entries.map(({ id, text }) => [id, text] as const)));
  const { directions } = spoken.words;
  return (
    <div class="reading">
      {reading.map(({ id, title, sum, entries }) => (
        <section key={id}>
          <h3 class="d">{title}</h3>
          {sum && <p>{sum}</p>}
          <ul>
            {entries.map(({ id: place, text, ways = [] }) => (
              <li key={place + text}>
                {text}
                {ways.length > 0 && (
                  <ul class="reading-ways">
                    {ways.map(({ to, direction }) => (
                      <li key={to}>{`${directions[direction]}: ${texts.get(to)}`}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** As a panel of the table. */
export function ReadingSheet({ props }: { props: BoardProps }) {
  const spoken = useSpoken(props.game.id);
  return spoken ? <BoardInWords props={props} spoken={spoken} /> : <Waiting />;
}
