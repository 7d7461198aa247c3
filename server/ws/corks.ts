import type { Socket } from 'node:net';

const corked = new Set<Socket>();

/**
 * Holds back what is written to a socket until everything that follows from the present event is done. All its
 * messages then leave in one system call: these calls are most of what a message costs.
 */
export function cork(socket: Socket): void {
  if (corked.has(socket)) return;
  if (corked.size === 0) process.nextTick(uncorkAll);
  corked.add(socket);
  socket.cork();
}

/** Writes now what was held back. */
export function uncork(socket: Socket): void {
  if (corked.delete(socket)) socket.uncork();
}

function uncorkAll(): void {
  for (const socket of corked) uncork(socket);
}
