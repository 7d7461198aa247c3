import { readSettings, SettingError } from '../settings/settings.ts';
import { stopOnSignals } from './operations/shutdown.ts';
import { startupFault } from './operations/startup.ts';
import { openServer } from './server.ts';

try {
  const settings = readSettings(process.env);
  const server = await openServer(settings).catch((error: unknown) => {
    throw startupFault(error, settings);
  });
  stopOnSignals(server);
  console.log(`Mandate is ready at ${settings.publicUrl ?? named(server.url)}`);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** Browsers offer passkeys at localhost, but not at an address in figures. */
function named(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:');
}
