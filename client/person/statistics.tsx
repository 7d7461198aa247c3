import { useEffect } from 'preact/hooks';
import type { GameId } from '../../games/list.ts';
import { dayOf, oneDecimal } from '../../i18n/people.ts';
import { humanise } from '../../i18n/words.ts';
import { type GamePage, HIDDEN_BELOW } from '../../protocol/people.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { readGamePage } from '../net/api.ts';
import { language } from '../settings/settings.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { Strip } from '../shell/scroll.tsx';
import { gameTexts, gameTitle, loadGameTexts, peopleTexts, shownLanguage } from '../texts/texts.ts';
import { useAnswer } from './answer.ts';
import { Board } from './boards.tsx';
import { Missing } from './missing.tsx';
import './person.css';
import { Seal } from '../seals/seal.tsx';

/** The public page of a game: records, openings and distributions. */
export function Statistics({ game }: { game: GameId }) {
  const { answer, again } = useAnswer(async () => {
    await loadGameTexts(game, language.peek());
    return readGamePage(game);
  }, game);
  const texts = peopleTexts();
  const { title, line } = gameTitle(game);
  useEffect(() => {
    document.title = `${texts.statisticsOf(title)} · Mandate`;
  }, [texts, title]);
  if (answer === 'missing' || answer === 'failed')
    return <Missing failed={answer === 'failed'} again={again} />;
  return (
    <div class="page">
      <Header />
      <Strip game={game} />
      <main class="stats">
        <h1 class="d">
          <Icon name={sealOf(game)} size={38} /> {texts.statisticsOf(title)}
        </h1>
        <p class="boards-line">
          {line} {answer && `${texts.playedToEnd(answer.games)}.`}
        </p>
        {answer === undefined ? <Waiting /> : <Figures page={answer} />}
      </main>
    </div>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function Figures({ page }: { page: GamePage }) {
  const texts = peopleTexts();
  const lang = shownLanguage();
  const words = gameTexts(page.game);
  const opening = words?.statistics?.opening ?? humanise;
  const few = <p class="person-none">{texts.hidden(HIDDEN_BELOW)}</p>;
  return (
    <div class="stats-all">
      <div>
        <section>
          <h2 class="cap ruled">{texts.ratings}</h2>
          <Board board={page.board} />
        </section>
        <section>
          <h2 class="cap ruled">{texts.distribution}</h2>
          {page.points.length === 0 ? few : <Distribution points={page.points} />}
        </section>
        <section>
          <h2 class="cap ruled">{texts.bySeats}</h2>
          {page.bySeats.length === 0
            ? few
            : page.bySeats.map(({ seats, games, wins, points }) => (
                <table key={seats} class="board by-seats">
                  <caption>
                    <b>{texts.players(seats)}</b> {texts.games(games)} · {texts.meanPoints}:{' '}
                    {oneDecimal(lang, points.mean)} · {texts.winnerPoints}: {oneDecimal(lang, points.best)}
                  </caption>
                  <tbody>
                    {wins.map((share, seat) => (
                      <tr key={seat}>
                        <th scope="row">{texts.victories(seat + 1)}</th>
                        <td>
                          <meter min={0} max={1} value={share} aria-hidden="true" /> {percent(share)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              ))}
        </section>
      </div>
      <div>
        <section>
          <h2 class="cap ruled">{texts.records}</h2>
          {page.records.length === 0 ? (
            <p class="person-none">{texts.noRecords}</p>
          ) : (
            <table class="board">
              <thead>
                <tr>
                  {[texts.pointsColumn, texts.name, texts.playersColumn, texts.date].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.records.map((record) => (
                  <tr key={`${record.table}.${record.person.id}`}>
                    <td>
                      <a href={`#/replay/table/${record.table}`}>
                        <b>{record.points}</b>
                      </a>
                    </td>
                    <th scope="row">
                      <Seal person={record.person} size={24} />{' '}
                      <a href={`#/person/${record.person.id}`}>{record.person.name}</a>
                    </th>
                    <td>{record.seats}</td>
                    <td>{dayOf(lang, record.ended)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
        <section>
          <h2 class="cap ruled">{texts.openings}</h2>
          {page.openings.length === 0 ? (
            few
          ) : (
            <table class="board">
              <thead>
                <tr>
                  {[texts.opening, texts.gamesColumn, texts.wonShare, texts.meanPoints].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {page.openings.map((one) => (
                  <tr key={one.opening}>
                    <th scope="row">{opening(one.opening)}</th>
                    <td>{one.games}</td>
                    <td>
                      <meter min={0} max={1} value={one.won} aria-hidden="true" /> {percent(one.won)}
                    </td>
                    <td>{oneDecimal(lang, one.points)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </div>
  );
}

const WIDE = 420;
const HIGH = 120;

/** How often people scored so many points; the table beside it says the same to those who do not see. */
function Distribution({ points }: { points: GamePage['points'] }) {
  const texts = peopleTexts();
  const most = Math.max(...points.map(({ seats }) => seats));
  const step = WIDE / points.length;
  const label = ({ from, to }: GamePage['points'][number]) => (from === to ? String(from) : `${from}–${to}`);
  return (
    <>
      <svg class="spread" viewBox={`0 -16 ${WIDE} ${HIGH + 36}`} aria-hidden="true">
        <path class="places-ground" d={`M0 ${HIGH + 0.5}H${WIDE}`} />
        {points.map((bin, i) => {
          const height = (HIGH * bin.seats) / most;
          return (
            <g key={bin.from}>
              <rect class="places-bar" x={i * step + 1} y={HIGH - height} width={step - 3} height={height} />
              <text class="places-count" x={(i + 0.5) * step} y={HIGH - height - 4}>
                {bin.seats}
              </text>
              <text x={(i + 0.5) * step} y={HIGH + 15}>
                {bin.from}
              </text>
            </g>
          );
        })}
      </svg>
      <table class="unseen">
        <thead>
          <tr>
            <th scope="col">{texts.pointsColumn}</th>
            <th scope="col">{texts.seatsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((bin) => (
            <tr key={bin.from}>
              <th scope="row">{label(bin)}</th>
              <td>{bin.seats}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
