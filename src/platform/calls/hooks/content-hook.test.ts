import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { noon, sampleApi, sampleSecrets } from '#fakes/sample-api.ts';
import { FileReplayGuard } from './replay-guard.ts';
import { hookPath, pluginBody, signed, signedBody } from '#fakes/sample-webhooks.ts';
import { signMessage, verifySignature } from './webhook-signature.ts';

const timestamp = noon / 1000;
const posted = { postType: 'posts', id: 12 };
const withSecret = (secret: string) => `${hookPath}?secret=${secret}`;
const { addressSecret, pageBuilderSecret } = sampleSecrets;

const parseErrorCode = (body: unknown) => failureAnswerSchema.parse(body).error.code;

test('a signed message is taken at once, and tells which entry changed', async () => {
  const { ask, events } = sampleApi();
  const { status, body, headers } = await ask(hookPath, signed({ timestamp }));
  expect([status, body]).toMatchObject([202, { isAccepted: true, isRepeated: false }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(events).toEqual([{ type: 'content-base', entry: posted }]);
});

test('a message in a form that is not known says that something changed', async () => {
  const { ask, events } = sampleApi();
  const menu = { type: 'content.changed', data: { action: 'menu', postType: 'menus' } };
  const route = { data: { action: 'update', postType: '../users', id: 1 } };
  for (const body of ['', '[]', 'null', '{"data":', '12', JSON.stringify(menu), JSON.stringify(route)])
    expect((await ask(hookPath, signed({ timestamp, body }))).status).toBe(202);
  expect(events).toEqual(Array.from({ length: 7 }, () => ({ type: 'content-base' })));
});

test('one of several signatures is enough, so that a key can be replaced', async () => {
  const { ask } = sampleApi();
  const { headers, ...message } = signed({ timestamp });
  const others = `v1,${'A'.repeat(43)}= v1a,${'A'.repeat(86)}== v2`;
  const both = { ...headers, 'webhook-signature': `${others} ${headers['webhook-signature']}` };
  expect((await ask(hookPath, { ...message, headers: both })).status).toBe(202);
});

test('a message that is unsigned, forged or changed on its way is refused', async () => {
  const { ask, events } = sampleApi();
  const good = signed({ timestamp });
  const changedHeader = (name: string, value: string) => ({
    ...good,
    headers: { ...good.headers, [name]: value },
  });
  const forged = [
    { method: 'POST', body: pluginBody },
    signed({ timestamp, key: Buffer.from('another-signing-key') }),
    { ...good, body: `${pluginBody} ` },
    changedHeader('webhook-id', randomUUID()),
    changedHeader('webhook-id', ''),
    changedHeader('webhook-timestamp', String(timestamp + 1)),
    changedHeader('webhook-timestamp', `${timestamp}x`),
    changedHeader('webhook-timestamp', ''),
    changedHeader('webhook-signature', ''),
    changedHeader('webhook-signature', 'v1,'),
    changedHeader('webhook-signature', good.headers['webhook-signature'].replace('v1,', 'v1a,')),
    // Read loosely, both are the same text.
    { ...signed({ timestamp, body: '\ufffd' }), body: Buffer.from([0xff]) },
    // These are proven by a secret in the address only.
    signedBody(pluginBody),
  ];
  for (const message of forged) {
    const { status, body, headers } = await ask(hookPath, message);
    expect([status, parseErrorCode(body)]).toEqual([401, 'hook-unsigned']);
    expect(headers.get('www-authenticate')).toBe('Webhook-Signature');
  }
  expect(events).toEqual([]);
});

test('a message is good for five minutes before and after it is signed', async () => {
  const { ask, events } = sampleApi();
  for (const [shift, status] of [
    [-301, 401],
    [-300, 202],
    [300, 202],
    [301, 401],
  ] as const) {
    const answer = await ask(hookPath, signed({ timestamp: timestamp + shift }));
    expect([shift, answer.status]).toEqual([shift, status]);
    if (status === 401) expect(parseErrorCode(answer.body)).toBe('hook-out-of-time');
  }
  expect(events).toHaveLength(2);
});

test('a replay is refused; its sender, who signs it anew, hears that it is taken already', async () => {
  const { ask, events, time } = sampleApi();
  const message = signed({ timestamp, id: 'msg_1' });
  await ask(hookPath, message);
  const replayed = await ask(hookPath, message);
  expect([replayed.status, parseErrorCode(replayed.body)]).toEqual([401, 'hook-repeated']);
  time.now += 5 * 60 * 1000;
  expect((await ask(hookPath, message)).status).toBe(401);
  const anew = signed({ timestamp: timestamp + 30, id: 'msg_1' });
  const repeated = await ask(hookPath, anew);
  expect([repeated.status, repeated.body]).toMatchObject([202, { isRepeated: true }]);
  expect((await ask(hookPath, anew)).status).toBe(401);
  expect(events).toHaveLength(1);
});

test('a body of more than 64 KB is refused', async () => {
  const { ask, events } = sampleApi();
  const max = signed({ timestamp, body: ' '.repeat(64 * 1024) });
  expect((await ask(hookPath, max)).status).toBe(202);
  const more = signed({ timestamp, body: ' '.repeat(64 * 1024 + 1) });
  expect((await ask(hookPath, more)).status).toBe(413);
  expect(events).toHaveLength(1);
});

test('a thousand forged, replayed, old and oversized messages at once are all refused, and most without reading', async () => {
  const { ask, events, log } = sampleApi({ rates: { usual: 120, personal: 20 } });
  const good = signed({ timestamp });
  await ask(hookPath, good);
  const bad = [
    signed({ timestamp, key: Buffer.from('another-signing-key') }),
    good,
    signed({ timestamp: timestamp - 3600 }),
    signed({ timestamp, body: ' '.repeat(70_000) }),
    { method: 'POST', body: pluginBody },
  ];
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => ask(hookPath, bad[index % bad.length])),
  );
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect([...statuses.keys()].toSorted()).toEqual([401, 413, 429]);
  expect(statuses.get(429)).toHaveLength(1000 - 119);
  expect(events).toHaveLength(1);
  // One machine sends no more than its share; others are heard meanwhile.
  const other = await ask(hookPath, signed({ timestamp }), '203.0.113.2');
  expect([other.status, log]).toMatchObject([202, { length: 1002 }]);
});

test('plugins that cannot sign have their secret in the address', async () => {
  const { ask, events } = sampleApi();
  const wpWebhooks = JSON.stringify({ post_id: 12, post: { ID: 12, post_type: 'post' }, post_meta: [] });
  const stations = JSON.stringify({ post_id: '7', post: { post_type: 'waste_stations' } });
  for (const sent of [
    signedBody(wpWebhooks),
    { method: 'POST', body: stations },
    { method: 'POST' },
    { method: 'GET' },
  ])
    expect((await ask(withSecret(addressSecret), sent)).status).toBe(202);
  expect(events).toEqual([
    { type: 'content-base', entry: posted },
    { type: 'content-base', entry: { postType: 'waste_stations', id: 7 } },
    { type: 'content-base' },
    { type: 'content-base' },
  ]);
  for (const [path, sent] of [
    [withSecret('another-address-secret'), { method: 'POST' }],
    [withSecret(''), { method: 'POST' }],
    [withSecret('another-address-secret'), { method: 'GET' }],
    [withSecret(addressSecret), signedBody(wpWebhooks, Buffer.from('another-signing-key'))],
    // The key that signs stands in no address.
    [withSecret(String(sampleSecrets.signingKey)), { method: 'POST' }],
  ] as const)
    expect((await ask(path, sent)).status).toBe(401);
  expect(events).toHaveLength(4);
});

test('the page builder tells that its pages changed', async () => {
  const { ask, events } = sampleApi();
  const body = JSON.stringify({ projectId: 'abc', post_id: 1 });
  expect((await ask(withSecret(pageBuilderSecret), { method: 'POST', body })).status).toBe(202);
  expect(events).toEqual([{ type: 'page-builder' }]);
});

test('a link to the address does nothing', async () => {
  const { ask, events } = sampleApi();
  for (const [path, method] of [
    [hookPath, 'GET'],
    [hookPath, 'HEAD'],
    [withSecret(addressSecret), 'HEAD'],
    [withSecret(addressSecret), 'PUT'],
  ] as const) {
    const { status, headers } = await ask(path, { method });
    expect([path, method, status, headers.get('allow')]).toEqual([path, method, 405, 'POST']);
  }
  expect(events).toEqual([]);
});

test('where no key is set, nobody can send a message', async () => {
  const nothing = sampleApi({ hooks: undefined });
  expect((await nothing.ask(hookPath, signed({ timestamp }))).status).toBe(503);
  const secrets = { signingKey: undefined, addressSecret: undefined, pageBuilderSecret };
  const replayGuard = new FileReplayGuard(':memory:', nothing.clock);
  const builder = sampleApi({ hooks: { secrets, replayGuard, acceptEvent: () => undefined } });
  expect((await builder.ask(hookPath, signed({ timestamp }))).status).toBe(503);
  expect((await builder.ask(withSecret(addressSecret), { method: 'POST' })).status).toBe(503);
  expect((await builder.ask(withSecret(pageBuilderSecret), { method: 'POST' })).status).toBe(202);
});

test('a message that cannot be noted may be sent again', async () => {
  let isFailing = true;
  const { clock } = sampleApi();
  const acceptEvent = () => {
    if (isFailing) throw new Error('planted text of a store');
  };
  const hooks = { secrets: sampleSecrets, replayGuard: new FileReplayGuard(':memory:', clock), acceptEvent };
  const { ask } = sampleApi({ hooks });
  const message = signed({ timestamp });
  for (const [path, sent] of [
    [hookPath, message],
    [withSecret(addressSecret), { method: 'POST' }],
  ] as const) {
    isFailing = true;
    const { status, body } = await ask(path, sent);
    expect([status, parseErrorCode(body)]).toEqual([503, 'hook-not-kept']);
    expect(JSON.stringify(body)).not.toContain('planted');
    isFailing = false;
    expect((await ask(path, sent)).body).toMatchObject({ isAccepted: true, isRepeated: false });
  }
});

test('neither an answer nor a line of the log holds a secret, or what a message says', async () => {
  const { ask, log } = sampleApi();
  const body = JSON.stringify({ data: { action: 'update', postType: 'planted-type', id: 1 } });
  const texts = await Promise.all(
    [addressSecret, pageBuilderSecret, 'planted-wrong-secret'].map(async (secret) => {
      const { text, headers } = await ask(withSecret(secret), { method: 'POST', body });
      return text + JSON.stringify([...headers]);
    }),
  );
  await ask(hookPath, signed({ timestamp, body, id: 'planted-id' }));
  expect(log.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 401]);
  expect(log[0]).toMatchObject({ endpoint: 'hooks-content', method: 'POST' });
  expect(JSON.stringify([texts, log])).not.toContain('planted');
});

const key = Buffer.from('a key of the tests of signatures');
const signedAt = 1_780_000_000;
const text = '{}';

/** As a sender who knows the key writes it.
 * @param late Seconds from then until it arrives. */
function arrive(id: string, { late = 0 } = {}) {
  const headers = new Headers({
    'webhook-id': id,
    'webhook-timestamp': String(signedAt),
    'webhook-signature': signMessage({ id, timestamp: signedAt, text }, key),
  });
  const verified = verifySignature({ headers, text }, key, (signedAt + late) * 1000);
  return verified.type === 'success' ? verified.value.id.length : verified.failure.code;
}

test('an id has up to 256 characters: it is kept until nobody may send it again', () => {
  expect(arrive('x')).toBe(1);
  expect(arrive('x'.repeat(256))).toBe(256);
  expect(arrive('x'.repeat(257))).toBe('hook-unsigned');
});

test('what comes more than five minutes late, or early, is out of time', () => {
  expect([300, -300].map((late) => arrive('x', { late }))).toEqual([1, 1]);
  expect([301, -301].map((late) => arrive('x', { late }))).toEqual(['hook-out-of-time', 'hook-out-of-time']);
});
