// Harbour: an invented worker placement game for 2–5 players, for benchmarks only. It has the size of a euro game:
// 7 rounds with 3 workers each (105 decisions with 5 players), hidden hands and decks, some 30 fields of state.
// The rules change `G` in place, which plain objects and immer drafts both allow. `random()` is in [0, 1).

const ROUNDS = 7;
const WORKERS = 3;
const HAND_LIMIT = 6;
const DISPLAY = 5;
const KINDS = 5;

/** Spots 0–4 each give one kind of goods. */
const SELL = 5;
const BUY = 6;
const TAKE = 7;
const DRAW = 8;
const FULFIL = [9, 10, 11];
const WAREHOUSE = 12;
const SHIP = 13;
const LEAD = 14;
/** Never blocked, so that there is always a legal move. */
const BEG = 15;
const SPOTS = 16;

export const CONTRACTS = Array.from({ length: 60 }, (_, i) => {
  const cost = [0, 0, 0, 0, 0];
  cost[i % 5] = 1 + (i % 3);
  cost[(i * 3 + 1) % 5] += 1 + ((i >> 2) % 2);
  if (i % 4 === 0) cost[(i + 2) % 5] += 1;
  const size = cost.reduce((a, b) => a + b, 0);
  return { cost, vp: size + (i % 3), coins: i % 4, kind: i % 5 };
});

const EVENTS = Array.from({ length: 12 }, (_, i) => ({ boost: i % 5, tax: i % 3 === 0 ? 1 : 0 }));

export function setup(seats, random) {
  const deck = shuffle([...CONTRACTS.keys()], random);
  const events = shuffle([...EVENTS.keys()], random);
  const players = {};
  for (let p = 0; p < seats; p++)
    players[p] = {
      coins: 3 + p,
      vp: 0,
      workers: WORKERS,
      goods: [1, 1, 1, 0, 0],
      hand: [deck.pop(), deck.pop(), deck.pop()],
      built: [],
      income: 0,
      storage: 8,
      tools: 0,
      ships: 0,
      track: 0,
    };
  return {
    seats,
    round: 1,
    first: 0,
    moves: 0,
    over: false,
    players,
    event: events.pop(),
    market: Array.from({ length: DISPLAY }, () => deck.pop()),
    deck,
    events,
    discard: [],
    spots: new Array(SPOTS).fill(-1),
    supply: [15, 15, 15, 15, 15],
    prices: [2, 2, 2, 3, 3],
    harbour: [],
    trackBonus: [3, 5, 7],
    guild: -1,
    lighthouse: -1,
    lastSpot: -1,
    lastPlayer: -1,
    ranking: [],
  };
}

/** Every legal move of a player as [spot, argument]. */
export function legal(G, p) {
  const out = [];
  const me = G.players[p];
  const { spots } = G;
  for (let kind = 0; kind < KINDS; kind++) if (spots[kind] < 0 && G.supply[kind] > 0) out.push([kind, 0]);
  if (spots[SELL] < 0)
    for (let kind = 0; kind < KINDS; kind++) if (me.goods[kind] > 0) out.push([SELL, kind]);
  if (spots[BUY] < 0)
    for (let kind = 0; kind < KINDS; kind++)
      if (me.coins >= G.prices[kind] && G.supply[kind] > 0) out.push([BUY, kind]);
  if (me.hand.length < HAND_LIMIT) {
    if (spots[TAKE] < 0) for (let i = 0; i < G.market.length; i++) out.push([TAKE, i]);
    if (spots[DRAW] < 0 && G.deck.length > 1) out.push([DRAW, 0]);
  }
  for (const spot of FULFIL)
    if (spots[spot] < 0)
      for (let i = 0; i < me.hand.length; i++)
        if (canPay(me, CONTRACTS[me.hand[i]].cost)) out.push([spot, i]);
  if (spots[WAREHOUSE] < 0 && me.coins >= 2 && me.storage < 14) out.push([WAREHOUSE, 0]);
  if (spots[SHIP] < 0 && me.coins >= 3 && me.ships < 3) out.push([SHIP, 0]);
  if (spots[LEAD] < 0) out.push([LEAD, 0]);
  out.push([BEG, 0]);
  return out;
}

export const isLegal = (G, p, spot, arg) => legal(G, p).some((move) => move[0] === spot && move[1] === arg);

export function apply(G, p, spot, arg, random) {
  const me = G.players[p];
  carryOut(G, me, Number(p), spot, arg);
  if (spot !== BEG) G.spots[spot] = Number(p);
  me.workers--;
  G.moves++;
  G.lastSpot = spot;
  G.lastPlayer = Number(p);
  let left = 0;
  for (let q = 0; q < G.seats; q++) left += G.players[q].workers;
  if (left === 0) endRound(G, random);
}

/** A player's view, with the number of hidden cards. */
export function view(G, p) {
  const players = {};
  for (let q = 0; q < G.seats; q++)
    players[q] =
      q === Number(p) ? G.players[q] : { ...G.players[q], hand: { length: G.players[q].hand.length } };
  return { ...G, players, deck: { length: G.deck.length }, events: { length: G.events.length } };
}

/** The player who places a worker after `p` in the same round. */
export function nextPlayer(G, p) {
  for (let k = 1; k <= G.seats; k++) {
    const q = (Number(p) + k) % G.seats;
    if (G.players[q].workers > 0) return q;
  }
  return Number(p);
}

function carryOut(G, me, p, spot, arg) {
  if (spot < KINDS) {
    gain(G, me, spot, 2 + (EVENTS[G.event].boost === spot ? 1 : 0) + (me.tools > 1 ? 1 : 0));
    return;
  }
  switch (spot) {
    case SELL: {
      const sold = me.goods[arg];
      me.coins += sold * G.prices[arg];
      G.supply[arg] += sold;
      me.goods[arg] = 0;
      if (G.prices[arg] > 1) G.prices[arg]--;
      return;
    }
    case BUY:
      me.coins -= G.prices[arg];
      gain(G, me, arg, 2);
      if (G.prices[arg] < 6) G.prices[arg]++;
      return;
    case TAKE:
      me.hand.push(G.market[arg]);
      G.market.splice(arg, 1);
      if (G.deck.length > 0) G.market.push(G.deck.pop());
      return;
    case DRAW: {
      const a = G.deck.pop();
      const b = G.deck.pop();
      const better = CONTRACTS[a].vp >= CONTRACTS[b].vp;
      me.hand.push(better ? a : b);
      G.discard.push(better ? b : a);
      return;
    }
    case WAREHOUSE:
      me.coins -= 2;
      me.storage += 3;
      return;
    case SHIP:
      me.coins -= 3;
      me.ships++;
      me.income++;
      G.harbour.push(p);
      if (me.ships === 3 && G.lighthouse < 0) {
        G.lighthouse = p;
        me.vp += 3;
      }
      return;
    case LEAD:
      G.first = p;
      me.coins += 1;
      return;
    case BEG:
      me.coins += 1;
      return;
    default:
      fulfil(G, me, p, arg);
  }
}

function fulfil(G, me, p, card) {
  const id = me.hand[card];
  const contract = CONTRACTS[id];
  for (let kind = 0; kind < KINDS; kind++) {
    me.goods[kind] -= contract.cost[kind];
    G.supply[kind] += contract.cost[kind];
  }
  me.hand.splice(card, 1);
  me.built.push(id);
  me.vp += contract.vp;
  me.coins += contract.coins;
  me.track++;
  if (contract.kind === 3) me.tools++;
  if (contract.kind === 4) me.income++;
  if (me.track % 3 === 0 && G.trackBonus.length > 0) me.vp += G.trackBonus.pop();
  if (me.built.length === 4 && G.guild < 0) {
    G.guild = p;
    me.vp += 4;
  }
}

function endRound(G, random) {
  const { tax } = EVENTS[G.event];
  for (let q = 0; q < G.seats; q++) {
    const player = G.players[q];
    player.workers = WORKERS;
    player.coins = Math.max(0, player.coins + player.income - tax);
  }
  for (let i = 0; i < SPOTS; i++) G.spots[i] = -1;
  if (G.market.length > 0) G.discard.push(G.market.shift());
  while (G.market.length < DISPLAY && G.deck.length > 0) G.market.push(G.deck.pop());
  if (G.deck.length < 5 && G.discard.length > 0) {
    G.deck.push(...G.discard);
    G.discard.length = 0;
    shuffle(G.deck, random);
  }
  if (G.events.length > 0) G.event = G.events.pop();
  G.round++;
  if (G.round > ROUNDS) endGame(G);
}

function endGame(G) {
  G.over = true;
  const ranking = [];
  for (let q = 0; q < G.seats; q++) {
    const player = G.players[q];
    player.vp += Math.floor(player.coins / 5) - player.hand.length;
    ranking.push(q);
  }
  G.ranking = ranking.sort(
    (a, b) => G.players[b].vp - G.players[a].vp || G.players[b].coins - G.players[a].coins || a - b,
  );
}

function canPay(me, cost) {
  for (let kind = 0; kind < KINDS; kind++) if (me.goods[kind] < cost[kind]) return false;
  return true;
}

function gain(G, me, kind, wanted) {
  const stored = me.goods[0] + me.goods[1] + me.goods[2] + me.goods[3] + me.goods[4];
  const amount = Math.min(wanted, G.supply[kind], me.storage - stored);
  if (amount <= 0) return;
  me.goods[kind] += amount;
  G.supply[kind] -= amount;
}

function shuffle(cards, random) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  return cards;
}
