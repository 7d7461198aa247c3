import { type Signal, signal } from '@preact/signals';
import type { Action } from '../../core/game.ts';
import { type Answer, type Deed, Talk } from '../../speech/answer.ts';
import { confirming } from '../settings/settings.ts';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { spokenTable } from './position.ts';
import type { Spoken } from './texts.ts';

/** A line and what was answered. */
export interface Told {
  readonly n: number;
  readonly line: string;
  readonly answer: Answer;
}

/** Older answers are forgotten. */
const MOST = 20;

/** The lines typed at one table. */
export class Conversation {
  readonly told: Signal<readonly Told[]> = signal([]);
  /** The lines themselves, to be typed again. */
  readonly lines: string[] = [];
  readonly #model: TableModel;
  readonly #talk = new Talk();
  #count = 0;

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** Answers a line, and does what it asks for. */
  async say(line: string, spoken: Spoken): Promise<void> {
    const model = this.#model;
    const answer = this.#talk.say(spokenTable(model, boardProps(model), spoken), line);
    this.lines.push(line);
    if (answer.path) play(model, answer.path.actions);
    this.#tell(line, answer.path ? this.#after(answer) : answer);
    if (answer.show !== undefined) model.course?.show(answer.show);
    if (answer.deed) await perform(model, answer.deed);
  }

  /** A choice that does not end the turn is followed by the next question, which the log says. */
  #after(answer: Answer): Answer {
    const props = boardProps(this.#model);
    if (props.picked !== undefined || props.legal.length === 0) return answer;
    return { ...answer, sentence: undefined };
  }

  #tell(line: string, answer: Answer): void {
    this.told.value = [...this.told.value, { n: this.#count++, line, answer }].slice(-MOST);
  }
}

const conversations = new WeakMap<TableModel, Conversation>();

export function conversationAt(model: TableModel): Conversation {
  const known = conversations.get(model) ?? new Conversation(model);
  conversations.set(model, known);
  return known;
}

/** Takes decisions one after another; forced ones are taken by themselves. */
function play(model: TableModel, actions: readonly Action[]): void {
  if (!confirming.peek() && actions.length > 1) {
    void model.session.decide(actions);
    return;
  }
  for (const action of actions) {
    const isOpen = model.legal.peek().some((choice) => choice.action === action);
    // To pick a picked move again would drop it.
    const isPicked = model.picked.peek() === action && !model.turn.preset.peek();
    if (isOpen && !isPicked) model.pick(action);
  }
}

async function perform(model: TableModel, deed: Deed): Promise<void> {
  switch (deed) {
    case 'confirm':
      await model.confirm();
      return;
    case 'undo':
      await model.takeBack();
      return;
    case 'redo':
      await model.redo();
      return;
    case 'hint':
      model.hint();
      return;
    case 'explain': {
      const { entries, viewer } = model.session;
      const last = entries.value.findLast(({ seat }) => seat !== viewer.value);
      if (last) model.explain(last.ply);
    }
  }
}
