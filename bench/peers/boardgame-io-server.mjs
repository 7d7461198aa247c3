// The server of boardgame.io with Harbour, on loopback; keeps its matches in memory, or in files where FLATFILE_DIR is set.

import { createRequire } from 'node:module';
import { harbour } from './boardgame-io-game.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const server = Server({ games: [harbour(true)], origins: ['http://127.0.0.1'] });
// It listens on all interfaces and has no option for it.
const { listen } = server.app;
server.app.listen = (port, done) => listen.call(server.app, port, '127.0.0.1', done);
// Its log of every match and player is not part of the measurement.
console.info = () => {};
const { appServer } = await server.run(Number(process.env.PORT));
console.log(`Ready at http://127.0.0.1:${appServer.address().port}`);
