import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { Token } from '../icons/token.tsx';
import { lazyPageTexts } from '../texts/texts.ts';
import type { BoardProps } from './board.ts';
import { Laurel } from './laurel.tsx';
import { ranked } from './ranked.ts';
import { nameOf } from './scene.ts';
import { victory } from './victory.ts';
import './standings.css';

interface Column {
  readonly icon: IconName;
  readonly word: string;
}

export interface StandingsProps {
  readonly props: Pick<BoardProps, 'viewer' | 'reader' | 'names' | 'families' | 'result' | 'you' | 'lang'>;
  /** By the rules, by seat, as are the scores and the notes. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly notes?: readonly string[];
  /** Where points come from; last the total. */
  readonly columns: readonly Column[];
  /** What a seat has from each but the last. */
  figures(seat: number): readonly number[];
  /** One line a player; the same for a phone; or one below the other, for a hanging scroll. */
  readonly form: 'wide' | 'narrow' | 'tall';
  /** What there is, and what a row takes of it at most. */
  readonly height: number;
  readonly most: number;
}

/** What is not rows: the heading, the names of the columns, and the key of their signs. */
const FRAME = { wide: 46, narrow: 104, tall: 150 };
/** Of it, the heading on a phone. Where rows would be lower than this, it goes: the action bar says the same. */
const HEADING = 41;
const LOW = 25;
const KEY = 38;
const LOWEST = 21;
/** Letters of a heading that would take three lines on a hanging scroll. */
const LONG = 24;

/** At the end of any game: who has won, and where every point came from, best first. */
export function Standings({
  props,
  places: byRules,
  scores,
  notes,
  columns: all,
  figures,
  form,
  height,
  most,
}: StandingsProps) {
  const { viewer, names, families, result } = props;
  const places = result?.places ?? byRules;
  const early = result?.early;
  const order = ranked(places);
  // Before the last round the sources have not paid out.
  const columns = early === undefined ? all : all.slice(-1);
  const sources = columns.slice(0, -1);
  const winners = names.filter((_, seat) => places[seat] === 1);
  const shared = winners.length > 1;
  // Where several have won, their rows stand out by their number.
  const higher = shared ? 2 : 12;
  const headless = form === 'narrow' && height < FRAME.narrow + LOW * names.length;
  const spare = height - FRAME[form] + (headless ? HEADING : 0) - higher * winners.length;
  // The key is the next to go: the signs have their words as titles, and the account of the result tells them.
  const keyless = headless && spare < LOWEST * names.length;
  const row = Math.min(most, (spare + (keyless ? KEY : 0)) / names.length);
  const words = early ?? victory(props, { places, scores });
  const title = !headless && <h2 class={words.length > LONG ? 'd long' : 'd'}>{words}</h2>;
  return (
    <section
      class={['final', form, shared && 'shared', early !== undefined && 'early'].filter(Boolean).join(' ')}
    >
      {form !== 'wide' && title}
      <table>
        {form !== 'tall' && (
          <thead>
            <tr>
              <td>{form === 'wide' && title}</td>
              {columns.map(({ icon, word }) => (
                <th key={word} scope="col" title={word}>
                  <Icon name={icon} size={20} label={word} />
                  {form === 'wide' && <small aria-hidden="true">{word}</small>}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {order.map((seat) => {
          const won = places[seat] === 1;
          const note = notes?.[seat] && <small>{notes[seat]}</small>;
          const state = [won && 'won', seat === viewer && 'mine'].filter(Boolean).join(' ');
          return (
            <tbody key={seat} class={state}>
              <tr style={{ height: `${won ? row + higher : row}px` }}>
                <th scope="row">
                  <span class="final-who">
                    <b class="d">{places[seat]}</b>
                    <Token
                      family={families[seat]!}
                      size={won ? Math.min(32, row + higher - 3) : Math.min(22, row)}
                    />
                    <b class={won ? 'd name' : 'name'}>{nameOf(props, seat)}</b>
                    {won && (
                      <svg width="28" height="28" viewBox="-19 -19 38 38" aria-hidden="true">
                        <Laurel x={0} y={0} r={16} />
                      </svg>
                    )}
                    {result?.resigned[seat] && <Resigned brief={form === 'narrow' && sources.length > 0} />}
                    {form === 'wide' && note}
                  </span>
                </th>
                {sources.map(({ icon, word }, i) => {
                  const figure = figures(seat)[i]!;
                  return (
                    <td key={word} class={figure === 0 ? 'none' : ''}>
                      {form === 'tall' && <Icon name={icon} size={19} label={word} />}
                      {figure || '–'}
                    </td>
                  );
                })}
                <td class="d">{scores[seat]}</td>
              </tr>
              {form === 'narrow' && note && (
                <tr>
                  <td class="final-note" colSpan={columns.length + 1}>
                    {note}
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
      {form !== 'wide' && !keyless && sources.length > 0 && (
        <p class="final-key" aria-hidden="true">
          {sources.map(({ icon, word }) => (
            <span key={word}>
              <Icon name={icon} size={16} /> {word}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** Beside the name of a seat that resigned; a sign alone where there is no room for the word. */
function Resigned({ brief }: { brief: boolean }) {
  const { resigned } = lazyPageTexts().company;
  return brief ? <Icon name="u-flag" size={14} label={resigned} /> : <small class="gone">{resigned}</small>;
}
