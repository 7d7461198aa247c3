import type { Ref } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { sealOf } from '../../icons/seals.ts';
import { Token } from '../../icons/token.tsx';
import { gameTitle, t } from '../../texts/texts.ts';
import type { Line } from '../lines.ts';
import { mayAct, TableMenu } from './menu.tsx';
import type { Picture } from './picture.tsx';
import { usePicture } from './pictured.ts';
import { BinButton, Slip } from './slip.tsx';
import { agoOf, clockOf, namesOf } from './words.ts';

/** A game that waits for the viewer, as a picture: boards are recognised faster than names. */
export function TurnCard({ line }: { line: Line }) {
  const { home } = t();
  const { picture, place } = usePicture(line);
  const { title } = gameTitle(line.game);
  if (line.slip) return <Slip title={title} slip={line.slip} />;
  const left = picture?.left;
  const { pace } = line.table ?? {};
  return (
    <article class="turn-card">
      <a class="turn-link" href={line.href}>
        <Shot class="card-shot" picture={picture} place={place} />
        <span class="turn-tag">{home.yourTurn}</span>
        <span class="unseen">{title}</span>
      </a>
      <div class="turn-text">
        <h2>
          <Icon name={sealOf(line.game)} size={24} />
          <span class="d">{title}</span>
          <Seats line={line} size={20} />
        </h2>
        <p>{namesOf(line)}</p>
        <p>{[picture?.where, agoOf(line)].filter(Boolean).join(' · ')}</p>
        <div class="turn-do">
          <div class="turn-clock">
            {left !== undefined && pace?.kind === 'move' && (
              <meter value={Math.min(1, left / (1000 * pace.seconds))} aria-hidden="true" />
            )}
            <small>{clockOf(line, left)}</small>
          </div>
          <a class="btn p" href={line.href}>
            {home.play}
          </a>
          {line.remove && <BinButton line={line} />}
          {mayAct(line) && <TableMenu line={line} />}
        </div>
      </div>
    </article>
  );
}

interface ShotProps {
  readonly class: string;
  readonly picture: Picture | undefined;
  readonly place: Ref<HTMLElement>;
}

/** The board; blank paper until it is drawn. */
export const Shot = ({ class: kind, picture, place }: ShotProps) => (
  <span class={`shot ${kind}`} ref={place as Ref<HTMLSpanElement>}>
    {picture && <img src={picture.url} alt="" width="94" height="62" />}
  </span>
);

export const Seats = ({ line, size }: { line: Line; size: number }) => (
  <span class="game-seats">
    {line.families.map((family) => (
      <Token
        key={family}
        family={family}
        size={size}
        {...(line.free?.includes(family) && { class: 'free' })}
      />
    ))}
  </span>
);
