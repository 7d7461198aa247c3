import type { Socket } from 'node:net';

const corked = new Set<Socket>();

/**
 * Holds back writes to a socket until the current event is handled, so that all its messages leave in one system call:
 * these calls are most of the cost of a message.
 */
export function cork(socket: Socket): void {
  if (corked.has(socket)) return;
  if (corked.size === 0) process.nextTick(uncorkAll);
  corked.add(socket);
  socket.cork();
}

/** Writes what was held back. */
export function uncork(socket: Socket): void {
  if (corked.delete(socket)) socket.uncork();
}

function uncorkAll(): void {
  for (const socket of corked) uncork(socket);
}
