// Random playouts of a peer: node playouts.mjs <file> <export> <seconds>. Prints its figures as JSON.
//
// An engine has `newGame(rng)`, `isOver(s)`, `legal(s)`, `apply(s, move)`, which returns the next state, and
// `clone(s)` if states can be copied.

import { below, stream } from '../../core/rng.ts';
import { repeat } from '../clock.ts';
import { cloneRate, playoutFigures } from '../figures.ts';

const [file, name, secondsText] = process.argv.slice(2);
const seconds = Number(secondsText);
const { [name]: engine } = await import(new URL(file, import.meta.url).href);

const rng = stream('bench', 'pick');
const counts = { games: 0, decisions: 0, choices: 0 };

function playGame(visit) {
  let s = engine.newGame(rng);
  while (!engine.isOver(s)) {
    visit?.(s);
    const moves = engine.legal(s);
    counts.choices += moves.length;
    s = engine.apply(s, moves[below(rng, moves.length)]);
    counts.decisions++;
  }
  counts.games++;
}

repeat(seconds, () => playGame());
Object.assign(counts, { games: 0, decisions: 0, choices: 0 });
const cost = repeat(seconds, () => playGame());
const figures = playoutFigures(cost, counts);
if (engine.clone) figures.clonesPerSecond = cloneRate(engine.clone, midGames(), seconds / 4);
console.log(JSON.stringify(figures));

/** States from all parts of a few games. */
function midGames() {
  const states = [];
  let visited = 0;
  for (let game = 0; game < 4; game++)
    playGame((s) => {
      if (visited++ % 20 === 10) states.push(engine.clone(s));
    });
  return states;
}
