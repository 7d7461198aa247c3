import { createInterface, type Interface } from 'node:readline';

/** Lines as they come, typed or piped; nothing that comes early is lost. */
export class Input {
  readonly interactive: boolean;
  readonly #lines: string[] = [];
  readonly #reader: Interface;
  #waiting: ((line: string | undefined) => void) | undefined;
  #closed = false;
  #words: () => readonly string[] = () => [];

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

  /** What the tab key completes. */
  offer(words: () => readonly string[]): void {
    this.#words = words;
  }

  /** The next line, or nothing once input has ended (end of file, Ctrl-C, Ctrl-D). */
  next(): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(this.#echo(line));
    if (this.#closed) return Promise.resolve(undefined);
    this.prompt();
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Shows the prompt with what has been typed so far. */
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

  /** A piped game reads like a typed one. */
  #echo(line: string): string {
    if (!this.interactive) console.log(`> ${line}`);
    return line;
  }

  #complete(line: string): [string[], string] {
    return [this.#words().filter((word) => word.startsWith(line)), line];
  }
}
