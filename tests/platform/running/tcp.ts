import { connect } from 'node:net';

const portOf = (origin: string) => Number(new URL(origin).port);

interface Sending {
  /** Whether these are the last bytes. */
  last?: boolean;
  /** Stops reading at this text. */
  until?: RegExp;
}

/** Sends raw bytes. Returns the response up to `until`, or until the other side closes the connection. */
export const exchange = (origin: string, bytes: string, { last = false, until }: Sending = {}) =>
  new Promise<string>(resolve => {
    let came = '';
    const socket = connect(portOf(origin), '127.0.0.1', () =>
      last ? socket.end(bytes, 'latin1') : socket.write(bytes, 'latin1'),
    );
    socket.setEncoding('latin1').on('data', text => {
      came += text;
      if (until?.test(came)) socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => resolve(came));
  });

/** Sends bytes and resets the connection at once, or when a response starts. */
export const torn = (origin: string, bytes: string, when: 'sent' | 'answered' = 'sent') =>
  new Promise<void>(resolve => {
    const socket = connect(portOf(origin), '127.0.0.1', () =>
      socket.write(bytes, 'latin1', () => when === 'sent' && setImmediate(() => socket.resetAndDestroy())),
    );
    socket.on('data', () => socket.resetAndDestroy());
    socket.on('error', () => {}).on('close', () => resolve());
  });

/** A raw message, with one argument per line of its head. */
export const message = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
