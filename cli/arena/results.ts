import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { InputError } from '../../rules/core/options.ts';
import type { Block, Contest } from './block.ts';

/** Results as a file: what is compared on the first line, then a line for each block. */
export class Results {
  readonly blocks: Block[] = [];
  readonly #file: string | undefined;

  constructor(contest: Contest, file: string | undefined) {
    this.#file = file;
    if (file === undefined) return;
    const head = JSON.stringify(contest);
    if (existsSync(file)) this.#read(head, file);
    else writeFileSync(file, `${head}\n`);
  }

  #read(head: string, file: string): void {
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
    if (first !== head)
      throw new InputError(`${file} holds results of another comparison; name another file, or remove it.`);
    const cutOff = lines.pop();
    for (const line of lines) this.blocks.push(readBlock(line, file));
    // What was being written when a run was killed is played anew.
    if (cutOff !== '') writeFileSync(file, [first, ...lines, ''].join('\n'));
  }

  add(block: Block): void {
    this.blocks.push(block);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(block)}\n`);
  }
}

function readBlock(line: string, file: string): Block {
  try {
    return JSON.parse(line) as Block;
  } catch {
    throw new InputError(`${file} has a damaged line: '${line.slice(0, 40)}'.`);
  }
}
