import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '#fakes/fake-smtp.ts';
import { toNote } from '#platform/notes/note.ts';
import type { SiteEvent } from '#platform/events/site-event.ts';
import { PageBuilderError } from './page-builder-error.server.ts';
import { tellMakers } from './tell-makers.server.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.fault = undefined;
});

const minute = 60_000;
const well = { problems: [], failure: undefined };
const refused = (path: string) => ({
  problems: [{ ...toNote('page-address-own'), path }],
  failure: undefined,
});

/** @returns What is mailed after a sync at a minute: the subjects. */
function openMailbox() {
  const folder = mkdtempSync(join(tmpdir(), 'told-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const reported: SiteEvent[] = [];
  const makers = { mailbox: 'lehed@example.ee', smtpUrl: smtp.url };
  const tell = async (outcome: Parameters<typeof tellMakers>[0], atMinute: number) => {
    smtp.mails.length = 0;
    await tellMakers(outcome, {
      pageBuilder: { host: 'https://codegen.plasmic.app/', projectId: 'p', token: 't', makers },
      folder,
      studio: 'https://studio.example.ee/projects/p',
      now: Date.parse('2026-06-01T10:00:00Z') + atMinute * minute,
      report: (event) => void reported.push(event),
    });
    return smtp.mails.map(({ to, message }) => ({ to, text: decode(message) }));
  };
  return { tell, reported };
}

/** Subject and text of a mail. */
function decode(message: string): string {
  const [head = '', ...body] = message.split('\r\n\r\n');
  const subject = /^Subject: (.*(?:\r\n .*)*)/mu.exec(head)?.[1] ?? '';
  const words = subject
    .replaceAll(/\r\n\s+/gu, '')
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/giu, (_, text: string) => Buffer.from(text, 'base64').toString());
  return `${words}\n${Buffer.from(body.join(''), 'base64').toString()}`;
}

test('makers of pages are told once what is refused, in three languages, and once that all is well again', async () => {
  const { tell } = openMailbox();
  expect(await tell(well, 0)).toEqual([]);
  const [mail] = await tell(refused('/about'), 1);
  expect(mail?.to).toBe('lehed@example.ee');
  for (const words of [
    '– /about\n  Sellel aadressil on saidi enda leht',
    '– /about\n  По этому адресу',
    '– /about\n  A page of this site has that address',
    'https://studio.example.ee/projects/p',
  ])
    expect(mail?.text).toContain(words);
  expect(await tell(refused('/about'), 2)).toEqual([]);
  expect(await tell(refused('/about'), 300)).toEqual([]);
  const [last] = await tell(well, 301);
  expect(last?.text).toContain('All pages that are published in the page builder are on the website again.');
  expect(await tell(well, 400)).toEqual([]);
});

test('however often it changes, there is one mail an hour at most, and it says what is so then', async () => {
  const { tell } = openMailbox();
  const counts: number[] = [];
  for (let at = 0; at < 180; at += 1) {
    const mails = await tell(at % 2 === 0 ? refused(`/a${at}`) : well, at);
    counts.push(mails.length);
  }
  expect(counts.flatMap((count, at) => (count > 0 ? [at] : []))).toEqual([0, 60, 120]);
  // What was mended within the hour is told at its end.
  const other = openMailbox();
  await other.tell(refused('/about'), 0);
  expect(await other.tell(well, 5)).toEqual([]);
  expect(await other.tell(well, 60)).toHaveLength(1);
});

test('a wrong token is told, and what passes by itself is not', async () => {
  const { tell } = openMailbox();
  const failed = (reason: 'refused' | 'slow' | 'unreachable' | 'status') => ({
    problems: [],
    failure: new PageBuilderError(reason, 'The page builder fails.'),
  });
  for (const reason of ['slow', 'unreachable', 'status'] as const)
    expect(await tell(failed(reason), 0)).toEqual([]);
  const [mail] = await tell(failed('refused'), 1);
  expect(mail?.text).toContain('Make a new public API token in the settings of the project');
});

test('a mail that cannot be sent is reported, and tried again an hour later', async () => {
  const { tell, reported } = openMailbox();
  smtp.fault = 'refuse-message';
  await tell(refused('/about'), 0);
  expect(reported.map(({ type }) => type)).toEqual(['mail-failed']);
  smtp.fault = undefined;
  expect(await tell(refused('/about'), 59)).toEqual([]);
  expect(await tell(refused('/about'), 60)).toHaveLength(1);
});
