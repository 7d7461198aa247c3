import { specText } from '../../core/laws/spec.ts';

/** The glossary of a game's spec. */
export class Glossary {
  readonly text: string;
  /** The cells of its tables, without the marks at what we suggest ourselves. */
  readonly rows: readonly (readonly string[])[];

  constructor(game: string) {
    this.text = /^## 10\. Glossary.*?(?=^## )/ms.exec(specText(game))![0];
    this.rows = this.text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.replace(/\*|\(s\)/, '').trim()),
      );
  }

  /** A cell of the row that begins so. */
  cell(first: string, column: number): string {
    const cell = this.rows.find((row) => row[0] === first)?.[column];
    if (cell === undefined) throw new Error(`The glossary has no row '${first}' with a column ${column}.`);
    return cell;
  }
}
