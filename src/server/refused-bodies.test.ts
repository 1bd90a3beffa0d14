import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Exchanges } from './exchanges.ts';
import { openRawConnection, rawRequest } from './raw-connection.ts';

/** Answers at once and reads nothing of what is posted, or begins to read and stops. */
async function startRefusing(before: (request: IncomingMessage) => void = () => undefined) {
  const requests: IncomingMessage[] = [];
  const exchanges = new Exchanges((request, response) => {
    requests.push(request);
    before(request);
    response.writeHead(413, { 'Content-Length': '0' }).end();
  });
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    exchanges.accept(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, requests };
}

const post = (bytes: number) => rawRequest('POST /', { 'Content-Length': String(bytes) }, 'x'.repeat(bytes));

test.for([
  ['nothing of which was read', () => undefined],
  [
    'which was begun',
    (request: IncomingMessage) => {
      request.once('data', () => {
        request.pause();
      });
    },
  ],
  [
    'which is held up',
    (request: IncomingMessage) => {
      request.pause();
    },
  ],
] as const)('after a refused body %s the connection serves on', async ([, before]) => {
  const { origin } = await startRefusing(before);
  const connection = await openRawConnection(origin);
  onTestFinished(connection.close);
  for (const bytes of [10, 5_000_000]) connection.send(post(bytes));
  connection.send(rawRequest('GET /'));
  const answers = await connection.until(/(?:HTTP\/1\.1 413[^]*){3}/u);
  expect(answers.match(/HTTP\/1\.1 413/gu)).toHaveLength(3);
});

test('of refused bodies only a few are let pass at once, and the others are cut off', async () => {
  const { origin, requests } = await startRefusing();
  // None of them goes on to send.
  const half = rawRequest('POST /', { 'Content-Length': '5000000' }, 'x'.repeat(1000));
  const connections = await Promise.all(Array.from({ length: 70 }, () => openRawConnection(origin)));
  for (const connection of connections) {
    onTestFinished(connection.close);
    connection.send(half);
  }
  let cut = 0;
  await new Promise<void>((resolve) => {
    for (const connection of connections)
      void connection.closed().then(() => {
        cut += 1;
        if (cut === 6) resolve();
      });
  });
  expect(requests).toHaveLength(70);
  expect(requests.filter(({ socket }) => socket.destroyed)).toHaveLength(6);
});
