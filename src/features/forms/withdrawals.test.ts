import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { ticketAnswerSchema } from '#platform/protocol/sent-answer.ts';
import { startSmtp } from '#fakes/fake-smtp.ts';
import { noon, posting, sampleApi } from '#fakes/sample-api.ts';
import { mailbox } from './orders/mailbox.server.ts';
import type { OrderDependencies } from './orders/order-dependencies.server.ts';
import { outbox } from './orders/outbox.server.ts';

const smtp = await startSmtp();
const folder = await mkdtemp(join(tmpdir(), 'withdrawals-'));
afterAll(async () => {
  await smtp.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  smtp.fault = undefined;
  smtp.mails.length = 0;
});

const address = 'tellimused@example.ee';
const draw = () => Promise.reject(new Error('A withdrawal has no sheet.'));
const byMail = mailbox({ smtpUrl: smtp.url, address, draw }, 4000);
const withdrawal = {
  name: 'Мария Näide',
  contract: 'big bag, tellitud 02.11.2026',
  email: 'maria@example.ee',
  locale: 'ru',
};

const openApi = (orderDependencies: OrderDependencies | undefined) => sampleApi({ orderDependencies });

function toText(message: string): string {
  const [head = '', ...body] = message.split(/\r?\n\r?\n/u);
  expect(head).toContain('Content-Transfer-Encoding: base64');
  return Buffer.from(body.join(''), 'base64').toString('utf8');
}

function inFolder(name: string, isDemonstration: boolean): OrderDependencies {
  const limits = { maxFiles: 10, maxBytes: 1_000_000 };
  return outbox({ folder: join(folder, name), address, isDemonstration, limits, draw }, () => noon);
}

test('one mail brings the withdrawal to the office and confirms it to the visitor, with its text and time', async () => {
  const { status, body } = await openApi(byMail).ask('/api/withdrawals', posting(withdrawal));
  const { reference, isDemonstration } = ticketAnswerSchema.parse(body);
  expect([status, isDemonstration]).toEqual([200, false]);
  const [mail] = smtp.mails;
  expect(smtp.mails).toHaveLength(1);
  expect(mail?.receivers).toEqual([withdrawal.email, address]);
  const text = toText(mail?.message ?? '');
  expect(text).toContain('Отправлено 18.11.2026, 12:00 (по времени Эстонии)');
  expect(text).toContain('Saadetud 18.11.2026, 12:00 (Eesti aeg)');
  for (const part of [withdrawal.name, withdrawal.contract, withdrawal.email, reference])
    expect(text.split(part)).toHaveLength(3);
});

test('without a mail server nothing is confirmed, so the form is refused and says how to withdraw', async () => {
  for (const dependencies of [undefined, inFolder('refused', false)]) {
    const { status, body } = await openApi(dependencies).ask('/api/withdrawals', posting(withdrawal));
    const { code, message } = failureAnswerSchema.parse(body).error;
    expect([status, code]).toEqual([503, 'withdrawal-unavailable']);
    expect(message.et).toContain('e-kirjaga');
  }
  expect(await readdir(folder)).toEqual([]);
});

test('the demonstration takes a withdrawal and says what it is', async () => {
  const { body } = await openApi(inFolder('shown', true)).ask('/api/withdrawals', posting(withdrawal));
  expect(ticketAnswerSchema.parse(body).isDemonstration).toBe(true);
  const [name = ''] = await readdir(join(folder, 'shown'));
  expect(await readFile(join(folder, 'shown', name), 'utf8')).toContain(withdrawal.email);
});

test('a mail that one of the two does not get is not called confirmed', async () => {
  const outcomes = {
    'refuse-recipient': [502, 'withdrawal-not-sent'],
    'refuse-stranger': [504, 'withdrawal-unconfirmed'],
    'refuse-message': [502, 'withdrawal-not-sent'],
  } as const;
  for (const [fault, expected] of Object.entries(outcomes)) {
    Object.assign(smtp, { fault });
    const { status, body } = await openApi(byMail).ask('/api/withdrawals', posting(withdrawal));
    expect([fault, status, failureAnswerSchema.parse(body).error.code]).toEqual([fault, ...expected]);
  }
});

test('nobody sends letters to strangers from here: no links, no head lines, three mails a day to one address', async () => {
  const { ask } = openApi(byMail);
  for (const field of ['name', 'contract'])
    for (const text of ['see www.evil.example', 'HTTPS://evil.example', 'a\r\nBcc: all@evil.example']) {
      const { status, body } = await ask('/api/withdrawals', posting({ ...withdrawal, [field]: text }));
      expect([field, status, failureAnswerSchema.parse(body).error.fields]).toEqual([field, 400, [field]]);
    }
  const statuses: number[] = [];
  for (const email of ['a@example.ee', 'A@example.ee', 'a@example.ee', 'a@EXAMPLE.ee', 'b@example.ee'])
    statuses.push((await ask('/api/withdrawals', posting({ ...withdrawal, email }))).status);
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});

test('a withdrawal needs a name, a contract and an address for the confirmation', async () => {
  const { body } = await openApi(byMail).ask('/api/withdrawals', posting({ locale: 'et' }));
  expect(failureAnswerSchema.parse(body).error.fields).toEqual(['name', 'contract', 'email']);
  expect(smtp.mails).toEqual([]);
});
