import { useSignal } from '@preact/signals';
import type { GameId } from '../../games/list.ts';
import { brings, manifestOf } from '../../games/list.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { beginLocal } from '../session/begin.ts';
import { LEVELS } from '../session/levels.ts';
import { ownName } from '../settings/settings.ts';
import { gameTitle, t } from '../texts/texts.ts';
import { choiceOf, type GameChoice, keepChoice } from './gamechoice.ts';
import { prefetchTable } from './prefetch.ts';
import { go } from './route.ts';

/** A game at home: for how many, against whom, and Play, with what was chosen last time. */
export function GameCard({ id, open }: { id: GameId; open: boolean }) {
  const { home } = t();
  const { seats, minutes, usual } = manifestOf(id);
  const choice = useSignal(choiceOf(id, seats, usual));
  const starting = useSignal(false);
  /** On a phone, one card is unfolded. */
  const unfolded = useSignal(open);
  const change = (next: Partial<GameChoice>): void => {
    const all = { ...choice.value, ...next };
    choice.value = { ...all, people: Math.min(all.people, all.players) };
    keepChoice(id, choice.value, false);
  };
  const play = async () => {
    starting.value = true;
    prefetchTable(id);
    const { players, people, level } = choice.value;
    keepChoice(id, choice.value, true);
    const bots = Array.from({ length: players }, (_, seat) => (seat < people ? null : level));
    const names = bots.map((_, seat) => (seat === 0 && ownName.value !== '' ? ownName.value : null));
    go(`#/local/${await beginLocal({ game: id, options: {}, bots, names })}`);
  };
  return (
    <section class={unfolded.value ? 'game unfolded' : 'game'} aria-labelledby={`game-${id}`}>
      <header>
        <Icon name={sealOf(id)} size={38} />
        <div>
          <h2 class="d" id={`game-${id}`}>
            {gameTitle(id).title}
          </h2>
          <p class="game-for">{home.players(seats[0], seats[1], minutes)}</p>
        </div>
        <button
          type="button"
          class="game-fold"
          aria-expanded={unfolded.value}
          aria-label={gameTitle(id).title}
          onClick={() => {
            unfolded.value = !unfolded.value;
          }}
        >
          <Icon name="u-down" size={18} />
        </button>
        <button type="button" class="btn p game-quick" disabled={starting.value} onClick={play}>
          {home.play}
        </button>
      </header>
      <p class="game-line">{gameTitle(id).line}</p>
      {brings(id, 'lesson') && (
        <a class="game-lesson" href={`#/lesson/${id}`}>
          <Icon name="cap" size={17} /> {home.lesson}
        </a>
      )}
      {brings(id, 'puzzles') && (
        <a class="game-lesson" href={`#/puzzles/${id}`}>
          <Icon name="u-why" size={17} /> {home.puzzles}
        </a>
      )}
      <Company id={id} seats={seats} choice={choice.value} change={change} />
      <div class="game-do">
        <button type="button" class="btn p" disabled={starting.value} onClick={play}>
          {home.play}
        </button>
        <a class="btn" href={`#/new/${id}/online`}>
          <Icon name="u-link" size={16} /> {home.invite}
        </a>
        {!brings(id, 'lesson') && (
          <a class="btn q" href={`#/rules/${id}`}>
            {home.learn}
          </a>
        )}
        <label class="game-around">
          <input
            type="checkbox"
            checked={choice.value.people > 1}
            onChange={({ currentTarget }) => change({ people: currentTarget.checked ? 2 : 1 })}
          />
          {home.around}
        </label>
      </div>
    </section>
  );
}

interface CompanyProps {
  readonly id: GameId;
  readonly seats: readonly [min: number, max: number];
  readonly choice: GameChoice;
  change(next: Partial<GameChoice>): void;
}

/** How many players, how many of them people, and which bots. */
function Company({ id, seats: [min, max], choice: { players, people, level }, change }: CompanyProps) {
  const { home, table } = t();
  const numbers = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  return (
    <div class="game-with">
      <fieldset class="game-count">
        <legend>{table.players}</legend>
        {numbers.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name={`players-${id}`}
              checked={n === players}
              onChange={() => change({ players: n })}
            />
            <b>{n}</b>
          </label>
        ))}
      </fieldset>
      {people > 1 && (
        <select
          class="game-people"
          aria-label={home.around}
          value={people}
          onChange={({ currentTarget }) => change({ people: Number(currentTarget.value) })}
        >
          {Array.from({ length: players - 1 }, (_, n) => n + 2).map((n) => (
            <option key={n} value={n}>
              {home.aroundHere(n)}
            </option>
          ))}
        </select>
      )}
      {people < players && (
        <label class="level" title={home.character(level)}>
          <span>{people > 1 ? '+' : home.against}</span>
          <span class="level-tally" aria-hidden="true">
            {(LEVELS as readonly string[]).indexOf(level) + 1}
          </span>
          <span class="unseen">{home.opponents}</span>
          <select value={level} onChange={({ currentTarget }) => change({ level: currentTarget.value })}>
            {LEVELS.map((bot) => (
              <option key={bot} value={bot}>
                {people > 1 ? `${players - people} × ${nameOf(home.level(bot))}` : nameOf(home.level(bot))}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** The tally beside it says the grade. */
const nameOf = (level: string): string => level.replace(/^\d+ · /, '');
