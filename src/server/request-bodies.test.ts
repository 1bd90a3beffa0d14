import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '#fakes/sample-servers.ts';
import { openRawConnection, rawRequest } from '#fakes/raw-connection.ts';
import { bodyLimits, RequestBodies } from './request-bodies.ts';

/** Reads the posted body and never responds, so every body stays in flight. */
async function startReading(maxTotalBytes: number) {
  const bodies = new RequestBodies({ ...bodyLimits, maxTotalBytes });
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
  const { bodies, begun, refused, origin } = await startReading(10_000);
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
