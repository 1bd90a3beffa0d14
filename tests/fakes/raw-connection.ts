/** A connection to a server on which the test controls every byte. */
import { connect, type Socket } from 'node:net';

export interface RawConnection {
  readonly send: (text: string) => void;
  /** Waits until the data received so far matches.
   * @returns All data received so far. */
  readonly until: (pattern: RegExp) => Promise<string>;
  /** Waits until the server has started this many responses.
   * @returns All data received so far. */
  readonly untilAnswers: (count: number) => Promise<string>;
  /** Waits until the server closes the connection.
   * @returns All data received. */
  readonly closed: () => Promise<string>;
  readonly close: () => void;
}

const statusLine = 'HTTP/1.1 ';

export async function openRawConnection(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket: Socket = connect(Number(port), hostname);
  let answered = '';
  let answers = 0;
  // Its status line may come in two pieces.
  let tail = '';
  let isClosed = false;
  let notify: () => void = () => undefined;
  socket.setEncoding('latin1').on('data', (text: string) => {
    answered += text;
    answers += (tail + text).split(statusLine).length - 1;
    tail = (tail + text).slice(1 - statusLine.length);
    notify();
  });
  // Data received before a reset counts.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    notify();
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
  });
  const wait = async (isThere: () => boolean) => {
    while (!isThere()) {
      if (isClosed) throw new Error(`The connection ended after: ${answered}`);
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
    }
    return answered;
  };
  return {
    send: (text) => void socket.write(text, 'latin1'),
    until: (pattern) => wait(() => pattern.test(answered)),
    untilAnswers: (count) => wait(() => answers >= count),
    closed: () => wait(() => isClosed),
    close: () => {
      socket.destroy();
    },
  };
}

/** A request as sent over the network.
 * @param line The request line without the version, `GET /about`. */
export function rawRequest(line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const lines = Object.entries({ Host: 'www.example.ee', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
