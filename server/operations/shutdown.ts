/** What to stop, and where to report failures. */
interface Running {
  close(): Promise<void>;
  failed(error: unknown): void;
}

/** What is unfinished by then is cut off; acknowledged work is already stored. */
const DEADLINE_MS = 9000;

/** The first signal shuts down gracefully, a second one at once. */
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
  // After an unexpected error the memory cannot be trusted, but the store can.
  process.on('uncaughtException', (error) => fail(server, error));
}

function fail(server: Running, error: unknown): void {
  server.failed(error);
  process.exit(1);
}
