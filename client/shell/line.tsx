import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { Token } from '../icons/token.tsx';
import { gameTitle, t } from '../texts/texts.ts';
import { Lazy } from './lazy.tsx';
import type { Line } from './lines.ts';

/** The boards are loaded only where there is a game to continue. */
const loadShot = async () => (await import('./shot.tsx')).LineShot;

/** Before the start there is no board. */
const isPlayed = ({ entry, table }: Line): boolean => entry !== undefined || table?.status === 'running';

const MINUTE = 60_000;

/** A game as one line: players, game and state. */
export function GameLine({ line }: { line: Line }) {
  const { home } = t();
  const { title } = gameTitle(line.game);
  const minutes = Math.floor((Date.now() - line.updated) / MINUTE);
  const about = [
    line.names.length > 0 ? home.names(line.names) : undefined,
    line.over
      ? home.finished
      : line.free
        ? home.gathering(line.free.length)
        : line.yourTurn
          ? undefined
          : home.underWay,
  ];
  return (
    <div class="line">
      <a class="line-link" href={line.href}>
        {isPlayed(line) ? (
          <Lazy
            load={loadShot}
            props={{ line }}
            meanwhile={<span class="line-shot" />}
            failed={() => <span class="line-shot" />}
          />
        ) : (
          <span class="line-shot">
            <Icon name={sealOf(line.game)} size={30} />
          </span>
        )}
        <span class="line-seats">
          {line.families.map((family) => (
            <Token
              key={family}
              family={family}
              size={24}
              {...(line.free?.includes(family) && { class: 'free' })}
            />
          ))}
        </span>
        <span class="line-text">
          <b>
            {title} {line.yourTurn && <span class="line-turn">{home.yourTurn}</span>}
          </b>
          <small>
            {about.map((part) => part !== undefined && `${part} · `)}
            <span class="line-when">{home.ago(minutes)}</span>
          </small>
        </span>
      </a>
    </div>
  );
}
