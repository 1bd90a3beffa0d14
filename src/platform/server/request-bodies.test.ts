import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '#fakes/sample-servers.ts';
import { openRawConnection, rawRequest } from '#fakes/raw-connection.ts';
import { type BodyLimits, bodyLimits, RequestBodies } from './request-bodies.ts';
import { Exchanges } from './exchanges.ts';
import { lingerLimits } from './refused-bodies.ts';

/** Reads the posted body and never responds, so every body stays in flight. */
async function startReading(limits: Partial<BodyLimits>) {
  const bodies = new RequestBodies({ ...bodyLimits, ...limits });
  const begun: string[] = [];
  const refused: string[] = [];
  const origin = await serve((request, response) => {
    const { 'x-visitor': visitor } = request.headers;
    const name = String(visitor);
    const reader = bodies.open({ request, response, visitor: name }).getReader();
    begun.push(name);
    const readOn = (): Promise<void> => reader.read().then(({ done }) => (done ? undefined : readOn()));
    readOn().catch(() => refused.push(name));
  });
  return { bodies, begun, refused, origin };
}

/** Generous, for a busy machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });

test('of the network that holds most only bodies that hold something give way', async () => {
  const { bodies, begun, refused, origin } = await startReading({ maxTotalBytes: 10_000 });
  /** @param sent Bytes actually sent of the announced length. */
  const post = async (visitor: string, bytes: number, sent: number) => {
    const connection = await openRawConnection(origin);
    onTestFinished(connection.close);
    const head = { 'X-Visitor': visitor, 'Content-Length': String(bytes) };
    connection.send(rawRequest('POST /', head, 'x'.repeat(sent)));
    await until(() => {
      expect(begun).toContain(visitor);
    });
  };
  // The complete body is held until its response, and the other one has sent nothing yet.
  await post('2001:db8:1:1::1', 6000, 6000);
  await post('2001:db8:1:2::1', 6000, 0);
  await post('198.51.100.1', 6000, 3500);
  await until(() => {
    expect(bodies.heldBytes).toBe(9500);
  });
  await post('203.0.113.1', 1000, 1000);
  await until(() => {
    expect(refused).toEqual(['198.51.100.1']);
    expect(bodies.heldBytes).toBe(7000);
  });
});

test('when a network has no place left, its slowest body gives way to a new one, and no body of another network', async () => {
  const { bodies, begun, refused, origin } = await startReading({ maxOfVisitor: 3, maxOfNeighbourhood: 4 });
  const post = async (visitor: string, sent: number) => {
    const connection = await openRawConnection(origin);
    onTestFinished(connection.close);
    const heldBytes = bodies.heldBytes + sent;
    const count = begun.length + 1;
    connection.send(
      rawRequest('POST /', { 'X-Visitor': visitor, 'Content-Length': '60000' }, 'x'.repeat(sent)),
    );
    await until(() => {
      expect(begun).toHaveLength(count);
      expect(bodies.heldBytes).toBe(heldBytes);
    });
    // A place is taken after what came with the headers, and then somebody is refused.
    await setImmediate();
    await setImmediate();
  };
  await post('203.0.113.1', 0);
  await post('198.51.100.1', 20_000);
  await post('198.51.100.2', 0);
  await post('198.51.100.3', 0);
  await post('198.51.100.3', 0);
  expect(refused).toEqual([]);
  // Of all in the neighbourhood, the oldest of those that send nothing.
  await post('198.51.100.4', 0);
  expect(refused).toEqual(['198.51.100.2']);
  await post('198.51.100.1', 0);
  expect(refused).toEqual(['198.51.100.2', '198.51.100.3']);
  await post('198.51.100.1', 0);
  await post('198.51.100.1', 0);
  // Of one visitor, although others are older.
  expect(refused.slice(2)).toEqual(['198.51.100.3', '198.51.100.1']);
});

test('a body that has arrived with its headers takes nobody a place', async () => {
  const { bodies, begun, refused, origin } = await startReading({ maxOfVisitor: 1 });
  for (const [index, sent] of ['', 'x'.repeat(100)].entries()) {
    const connection = await openRawConnection(origin);
    onTestFinished(connection.close);
    connection.send(rawRequest('POST /', { 'X-Visitor': '198.51.100.1', 'Content-Length': '100' }, sent));
    await until(() => {
      expect(begun).toHaveLength(index + 1);
      expect(bodies.heldBytes).toBe(sent.length);
    });
  }
  await setImmediate();
  expect(refused).toEqual([]);
});

/** Responds at once without reading the posted body, or starts to read and stops. */
async function startRefusing(before: (request: IncomingMessage) => void = () => undefined) {
  const requests: IncomingMessage[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    before(request);
    response.writeHead(413, { 'Content-Length': '0' }).end();
  };
  const exchanges = new Exchanges(answer, {
    linger: { ...lingerLimits, totalMs: 60_000, silenceMs: 60_000 },
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
] as const)(
  'after a refused body %s its sender reads the answer, and the connection ends',
  async ([, before]) => {
    const { origin, requests } = await startRefusing(before);
    for (const bytes of [10, 5_000_000]) {
      const connection = await openRawConnection(origin);
      onTestFinished(connection.close);
      connection.send(post(bytes) + rawRequest('GET /'));
      const answers = (await connection.closed()).match(/HTTP\/1\.1 413[^]*?\r\nConnection: close\r\n/gu);
      expect([bytes, answers?.length]).toEqual([bytes, 1]);
    }
    await until(() => {
      expect(requests.map(({ complete }) => complete)).toEqual([true, true]);
    });
  },
);

test('of refused bodies only a few are let pass at once, and the oldest are cut off', async () => {
  const { origin, requests } = await startRefusing();
  // None of them continues to send.
  const half = rawRequest('POST /', { 'Content-Length': '5000000' }, 'x'.repeat(1000));
  for (let index = 0; index < 70; index += 1) {
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined).resume();
    socket.write(half);
    await until(() => {
      expect(requests).toHaveLength(index + 1);
    });
  }
  expect(requests.map(({ socket }) => socket.destroyed)).toEqual(requests.map((_, index) => index < 6));
});
