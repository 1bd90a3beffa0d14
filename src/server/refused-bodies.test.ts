import type { IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#fakes/sample-servers.ts';
import { Exchanges } from './server.ts';
import { openRawConnection, rawRequest } from '#fakes/raw-connection.ts';

/** Responds at once without reading the posted body, or starts to read and stops. */
async function startRefusing(before: (request: IncomingMessage) => void = () => undefined) {
  const requests: IncomingMessage[] = [];
  const exchanges = new Exchanges((request, response) => {
    requests.push(request);
    before(request);
    response.writeHead(413, { 'Content-Length': '0' }).end();
  });
  const origin = await serve((request, response) => {
    exchanges.accept(request, response);
  });
  return { origin, requests };
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
  // None of them continues to send.
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
