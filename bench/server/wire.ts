import { WebSocket } from 'ws';

export interface Wire {
  send(text: string): void;
  close(): Promise<void>;
}

/** Opens a socket; messages come as text of one byte a character, which is the fastest to look through. */
export function openWire(
  url: string,
  headers: Readonly<Record<string, string>>,
  onText: (text: string) => void,
): Promise<Wire> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
  socket.on('message', (data: Buffer) => onText(data.toString('latin1')));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => {
      socket.close();
      return closed;
    },
  };
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(wire));
    socket.once('error', reject);
  });
}
