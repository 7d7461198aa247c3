import { Icon } from '../../icons/icon.tsx';
import { sealOf } from '../../icons/seals.ts';
import { ownNonce } from '../../net/api.ts';
import { gameTitle, tablesTexts } from '../../texts/texts.ts';
import type { Line } from '../lines.ts';
import { go } from '../route.ts';
import { useDeed } from './menu.tsx';

export const isInvitation = ({ table }: Line): boolean =>
  table?.invited !== undefined || table?.circle !== undefined;

/** Tables where a seat is reserved for the visitor, or that are open for a circle of theirs. */
export function Invitations({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="games-list games-invitations">
      <header>
        <h2 class="cap">{tablesTexts().games.invitations}</h2>
      </header>
      <ul>
        {lines.map((line) => (
          <Invitation key={line.href} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ line }: { line: Line }) {
  const { lobby, games } = tablesTexts();
  const { id, invited, circle } = line.table!;
  const { send, said } = useDeed(id);
  return (
    <li class="invitation">
      <Icon name={sealOf(line.game)} size={28} />
      <a href={line.href}>
        <b>{invited === undefined ? games.forCircle(circle!) : lobby.invitedBy(invited)}</b>
        <small>{gameTitle(line.game).title}</small>
      </a>
      <span class="invitation-do">
        {invited !== undefined && (
          <button type="button" class="btn" onClick={() => send({ type: 'decline' })}>
            {lobby.decline}
          </button>
        )}
        <button
          type="button"
          class="btn p"
          onClick={async () => {
            if (await send({ type: 'sit', nonce: ownNonce() })) go(line.href);
          }}
        >
          {games.accept}
        </button>
      </span>
      {said}
    </li>
  );
}
