import { expect, test } from 'vitest';
import { entrySubject, maxLinkSeconds, pageSubject, signLink, verifyLink } from './signed-link.ts';

const secret = 'a secret of thirty-two characters';
const until = 1_800_000_000;
const subject = entrySubject('posts', [123], 'et');
const now = (until - 60) * 1000;

const query = (signature = signLink(subject, until, secret), given: string | number = until) =>
  new URLSearchParams({ until: String(given), signature });

test('a link is signed as the plugin of WordPress signs it', () => {
  expect(signLink(subject, until, secret)).toBe('mFsT0TsF2QXyr9keuhn4Od9iRt64MY1dztZFJVMJjq0');
  expect(signLink(pageSubject('/kampaania', 'ru'), until, secret)).toBe(
    'dCcQrB0RgjWblyl3dPAGNja_RRhZy9iVIkLBIEzf38I',
  );
  expect(signLink('status', until, secret)).toBe('TNGgTGc60G0Xnl3WcTDLzY4Ny5jTaQSQLdKpFR8Y49A');
});

test('a link opens what it was signed for until its last second', () => {
  expect(verifyLink(query(), { subject, secret, now })).toEqual({ type: 'success', value: until });
  const lastSecond = until * 1000 - 1;
  expect(verifyLink(query(), { subject, secret, now: lastSecond })).toMatchObject({ type: 'success' });
  expect(verifyLink(query(), { subject, secret, now: until * 1000 })).toMatchObject({ failure: 'expired' });
});

test('a link opens nothing else', () => {
  for (const other of [
    { subject: entrySubject('posts', [124], 'et'), secret },
    { subject: entrySubject('posts', [123], 'ru'), secret },
    { subject: entrySubject('posts', [123, 124], 'et'), secret },
    { subject: entrySubject('posts', [124, 123], 'et'), secret },
    { subject, secret: `${secret}.` },
  ])
    expect(verifyLink(query(), { ...other, now })).toEqual({ type: 'failure', failure: 'forged' });
  const longer = query(signLink(subject, until, secret), until + 1);
  expect(verifyLink(longer, { subject, secret, now })).toMatchObject({ failure: 'forged' });
});

test('a link that holds longer than a day is refused', () => {
  const limit = (until - maxLinkSeconds) * 1000;
  expect(verifyLink(query(), { subject, secret, now: limit })).toMatchObject({ type: 'success' });
  expect(verifyLink(query(), { subject, secret, now: limit - 1000 })).toMatchObject({ failure: 'too-long' });
});

test('what is no signature is told apart from a wrong one', () => {
  for (const broken of ['', 'abc', `${'a'.repeat(42)}=`, 'ä'.repeat(43)])
    expect(verifyLink(query(broken), { subject, secret, now })).toMatchObject({ failure: 'unsigned' });
  for (const given of ['', '0', '1e9', '-5', '99999999999999'])
    expect(verifyLink(query(undefined, given), { subject, secret, now })).toMatchObject({
      failure: 'unsigned',
    });
  expect(verifyLink(new URLSearchParams(), { subject, secret, now })).toMatchObject({ failure: 'unsigned' });
});
