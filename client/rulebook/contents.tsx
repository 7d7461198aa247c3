import { SHELF } from '../../games/list.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { gameTitle, t } from '../texts/texts.ts';
import { anchorOf, one } from './chapter.tsx';
import type { Opened } from './load.ts';
import type { Place } from './place.ts';

interface ContentsProps {
  readonly opened: Opened;
  readonly place: Place;
  /** Called when a chapter is chosen. */
  choose?(): void;
}

/** The chapters, and of the one that is read its parts. */
export function Contents({ opened, place, choose }: ContentsProps) {
  const { game, rulebook, words, ui } = opened;
  return (
    <nav class="contents" aria-label={ui.contents}>
      <ol>
        {rulebook.book.chapters.map(({ id, blocks }, n) => {
          const here = n === place.chapter;
          const parts = here ? blocks.filter(({ kind }) => kind === 'heading') : [];
          return (
            <li key={id}>
              <a
                href={`#/rules/${game}/${id}`}
                aria-current={here && place.heading === undefined ? 'location' : undefined}
                class={here ? 'contents-link here' : 'contents-link'}
                onClick={choose}
              >
                <b class="d">{n + 1}</b> {one(words.chapters[id]!.title)}
              </a>
              {parts.length > 0 && (
                <ul>
                  {parts.map(({ key }) => (
                    <li key={key}>
                      <a
                        class="contents-part"
                        href={`#/rules/${game}/${anchorOf(id, key)}`}
                        aria-current={key === place.heading ? 'location' : undefined}
                        onClick={choose}
                      >
                        {one(words.chapters[id]![key])}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** From the rules of one game to those of the others. */
export const OtherGames = ({ shown }: { shown: string }) => (
  <nav class="book-games" aria-label={t().setup.game}>
    {SHELF.map(({ id }) => (
      <a
        key={id}
        class="other-game"
        href={`#/rules/${id}`}
        aria-current={id === shown ? 'page' : undefined}
        title={gameTitle(id).title}
      >
        <Icon name={sealOf(id)} size={26} />
        <span>{gameTitle(id).short}</span>
      </a>
    ))}
  </nav>
);
