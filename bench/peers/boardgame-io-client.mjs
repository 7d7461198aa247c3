import { below, stream } from '../../core/rng.ts';
import { openWire } from '../server/wire.ts';
import { legal } from './harbour.mjs';

// Players at the server of boardgame.io. The messages of socket.io are written and read here, because its own client
// would take CPU time from the server on a machine with few cores.

const NAMESPACE = '/harbour,';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = `42${NAMESPACE}`;
const STATE_ID = '"_stateID":';

const dice = stream('bench', 'players');
let matches = 0;

export function openVenue(url) {
  const wires = [];
  const address = `${url.replace('http:', 'ws:')}/socket.io/?EIO=4&transport=websocket`;

  /** Resolves when the server has let the client in. */
  const connect = async (onEvent) => {
    const { promise, resolve } = Promise.withResolvers();
    const wire = await openWire(address, {}, (text) => {
      if (text.startsWith(EVENT)) onEvent(text);
      else if (text === PING) wire.send(PONG);
      else if (text.startsWith(CONNECT)) resolve();
    });
    wires.push(wire);
    wire.send(`${CONNECT}${NAMESPACE}`);
    await promise;
    return wire;
  };

  return {
    async gather(seats, listener) {
      const players = new Players(listener);
      for (let seat = 0; seat < seats; seat++)
        players.wires.push(await connect((text) => players.hear(seat, text)));
      return players;
    },
    async linger() {
      await connect(() => {});
    },
    async leave() {
      await Promise.all(wires.splice(0).map((wire) => wire.close()));
    },
  };
}

class Players {
  wires = [];
  #listener;
  #match = '';
  #states = [];

  constructor(listener) {
    this.#listener = listener;
  }

  /** The first player creates the match; the others join it. */
  begin() {
    this.#match = `m${++matches}`;
    this.#sync(0);
  }

  decide(seat) {
    const { G, _stateID } = this.#states[seat];
    const moves = legal(G, seat);
    const payload = { type: 'place', args: moves[below(dice, moves.length)], playerID: String(seat) };
    const move = ['update', { type: 'MAKE_MOVE', payload }, _stateID, this.#match, String(seat)];
    this.wires[seat].send(EVENT + JSON.stringify(move));
  }

  hear(seat, text) {
    const [kind, match] = text
      .slice(EVENT.length + 2, EVENT.length + 40)
      .split('"', 3)
      .filter((part) => part !== ',');
    if (match !== this.#match) return;
    if (kind === 'sync') {
      const [, , { state }] = JSON.parse(text.slice(EVENT.length));
      this.#place(seat, state);
      if (seat + 1 < this.wires.length && state._stateID === 0) this.#sync(seat + 1);
    } else if (kind === 'update') this.#update(seat, text);
  }

  #sync(seat) {
    const sync = ['sync', this.#match, String(seat), undefined, this.wires.length];
    this.wires[seat].send(EVENT + JSON.stringify(sync));
  }

  /** When another player decides, only the position's number is read. */
  #update(seat, text) {
    const at = text.indexOf(STATE_ID) + STATE_ID.length;
    const ply = Number.parseInt(text.slice(at, at + 8), 10);
    const mine = text.includes(`"currentPlayer":"${seat}"`) && !text.includes('"gameover":');
    if (mine) this.#states[seat] = JSON.parse(text.slice(EVENT.length))[2];
    this.#listener.onPosition(seat, ply, mine);
  }

  #place(seat, state) {
    this.#states[seat] = state;
    this.#listener.onPosition(
      seat,
      state._stateID,
      Number(state.ctx.currentPlayer) === seat && !state.ctx.gameover,
    );
  }
}
