import type { ComponentChildren } from 'preact';
import type { RuleId } from '../../core/game.ts';
import type { BookText, ChapterWords } from '../../i18n/rulebook.ts';
import type { Block, Chapter } from '../board/book.ts';
import { Cite } from './cite.tsx';
import type { Opened } from './load.ts';
import { filled, Prose } from './prose.tsx';

interface Part {
  readonly opened: Opened;
  readonly chapter: string;
  readonly words: ChapterWords;
}

/** Where a paragraph is found: `#/rules/dragon/setup.tiles`. */
export const anchorOf = (chapter: string, key: string): string => `${chapter}.${key}`;

export const one = (text: BookText | undefined): string => (typeof text === 'string' ? text : '');
const several = (text: BookText | undefined): readonly string[] =>
  text === undefined || typeof text === 'string' ? [] : text;

export function ChapterText({ opened, chapter, n }: { opened: Opened; chapter: Chapter; n: number }) {
  const words = opened.words.chapters[chapter.id]!;
  const part = { opened, chapter: chapter.id, words };
  const lede = one(words.lede);
  return (
    <section class="chapter" id={chapter.id} aria-labelledby={`${chapter.id}-title`}>
      <header class="chapter-head">
        <span class="chapter-n d" aria-hidden="true">
          {n}
        </span>
        <p class="chapter-of cap">{opened.ui.chapter(n, opened.rulebook.book.chapters.length)}</p>
        <h2 class="d" id={`${chapter.id}-title`} tabIndex={-1}>
          {one(words.title)}
        </h2>
        {lede && <p class="lede">{lede}</p>}
      </header>
      {grouped(chapter.blocks).map((group) =>
        group[0]!.kind === 'item' ? (
          <ul key={group[0]!.key} class="items">
            {group.map((block) => (
              <Shown key={block.key} {...part} block={block} />
            ))}
          </ul>
        ) : (
          <Shown key={group[0]!.key} {...part} block={group[0]!} />
        ),
      )}
    </section>
  );
}

/** Items that follow one another are one list. */
function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.kind === 'item' && last[0]!.kind === 'item') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Shown({ block, ...part }: Part & { block: Block }) {
  const { opened, chapter, words } = part;
  const id = anchorOf(chapter, block.key);
  const cite = (rules: readonly RuleId[]) => <Cite game={opened.game} rules={rules} ui={opened.ui} />;
  switch (block.kind) {
    case 'heading':
      return (
        <h3 class="d" id={id}>
          {one(words[block.key])}
        </h3>
      );
    case 'text':
      return (
        <p id={id}>
          <Prose text={one(words[block.key])} />
          {cite(block.rules)}
        </p>
      );
    case 'item':
      return (
        <li id={id}>
          <Prose text={one(words[block.key])} />
          {cite(block.rules)}
        </li>
      );
    case 'figure':
      return (
        <figure class="drawn" id={id}>
          <Drawing opened={opened} name={block.key} />
          <figcaption>
            {one(words[block.key])}
            {cite(block.rules)}
          </figcaption>
        </figure>
      );
    case 'panels':
      return (
        <ol class={`panels of-${block.panels.length}`}>
          {block.panels.map(({ key, rules }, i) => {
            const [title = '', ...said] = several(words[key]);
            return (
              <li key={key} id={anchorOf(chapter, key)}>
                <Drawing opened={opened} name={key} />
                <div>
                  <h3 class="d">
                    {block.counted && (
                      <span class="disc" aria-hidden="true">
                        {i + 1}
                      </span>
                    )}
                    {title}
                  </h3>
                  <p>
                    <Prose text={said.join(' ')} />
                    {cite(rules)}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
      );
    case 'table':
      return (
        <TableText {...part} name={block.key} id={id}>
          {cite(block.rules)}
        </TableText>
      );
    case 'example':
      return (
        <ExampleText {...part} name={block.key} id={id}>
          {cite(block.rules)}
        </ExampleText>
      );
  }
}

function Drawing({ opened, name }: { opened: Opened; name: string }) {
  const Draw = opened.rulebook.drawings[name];
  if (!Draw) return null;
  const { texts, lang, words, played } = opened;
  return (
    <div class="book-drawing" aria-hidden="true">
      <Draw texts={texts} lang={lang} names={words.names} played={played[name]} />
    </div>
  );
}

type NamedPart = Part & { readonly name: string; readonly id: string; readonly children: ComponentChildren };

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Several columns, and whole sentences in the last: too much for one line of a phone. */
const isLong = (rows: readonly (readonly ComponentChildren[])[]): boolean =>
  rows.some((row) => {
    const last = row.at(-1);
    return row.length > 2 && typeof last === 'string' && last.length > 16;
  });

/** Numbers alone need not stand far apart. */
const isShort = (rows: readonly (readonly ComponentChildren[])[]): boolean =>
  rows.every((row) => row.every((cell) => typeof cell !== 'object' && String(cell).length < 20));

/** The first line of a table is its caption, the second its head; the others say what the game itself does not. */
function TableText({ opened, words, name, id, children }: NamedPart) {
  const [caption = '', head = '', ...lines] = several(words[name]);
  const said = lines.map(cellsOf);
  const { texts, lang, words: all } = opened;
  const rows = opened.rulebook.tables[name]?.(said, { texts, lang, names: all.names }) ?? said;
  return (
    <div class="tabled" id={id}>
      <table class={isLong(rows) ? 'long' : isShort(rows) ? 'short' : undefined}>
        <caption>
          {caption}
          {children}
        </caption>
        <thead>
          <tr>
            {cellsOf(head).map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <tr key={n}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={at}>{typeof cell === 'string' ? <Prose text={cell} /> : cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ExampleText({ opened, words, name, id, children }: NamedPart) {
  const [title = '', given = '', ...steps] = several(words[name]).map((line) =>
    filled(line, opened.played[name]?.numbers),
  );
  return (
    <section class="example" id={id} aria-labelledby={`${id}-title`}>
      <h3 class="d" id={`${id}-title`}>
        <span class="cap">{opened.ui.example}</span> {title}
      </h3>
      <p>
        <Prose text={given} />
      </p>
      <Drawing opened={opened} name={name} />
      <ol class="example-steps">
        {steps.map((step, n) => (
          <li key={step}>
            <span class="disc" aria-hidden="true">
              {n + 1}
            </span>
            <span>
              <Prose text={step} />
              {n === steps.length - 1 && children}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
