/** What is to be stopped, and where failures are told. */
interface Running {
  close(): Promise<void>;
  failed(error: unknown): void;
}

/** What is not finished by then is cut off; nothing that was acknowledged can be lost by it. */
const DEADLINE_MS = 9000;

/** The first signal stops in good order, a second one at once. */
export function stopOnSignals(server: Running): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(server, error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // After what nobody expected, what is in memory cannot be trusted; the store can.
  process.on('uncaughtException', (error) => fail(server, error));
}

function fail(server: Running, error: unknown): void {
  server.failed(error);
  process.exit(1);
}
