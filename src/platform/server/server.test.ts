import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#fakes/sample-servers.ts';
import { Exchanges } from './exchanges.ts';
import { openRawConnection, rawRequest } from '#fakes/raw-connection.ts';

/** More than the operating system buffers for a client that does not read. */
const answerBytes = 16 * 1024 * 1024;

test('of a connection that is cut no more requests are made, though they have come', async () => {
  const exchanges = new Exchanges(() => undefined);
  let made = 0;
  const origin = await serve((request, response) => {
    made += 1;
    exchanges.accept(request, response);
  });
  const connection = await openRawConnection(origin);
  connection.send(rawRequest('GET /').repeat(1000));
  await connection.closed();
  expect(made).toBe(17);
});

test('of a visitor who does not read, one answer is held, however many are asked for', async () => {
  let begun = 0;
  let accepted = 0;
  let notify: () => void = () => undefined;
  const exchanges = new Exchanges((_request, response) => {
    begun += 1;
    response.end(Buffer.alloc(answerBytes));
  });
  const origin = await serve((request, response) => {
    exchanges.accept(request, response);
    accepted += 1;
    if (accepted === 10) notify();
  });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  onTestFinished(() => {
    socket.destroy();
  });
  const all = new Promise<void>((resolve) => {
    notify = resolve;
  });
  socket.write(rawRequest('GET /').repeat(10));
  await all;
  expect(begun).toBe(1);
  let received = 0;
  await new Promise<void>((resolve) => {
    socket.resume().on('data', (chunk) => {
      received += chunk.byteLength;
      if (received > 10 * answerBytes) resolve();
    });
  });
  expect(begun).toBe(10);
});

test('a connection on which nothing moves before its answer is sent ends', async () => {
  const exchanges = new Exchanges(() => undefined, { silenceMs: 50 });
  const origin = await serve((request, response) => {
    exchanges.accept(request, response);
  });
  const connection = await openRawConnection(origin);
  connection.send(rawRequest('GET /'));
  await connection.closed();
});
