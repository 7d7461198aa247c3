import { CONTRACTS, legal } from '../harbour.mjs';

const GOODS = ['tea', 'silk', 'salt', 'jade', 'paper'];
const SPOTS = [
  ...GOODS.map((good) => `Fetch ${good}`),
  'Sell',
  'Buy',
  'Take a contract',
  'Draw a contract',
  'Fulfil',
  'Fulfil',
  'Fulfil',
  'Build a warehouse',
  'Build a ship',
  'Lead',
  'Beg',
];
const COLOURS = ['#3f7d5f', '#7a4a72', '#b07a22', '#5a6b7d'];
const COLUMNS = 4;
const WIDE = 210;
const HIGH = 92;

/** The harbour with its spots, what may be done at each, the market, and all players. */
export function Board({ G, ctx, moves, playerID, isActive }) {
  const open = isActive && !ctx.gameover ? legal(G, playerID) : [];
  return (
    <div className={open.length > 0 ? 'table own' : 'table'}>
      <header>
        <h1>Harbour</h1>
        <p>
          Round {Math.min(G.round, 7)} of 7, {open.length > 0 ? 'it is your turn' : 'the others decide'}
        </p>
      </header>
      <main>
        <svg viewBox={`0 0 ${COLUMNS * WIDE} ${4 * HIGH}`} role="img" aria-label="The harbour">
          <path d="M0 300 Q 210 260 420 300 T 840 300 V 368 H 0 Z" fill="#bcd3d6" />
          {SPOTS.map((name, spot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its number
            <Spot key={spot} name={name} spot={spot} owner={G.spots[spot]} />
          ))}
        </svg>
        <div className="choices">
          {open.map(([spot, arg]) => (
            <button type="button" key={`${spot}/${arg}`} onClick={() => moves.place(spot, arg)}>
              {SPOTS[spot]} {choiceOf(G, playerID, spot, arg)}
            </button>
          ))}
        </div>
      </main>
      <aside>
        {Object.entries(G.players).map(([seat, player]) => (
          <Player key={seat} seat={seat} player={player} active={ctx.currentPlayer === seat} />
        ))}
        <section>
          <h2>Market</h2>
          {G.market.map((id) => (
            <Contract key={id} id={id} />
          ))}
        </section>
        <section>
          <h2>Your contracts</h2>
          {G.players[playerID].hand.map((id) => (
            <Contract key={id} id={id} />
          ))}
        </section>
      </aside>
    </div>
  );
}

function Spot({ name, spot, owner }) {
  const x = (spot % COLUMNS) * WIDE;
  const y = Math.floor(spot / COLUMNS) * HIGH;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="6" y="6" width={WIDE - 12} height={HIGH - 12} rx="8" fill="#fff8e8" stroke="#8a7a5c" />
      <text x="18" y="34">
        {name}
      </text>
      {owner >= 0 && <circle cx={WIDE - 34} cy={HIGH - 34} r="14" fill={COLOURS[owner]} />}
    </g>
  );
}

function Player({ seat, player, active }) {
  return (
    <section className={active ? 'player on' : 'player'}>
      <h2 style={{ color: COLOURS[seat] }}>
        Player {Number(seat) + 1}: {player.vp} points
      </h2>
      <p>
        {player.coins} coins, {player.workers} workers, {player.hand.length} contracts, {player.built.length}{' '}
        fulfilled, {player.ships} ships
      </p>
      <p>{GOODS.map((good, kind) => `${player.goods[kind]} ${good}`).join(', ')}</p>
    </section>
  );
}

const Contract = ({ id }) => (
  <p className="contract">
    {costOf(id)}: {CONTRACTS[id].vp} points, {CONTRACTS[id].coins} coins
  </p>
);

const costOf = (id) =>
  CONTRACTS[id].cost.flatMap((count, kind) => (count > 0 ? `${count} ${GOODS[kind]}` : [])).join(' + ');

function choiceOf(G, playerID, spot, arg) {
  switch (SPOTS[spot]) {
    case 'Sell':
    case 'Buy':
      return GOODS[arg];
    case 'Take a contract':
      return costOf(G.market[arg]);
    case 'Fulfil':
      return costOf(G.players[playerID].hand[arg]);
    default:
      return '';
  }
}
