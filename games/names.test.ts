import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GAME_IDS } from './list.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What runs; documents, tests, their fixtures and examples may name a game. */
const FOLDERS = [
  ...[
    'bots',
    'cli',
    'client',
    'core',
    'i18n',
    'protocol',
    'scripts',
    'server',
    'settings',
    'store',
    'training',
    'trials',
  ],
];
const READ = /\.(?:ts|tsx|mjs|css|svg)$/;
const FREE = /\.test\.tsx?$|\/(?:testing|fixtures|e2e)\//;

/** Files outside `games/` that name a game, each with the reason why it may. */
const REASONS: Readonly<Record<string, string>> = {
  'cli/bench/engine.ts': 'the example of a field in a comment',
  'cli/bench/server.ts': 'the loads of the benchmark, to be comparable from version to version',
  'client/gallery/gallery.mjs': 'the example of an argument in a comment',
  'client/gallery/main.tsx': 'the position that is shown where none is asked for',
  'client/gallery/screens.mjs': 'the choice of positions that the gallery shows',
  'client/gallery/shoot.mjs': 'the position that is shown where none is asked for',
  'client/icons/names.ts': 'the symbols of the one sprite, seals of games among them',
  'client/icons/symbols.svg': 'the symbols of the one sprite, seals of games among them',
  'client/rulebook/chapter.tsx': 'the example of an address in a comment',
  'client/shell/frieze.svg': 'one painting of the places of all games on the shelf',
  'client/shell/lobby/hall.tsx': 'one drawing of the hall; each game on the shelf has its sky',
  'client/shell/lobby/lobby.css': 'one drawing of the hall; each game on the shelf has its roof tiles',
  'client/shell/lobby/roofs.tsx': 'one drawing of the hall; each game on the shelf has its roof',
  'i18n/page.ts': 'names of players must not be names of provinces',
  'i18n/shell.ts': 'names of players must not be names of provinces',
  'training/selfplay.ts': 'the mixture of tables that the nets were trained on',
  'trials/fuzz/asker.ts': 'a table to send requests to',
  'trials/fuzz/limits.ts': 'a table to send requests to',
  'trials/fuzz/requests.ts': 'bodies of requests, well-formed and malformed',
  'trials/fuzz/target.ts': 'tables to send requests to, one of each state',
  'trials/notices.ts': 'the tables whose players get notices',
  'trials/soak/visitors.ts': 'a table to visit',
};

/** `Script=Han` is a script of Unicode. */
const names = new RegExp(`(?<!sc=)\\b(?:${GAME_IDS.join('|')})\\b`, 'i');

it('no file outside the rooms names a game without a reason', () => {
  const naming = FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => READ.test(path) && !FREE.test(path))
      .filter((path) => names.test(readFileSync(`${ROOT}${path}`, 'utf8'))),
  );
  expect(naming.toSorted()).toEqual(Object.keys(REASONS).toSorted());
});
