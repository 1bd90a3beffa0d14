import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { drawOrder } from './orders/draw-order.server.ts';
import { failureAnswerSchema } from '#platform/calls/failure-answer.ts';
import { orderAnswerSchema } from '#platform/calls/sent-answer.ts';
import { mailbox } from './orders/mailbox.server.ts';
import { outbox } from './orders/outbox.server.ts';
import { startSmtp } from '#fakes/fake-smtp.ts';
import { noon, posting, sampleApi } from '#fakes/sample-api.ts';

const smtp = await startSmtp();
const folder = await mkdtemp(join(tmpdir(), 'orders-'));
afterAll(async () => {
  await smtp.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  smtp.fault = undefined;
  smtp.mails.length = 0;
});

const address = 'logistika@example.ee';
const limits = { maxFiles: 10, maxBytes: 1_000_000 };
const orderDependencies = mailbox({ smtpUrl: smtp.url, address, draw: drawOrder }, 4000);

const order = {
  name: 'Мария Näide',
  phone: '+372 5555 5555',
  email: 'maria@example.ee',
  contractNumber: 'L1234567',
  address: 'Tamme 1, Tartu vald',
  tank: 'septicTank',
  volume: '3,5',
  day: '2026-11-20',
  presence: 'no',
  notes: 'Koer\nVärav on lahti',
  locale: 'ru',
};

async function send(fields: Readonly<Record<string, string>>, dependencies = orderDependencies) {
  const api = sampleApi({ orderDependencies: dependencies });
  return { ...(await api.ask('/api/orders', posting(fields))), log: api.log };
}

/** Parts of a mail by their type, decoded. */
function parseParts(message: string): ReadonlyMap<string, Buffer> {
  const boundary = /boundary="(.+?)"/u.exec(message)?.[1] ?? 'none';
  const parts = message.split(`--${boundary}`).slice(1, -1);
  return new Map(
    parts.map((part) => {
      const [head = '', ...body] = part.trim().split(/\r?\n\r?\n/u);
      const type = /Content-Type: ([\w/]+)/u.exec(head)?.[1] ?? '';
      const isBase64 = head.includes('Transfer-Encoding: base64');
      return [type, isBase64 ? Buffer.from(body.join(''), 'base64') : Buffer.from(body.join('\n\n'))];
    }),
  );
}

test('an order is sent by mail to the logistics with the order as a PDF', async () => {
  const { status, body } = await send(order);
  const { reference, delivery, isDemonstration } = orderAnswerSchema.parse(body);
  expect([status, delivery, isDemonstration]).toEqual([200, 'mail', false]);
  const [mail] = smtp.mails;
  expect([mail?.from, mail?.to]).toEqual([address, address]);
  expect(mail?.message).toContain(`Subject: Fekaaliveo tellimus ${reference}`);
  expect(mail?.message).toContain('Reply-To: maria@example.ee');
  const parts = parseParts(mail?.message ?? '');
  expect(parts.get('application/pdf')?.toString('latin1', 0, 5)).toBe('%PDF-');
  const text = parts.get('text/plain')?.toString('utf8') ?? '';
  expect(text).toContain('Nimi: Мария Näide');
  expect(text).toContain('Lepingu number, kui see on: L1234567');
  expect(text).toContain('Mida tühjendada: septik');
  expect(text).toContain('Soovitud päev: 20.11.2026');
  expect(text).toContain(`Pöördumise number: ${reference}`);
});

test('a mail server that refuses is told from one that may have the order', async () => {
  const outcomes = {
    'refuse-recipient': [502, 'order-not-sent'],
    'refuse-message': [502, 'order-not-sent'],
    'greet-never': [502, 'order-not-sent'],
    'silent-after-message': [504, 'order-unconfirmed'],
  } as const;
  const dependencies = mailbox({ smtpUrl: smtp.url, address, draw: drawOrder }, 4000);
  for (const [fault, expected] of Object.entries(outcomes)) {
    Object.assign(smtp, { fault });
    const { status, body, log } = await send(order, dependencies);
    expect([fault, status, failureAnswerSchema.parse(body).error.code]).toEqual([fault, ...expected]);
    expect(JSON.stringify(log)).not.toMatch(/example|Tamme|1234567/u);
  }
});

test('without a mail server an order lies in a folder, which the answer says', async () => {
  const place = { folder: join(folder, 'outbox'), address, isDemonstration: true, limits, draw: drawOrder };
  const dependencies = outbox(place, () => noon);
  const { body } = await send(order, dependencies);
  const { reference, delivery, isDemonstration } = orderAnswerSchema.parse(body);
  expect([delivery, isDemonstration]).toEqual(['outbox', true]);
  const [name = ''] = await readdir(join(folder, 'outbox'));
  expect(name).toBe(`2026-11-18T10-00-00-000Z-${reference}.eml`);
  const path = join(folder, 'outbox', name);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(
    parseParts(await readFile(path, 'utf8'))
      .get('application/pdf')
      ?.toString('latin1', 0, 5),
  ).toBe('%PDF-');
});

test('an order whose sheet cannot be drawn is not sent, and the visitor is told so', async () => {
  const draw = () => Promise.reject(new Error('No thread could draw it.'));
  const desks = [
    mailbox({ smtpUrl: smtp.url, address, draw }, 4000),
    outbox({ folder: join(folder, 'undrawn'), address, isDemonstration: true, limits, draw }, () => noon),
  ];
  for (const dependencies of desks) {
    const { status, body } = await send(order, dependencies);
    expect([status, failureAnswerSchema.parse(body).error.code]).toEqual([502, 'order-not-sent']);
  }
  expect(smtp.mails).toEqual([]);
});

test('what a visitor writes does not reach the head of the mail', async () => {
  for (const field of ['name', 'email', 'address', 'phone']) {
    const { status, body } = await send({ ...order, [field]: `${order.email}\r\nBcc: all@evil.example` });
    expect([field, status, failureAnswerSchema.parse(body).error.fields]).toEqual([field, 400, [field]]);
  }
  await send({ ...order, notes: 'a\r\nBcc: all@evil.example\r\n.\r\nQUIT' });
  expect(smtp.mails.map(({ to }) => to)).toEqual([address]);
  const [head = ''] = smtp.mails[0]?.message.split('\r\n\r\n') ?? [];
  expect(head).not.toContain('evil');
});

test('an order needs a name, an address, the kind of tank and a way to answer', async () => {
  const { body } = await send({ notes: 'Tere' });
  expect(failureAnswerSchema.parse(body).error.fields).toEqual(['name', 'address', 'tank', 'phone', 'email']);
  expect((await send({ ...order, tank: 'pool' })).status).toBe(400);
  expect((await send({ ...order, mailbox: 'evil@example.ee' })).status).toBe(400);
  expect(smtp.mails).toEqual([]);
});

test('a day that can no longer be ordered is refused', async () => {
  const { status, body } = await send({ ...order, day: '2026-11-18' });
  const { code, fields } = failureAnswerSchema.parse(body).error;
  expect([status, code, fields]).toEqual([400, 'day-impossible', ['day']]);
  expect(smtp.mails).toEqual([]);
});

test('where orders have nowhere to go, the answer is 503', async () => {
  const answer = await sampleApi({ orderDependencies: undefined }).ask('/api/orders', posting(order));
  expect(answer.status).toBe(503);
});
