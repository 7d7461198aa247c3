import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { InputError } from '../../core/options.ts';

/** One numbered piece of a long job. */
export interface Piece {
  readonly block: number;
}

/** Finished pieces of a job in a file: the task on the first line, then a line for each piece. */
export class ResultFile<P extends Piece> {
  readonly pieces: P[] = [];
  readonly #file: string | undefined;

  constructor(task: object, file: string | undefined) {
    this.#file = file;
    if (file === undefined) return;
    const head = JSON.stringify(task);
    if (existsSync(file)) this.#read(head, file);
    else writeFileSync(file, `${head}\n`);
  }

  #read(head: string, file: string): void {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
    if (first !== head)
      throw new InputError(`${file} holds results of another comparison; name another file, or delete it.`);
    const cutOff = lines.pop();
    for (const line of lines) this.pieces.push(readPiece(line, file));
    // A line cut off when a run was killed is computed again.
    if (cutOff !== '') writeFileSync(file, [first, ...lines, ''].join('\n'));
  }

  add(piece: P): void {
    this.pieces.push(piece);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(piece)}\n`);
  }
}

function readPiece<P extends Piece>(line: string, file: string): P {
  try {
    return JSON.parse(line) as P;
  } catch {
    throw new InputError(`${file} has a damaged line: '${line.slice(0, 40)}'.`);
  }
}
