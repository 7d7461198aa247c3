import type { Socket } from 'node:net';

const held: Socket[] = [];

/**
 * Holds what is written to a socket until all that follows from one event is done, so that it goes out in one
 * write: who moves gets the update and the answer at once, and writes are most of what a message costs.
 */
export function hold(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  if (held.push(socket) === 1) process.nextTick(release);
}

function release(): void {
  for (const socket of held.splice(0)) socket.uncork();
}
