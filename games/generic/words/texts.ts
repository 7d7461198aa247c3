import type { Game, Kinds, OptionValue } from '../../../core/game.ts';
import { phaseOf } from '../../../core/game.ts';
import { called } from '../../../i18n/audience.ts';
import type { Names, Texts } from '../../../i18n/texts.ts';
import { humanise, lower } from '../../../i18n/words.ts';

/** What is said of any game; the names of its own things are the ids of its rules, in words. */
export interface Phrases {
  readonly yes: string;
  readonly no: string;
  /** What the reader is called in a sentence about a player. */
  readonly you: string;
  readonly players: string;
  /** The zone of single numbers and words. */
  readonly table: string;
  readonly points: string;
  readonly total: string;
  readonly over: string;
  /** What stands in a zone that is empty. */
  readonly nothing: string;
  readonly legend: string;
  round(round: number, rounds: number | undefined): string;
  /** The question at a decision, by the name of its phase. */
  prompt(phase: string): string;
  /** What joins the name of a player with what they did. */
  readonly joint: string;
  /** Between the things of a list, and between the fields of a move or an event. */
  readonly comma: string;
  readonly dot: string;
  inBrackets(text: string): string;
}

export interface GenericTexts extends Texts {
  readonly page: Phrases;
}

/** Fields of moves and events that mean a player. */
const SEATS = new Set(['to', 'from', 'by', 'winner', 'lead', 'start', 'next']);

/** All sentences about a game that brings no words of its own. */
export function genericTexts(game: Game, phrases: Phrases): GenericTexts {
  const { comma, dot, inBrackets, joint } = phrases;

  const valueText = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? phrases.yes : phrases.no;
    if (typeof value === 'string') return lower(value);
    if (Array.isArray(value)) return value.map(valueText).join(comma);
    if (typeof value === 'object' && value !== null) return fieldsText(value, []);
    return value === undefined || value === null ? phrases.nothing : String(value);
  };

  /** Numbers of all seats are shown by name, as are seats. */
  const fieldText = (key: string, value: unknown, names: Names): string => {
    const isBySeat =
      Array.isArray(value) && value.length === names.length && value.every((one) => typeof one === 'number');
    if (isBySeat) return `${lower(key)} ${value.map((one, seat) => `${names[seat]} ${one}`).join(comma)}`;
    if (SEATS.has(key) && typeof value === 'number') return `${lower(key)} ${names[value] ?? value}`;
    return value === true ? lower(key) : `${lower(key)} ${valueText(value)}`;
  };

  const fieldsText = (fields: object, names: Names, skipped: readonly string[] = []): string =>
    Object.entries(fields)
      .filter(([key, value]) => !skipped.includes(key) && value !== undefined && value !== false)
      .map(([key, value]) => fieldText(key, value, names))
      .join(dot);

  return {
    title: humanise(game.id),
    options: Object.fromEntries(
      Object.keys(game.options).map((name) => [
        name,
        { name: lower(name), value: (value: OptionValue) => valueText(value) },
      ]),
    ) as Texts['options'],
    event(event, audience) {
      const names = called(audience, phrases.you);
      const { seat } = event as { seat?: number };
      const what = fieldsText(event, names, ['type', 'seat']);
      const text = `${humanise(event.type)}${what === '' ? '' : inBrackets(what)}`;
      return seat === undefined || audience.beside ? text : `${names[seat]}${joint}${text}`;
    },
    move(move: Kinds['move'], { names }) {
      const what = fieldsText(move, names, ['type']);
      return `${humanise(move.type)}${what === '' ? '' : `${joint}${what}`}`;
    },
    prompt: ({ view }) => (view.stack.length === 0 ? phrases.over : phrases.prompt(humanise(phaseOf(view)))),
    sources: Object.fromEntries(game.sources.map((source) => [source, lower(source)])),
    refusal: {},
    rules: {},
    help: {},
    page: phrases,
  };
}
