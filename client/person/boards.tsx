import { useEffect } from 'preact/hooks';
import { RANKED_AFTER, RANKED_AGAINST, type RatingBoard } from '../../protocol/people.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { readBoards } from '../net/api.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { Strip } from '../shell/scroll.tsx';
import { gameTitle, peopleTexts } from '../texts/texts.ts';
import { useAnswer } from './answer.ts';
import { Friends } from './friends.tsx';
import { Missing } from './missing.tsx';
import './person.css';
import { Seal } from '../seals/seal.tsx';

/** The boards of ratings, one for each game. */
export function Boards() {
  const { answer, again } = useAnswer(readBoards, 'boards');
  const texts = peopleTexts();
  useEffect(() => {
    document.title = `${texts.ratings} · Mandate`;
  }, [texts]);
  if (answer === 'missing' || answer === 'failed')
    return <Missing failed={answer === 'failed'} again={again} />;
  return (
    <div class="page">
      <Header />
      <Strip />
      <main class="boards">
        <h1 class="d">{texts.people}</h1>
        <Friends />
        <h2 class="cap ruled">{texts.ratings}</h2>
        <p class="boards-line">{texts.ratingsLine}</p>
        {answer === undefined ? (
          <Waiting />
        ) : (
          <div class="boards-all">
            {answer.map((board) => (
              <section key={board.game}>
                <h3 class="d">
                  <Icon name={sealOf(board.game)} size={30} />
                  <a href={`#/statistics/${board.game}`}>{gameTitle(board.game).title}</a>
                </h3>
                <Board board={board} />
              </section>
            ))}
          </div>
        )}
      </main>
    </div>
  );
}

/** A board, or how many people it still needs. */
export function Board({ board: { lines, needed, people } }: { board: RatingBoard }) {
  const texts = peopleTexts();
  if (lines.length === 0)
    return <p class="person-none">{texts.boardNeeds(needed, RANKED_AFTER, RANKED_AGAINST, people)}</p>;
  return (
    <table class="board">
      <thead>
        <tr>
          {[texts.rank, texts.name, texts.ratingColumn, texts.gamesColumn].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rank, person, points, margin, games }) => (
          <tr key={person.id}>
            <td>{rank}</td>
            <th scope="row">
              <Seal person={person} size={24} /> <a href={`#/person/${person.id}`}>{person.name}</a>
            </th>
            <td>
              <b>{points}</b> ± {margin}
            </td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
