import { SettingError, type Settings } from '../../settings/settings.ts';
import { StoreError } from '../../store/store.ts';

/** Explains why the server cannot start, and names the setting to change, if there is one. */
export function startupFault(error: unknown, { host, port, dataDir, databaseUrl }: Settings): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'EADDRINUSE') return new SettingError(`PORT ${port} of ${host} is in use by another program.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingError(`HOST ${host} is no address of this machine.`);
  if (code === 'EACCES' && (error as { syscall?: string }).syscall === 'listen')
    return new SettingError(`PORT ${port} may not be used by this user.`);
  if (databaseUrl === undefined && (error instanceof StoreError || FOLDER_CODES.has(code)))
    return new SettingError(`DATA_DIR ${dataDir}: ${(error as Error).message}`);
  if (error instanceof StoreError) return new SettingError(`DATABASE_URL: ${error.message}`);
  return error;
}

/** The same for the bus. */
export const busFault = (error: unknown, { natsUrl }: Settings): unknown =>
  natsUrl === undefined ? error : new SettingError(`NATS_URL: ${(error as Error).message}.`);

const FOLDER_CODES: ReadonlySet<string> = new Set([
  'EACCES',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ENOSPC',
  'EPERM',
]);
