import { createInterface, type Interface } from 'node:readline';

/** Input lines, typed or piped; lines that arrive early are queued. */
export class Input {
  readonly interactive: boolean;
  readonly #lines: string[] = [];
  readonly #reader: Interface;
  #waiting: ((line: string | undefined) => void) | undefined;
  #closed = false;
  #words: (line: string) => readonly string[] = () => [];

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.interactive = input.isTTY === true && output.isTTY === true;
    this.#reader = createInterface({
      input,
      ...(this.interactive ? { output, completer: (line: string) => this.#complete(line) } : {}),
      terminal: this.interactive,
      prompt: '> ',
    });
    this.#reader.on('line', (line) => this.#arrive(line));
    this.#reader.on('SIGINT', () => this.close());
    this.#reader.on('close', () => {
      this.#closed = true;
      this.#hand(undefined);
    });
  }

  /** Sets what Tab completes a line to. */
  offer(words: (line: string) => readonly string[]): void {
    this.#words = words;
  }

  /** The next line, or undefined at the end of input (end of file, Ctrl-C, Ctrl-D). */
  next(): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(this.#echo(line));
    if (this.#closed) return Promise.resolve(undefined);
    this.prompt();
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Shows the prompt with the text typed so far. */
  prompt(): void {
    if (this.interactive && !this.#closed) this.#reader.prompt(true);
  }

  close(): void {
    if (!this.#closed) this.#reader.close();
  }

  #arrive(line: string): void {
    if (this.#waiting) this.#hand(this.#echo(line));
    else this.#lines.push(line);
  }

  #hand(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(line);
  }

  /** Echoes piped lines, so that the output reads like a typed game. */
  #echo(line: string): string {
    if (!this.interactive) console.log(`> ${line}`);
    return line;
  }

  #complete(line: string): [string[], string] {
    return [this.#words(line).filter((word) => word.startsWith(line)), line];
  }
}
