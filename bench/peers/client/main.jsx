import { MCTSBot, RandomBot } from 'boardgame.io/ai';
import { Local } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import { harbour } from '../boardgame-io-game.mjs';
import { Board } from './board.jsx';
import './board.css';

// A page as the tutorial of boardgame.io builds it: one person and three of its bots on its local master.

/** With its usual 1000 a decision takes many seconds, for all of which the page stands still. */
const ITERATIONS = 25;

class QuickSearch extends MCTSBot {
  constructor(setup) {
    super({ ...setup, iterations: ITERATIONS });
  }
}

const bot = new URLSearchParams(location.search).get('bot') === 'search' ? QuickSearch : RandomBot;
const game = harbour(true);
const Harbour = Client({
  game: {
    ...game,
    seed: 'bench',
    // A move may turn up cards that the page does not know, so it cannot be carried out there in advance.
    moves: { place: { move: game.moves.place, client: false } },
  },
  board: Board,
  numPlayers: 4,
  multiplayer: Local({ bots: { 1: bot, 2: bot, 3: bot } }),
  debug: false,
});

createRoot(document.getElementById('app')).render(<Harbour playerID="0" />);
