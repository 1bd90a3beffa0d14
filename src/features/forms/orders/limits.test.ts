/** How much the forms of all visitors together may leave. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawOrder } from './draw-order.server.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { FormQuota } from '#platform/calls/form-quota.ts';
import { noon, posting, sampleApi, samplePhone } from '#fakes/sample-api.ts';
import type { OrderDependencies, OrderOutcome } from './order-dependencies.server.ts';
import type { OutboxLimits } from '../settings.server.ts';
import { measureOutbox } from './outbox-use.server.ts';
import { outbox } from './outbox.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
afterAll(() => rm(folder, { recursive: true }));

const order = { name: 'Mari', phone: '5555 5555', address: 'Tamme 1', tank: 'cesspit' };
const question = {
  form: 'ticket',
  topic: '10',
  name: 'Mari',
  phone: '5555 5555',
  subject: 'A',
  description: 'B',
};

function openOutbox(limits: OutboxLimits): OrderDependencies {
  const place = { folder, address: 'logistika@example.ee', isDemonstration: true, limits, draw: drawOrder };
  return outbox(place, () => noon);
}

test('a full folder takes no order, and the visitor is told to call', async () => {
  const full = [
    { maxFiles: 0, maxBytes: 1_000_000 },
    { maxFiles: 10, maxBytes: 100 },
  ];
  for (const limits of full) {
    const { ask, log } = sampleApi({ orderDependencies: openOutbox(limits) });
    const { status, body } = await ask('/api/orders', posting(order));
    const { code, message } = failureAnswerSchema.parse(body).error;
    expect([status, code, log.at(-1)?.reason]).toEqual([502, 'order-not-sent', 'outbox-full']);
    for (const text of Object.values(message)) expect(text).toContain(samplePhone);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('the folder is filled up to its limit, which is told', async () => {
  const { ask } = sampleApi({ orderDependencies: openOutbox({ maxFiles: 2, maxBytes: 10_000_000 }) });
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1) statuses.push((await ask('/api/orders', posting(order))).status);
  expect(statuses).toEqual([200, 200, 502]);
  const { files, bytes } = await measureOutbox(folder);
  expect(files).toBe(2);
  expect(bytes).toBeGreaterThan(1000);
  expect(await measureOutbox(join(folder, 'none'))).toEqual({ files: 0, bytes: 0 });
});

test('a day takes a number of forms of all visitors, and what was not sent does not count', async () => {
  const answer: { outcome: OrderOutcome } = { outcome: { type: 'failed', reason: 'x' } };
  const orderDependencies: OrderDependencies = {
    isDemonstration: true,
    delivery: 'mail',
    send: () => Promise.resolve(answer.outcome),
  };
  const time = { now: noon };
  const { ask } = sampleApi({ orderDependencies, formQuota: new FormQuota(2, () => time.now) });
  const send = async (path: string, fields: object, visitor: string) =>
    (await ask(path, posting(fields), visitor)).status;
  for (const visitor of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    expect(await send('/api/orders', order, visitor)).toBe(502);
  answer.outcome = { type: 'sent' };
  expect(await send('/api/orders', order, '203.0.113.1')).toBe(200);
  expect(await send('/api/orders', order, '203.0.113.2')).toBe(200);
  expect(await send('/api/orders', order, '203.0.113.3')).toBe(503);
  // Another form has its own.
  expect(await send('/api/helpdesk', question, '203.0.113.4')).toBe(200);
  time.now += 24 * 60 * 60 * 1000;
  expect(await send('/api/orders', order, '203.0.113.3')).toBe(200);
});

test('one network cannot close a form: it has a share of the day, whatever addresses of it send', async () => {
  const now = { at: noon };
  const { ask } = sampleApi({ formQuota: new FormQuota(2000, () => now.at) });
  const send = (visitor: string, path = '/api/orders', fields: object = order) =>
    ask(path, posting(fields), visitor);
  const networks = [
    { neighbour: (index: number) => `2001:db8:77:${index.toString(16)}::/64`, stranger: '2001:db8:78::/64' },
    { neighbour: (index: number) => `198.51.100.${index}`, stranger: '198.51.101.1' },
  ];
  for (const { neighbour, stranger } of networks) {
    for (let index = 0; index < 40; index += 1) expect((await send(neighbour(index))).status).toBe(200);
    const { status, body } = await send(neighbour(99));
    const { code, message } = failureAnswerSchema.parse(body).error;
    expect([status, code]).toEqual([429, 'forms-of-network-exhausted']);
    for (const text of Object.values(message)) expect(text).toContain(samplePhone);
    expect((await send(stranger)).status).toBe(200);
    expect((await send(neighbour(99), '/api/helpdesk', question)).status).toBe(200);
  }
  now.at += 24 * 60 * 60 * 1000;
  for (const { neighbour } of networks) expect((await send(neighbour(99))).status).toBe(200);
});

test('of few forms a day one network may send twenty', () => {
  const quota = new FormQuota(30, () => noon);
  const turns = Array.from({ length: 21 }, () => quota.take('orders', '203.0.113.1'));
  expect(turns.filter(({ type }) => type === 'taken')).toHaveLength(20);
  expect(quota.sent).toBe(20);
  const [first] = turns;
  if (first?.type === 'taken') first.permit.release(0);
  expect(quota.take('orders', '203.0.113.2').type).toBe('taken');
});
