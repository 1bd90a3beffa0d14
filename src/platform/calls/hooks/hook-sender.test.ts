import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSender, type Message } from './hook-sender.ts';

const signingKey = Buffer.from('a key that signs what is sent');
const secrets = {
  signingKey,
  addressSecret: 'secret of the address',
  pageBuilderSecret: 'secret of the builder',
};
const text = '{"id":7}';
const sign = (body: string): string => createHmac('sha256', signingKey).update(body).digest('base64');

/** @param signature As WP Webhooks sends it. */
function message(secret: string | undefined, signature?: string, sent: string | undefined = text): Message {
  const headers = new Headers(signature === undefined ? {} : { 'x-wp-webhook-signature': signature });
  return { secret, headers, text: sent };
}

test('a plugin that cannot sign proves itself by the secret of its address, the page builder by its own', () => {
  const plugin = { type: 'success', value: { type: 'plugin' } };
  expect(findSender(message(secrets.addressSecret), secrets, 0)).toEqual(plugin);
  expect(findSender(message(secrets.addressSecret, sign(text)), secrets, 0)).toEqual(plugin);
  expect(findSender(message(secrets.pageBuilderSecret), secrets, 0)).toMatchObject({
    value: { type: 'page-builder' },
  });
});

test('a plugin whose signature is not that of its body is refused', () => {
  const refused = { type: 'failure', failure: { code: 'hook-unsigned', reason: 'signature wrong' } };
  for (const signature of [sign('{"id":8}'), '', 'x'])
    expect(findSender(message(secrets.addressSecret, signature), secrets, 0)).toEqual(refused);
  const unreadable: Message = { ...message(secrets.addressSecret, sign(text)), text: undefined };
  expect(findSender(unreadable, secrets, 0)).toEqual(refused);
});

test('without a secret, with a wrong one, and where none is set, a message that is not signed is refused', () => {
  const refused = { failure: { code: 'hook-unsigned', reason: 'no signature' } };
  for (const secret of [undefined, '', 'another'])
    expect(findSender(message(secret), secrets, 0)).toMatchObject(refused);
  const noSecrets = { ...secrets, addressSecret: undefined, pageBuilderSecret: undefined };
  expect(findSender(message(undefined), noSecrets, 0)).toMatchObject(refused);
  expect(findSender(message('any', sign(text)), { ...secrets, signingKey: undefined }, 0)).toMatchObject({
    failure: { code: 'not-configured' },
  });
});
