import { expect, test } from 'vitest';
import { configuredHost, configuredOrigin, publicInternet } from './destination.ts';
import { guardedLookup } from './checked-lookup.ts';
import { httpClient } from './http-client.ts';
import type { HttpRequestOptions } from './exchange.ts';
import { ask, limits, serve, speak, toText } from '#fakes/sample-servers.ts';

/** A resolver that returns one answer after the other; the last one repeats. */
function createResolver(...answers: readonly (readonly string[])[]) {
  let asked = 0;
  return () => {
    const addresses = answers[Math.min(asked++, answers.length - 1)] ?? [];
    return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  };
}

test('a configured upstream on this machine is asked, by its address and by its name', async () => {
  const origin = await serve((request, response) =>
    response.end(`${request.method ?? ''} ${request.url ?? ''}`),
  );
  expect(toText(await ask(`${origin}/a?b=c`))).toBe('GET /a?b=c');
  expect(toText(await ask(origin.replace('127.0.0.1', 'localhost')))).toBe('GET /');
});

test('an address that is none of the destinations is not asked', async () => {
  let asked = 0;
  const origin = await serve((_, response) => response.end(String((asked += 1))));
  const other = { destinations: [configuredOrigin('http://127.0.0.1:1/')] };
  expect(await ask(origin, other)).toBe('refused-address');
  expect(await ask(origin, { destinations: [publicInternet] })).toBe('refused-address');
  expect(await ask(origin.replace('//', '//user:key@'))).toBe('refused-address');
  expect(asked).toBe(0);
});

test.for([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',

  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',

  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::1',
  '2001::1',
  '2001:db8::1',
  '100::1',
  '5f00::1',
  'no address',
])('a name of the internet that leads to %s is not asked', async (address) => {
  const resolver = createResolver([address]);
  const options = { destinations: [publicInternet] };
  expect(await ask('https://pictures.example.com/', options, httpClient(resolver))).toBe('refused-address');
});

test('one internal address among public ones refuses a name of the internet', async () => {
  const client = httpClient(createResolver(['93.184.216.34', '10.0.0.1']));
  expect(await ask('https://pictures.example.com/', { destinations: [publicInternet] }, client)).toBe(
    'refused-address',
  );
});

test('a name that was public a moment ago is looked at again for each connection', async () => {
  const lookup = guardedLookup(createResolver(['93.184.216.34'], ['127.0.0.1']), 'public');
  const connect = () =>
    new Promise((resolve) => {
      // Node connects to the addresses given here, and to no others.
      lookup('pictures.example.com', { all: true }, (cause, found) => resolve(cause?.name ?? found));
    });
  expect(await connect()).toEqual([{ address: '93.184.216.34', family: 4 }]);
  expect(await connect()).toBe('RefusedAddressError');
});

test('IP addresses, names without a dot and http addresses are not on the public internet', async () => {
  for (const address of [
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://localhost/',
    'https://10.1/',
    'http://pictures.example.com/',
    'ftp://pictures.example.com/',
    'file:///etc/passwd',
    'https://a.1/',
  ]) {
    const client = httpClient(() => Promise.reject(new Error('asked')));
    // URLs that do not parse are refused by the parser.
    if (URL.canParse(address)) {
      expect(await ask(address, { destinations: [publicInternet] }, client)).toBe('refused-address');
    }
  }
});

test('a configured name may lead into the network, and never to metadata of a cloud', async () => {
  const port = new URL(await serve((_, response) => response.end('here'))).port;
  const address = `http://wordpress.internal:${port}/`;
  const asked = (...found: readonly string[]) => ask(address, {}, httpClient(createResolver(found)));
  expect(toText(await asked('127.0.0.1'))).toBe('here');
  expect(toText(await asked('fe80::1%eth0', '127.0.0.1'))).toBe('here');
  for (const refused of ['169.254.169.254', '::ffff:169.254.169.254', 'fe80::1', '224.0.0.1', '0.0.0.0']) {
    expect(await asked(refused)).toBe('refused-address');
  }
});

test('connections that a setting made are not used for what a text names', async () => {
  let asked = 0;
  const port = new URL(await serve((_, response) => response.end(String((asked += 1))))).port;
  const client = httpClient(createResolver(['127.0.0.1']));
  const address = `http://cms.example.com:${port}/`;
  expect(toText(await ask(address, {}, client))).toBe('1');
  expect(await ask(address, { destinations: [publicInternet] }, client)).toBe('refused-address');
  expect(asked).toBe(1);
});

test('a redirect is refused, returned or followed within its origin, as often as it is said', async () => {
  const origin = await serve(({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end('there');
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  expect(await ask(`${origin}/1`)).toBe('redirected');
  expect(await ask(`${origin}/1`, { redirects: 'return' })).toMatchObject({ status: 302 });
  expect(toText(await ask(`${origin}/2`, { redirects: 2 }))).toBe('there');
  expect(await ask(`${origin}/3`, { redirects: 2 })).toBe('redirected');
});

test.for(['http://169.254.169.254/latest', 'http://localhost:1/', '//10.0.0.1/', 'file:///etc/passwd', ''])(
  'a redirect to "%s" is not followed',
  async (location) => {
    const origin = await serve((_, response) => response.writeHead(301, { location }).end());
    expect(await ask(origin, { redirects: 5, destinations: [configuredHost(origin), publicInternet] })).toBe(
      'redirected',
    );
  },
);

test('an aborted request fails as aborted, and says whether it may have arrived', async () => {
  const controller = new AbortController();
  const origin = await serve(() => controller.abort());
  const outcome = await httpClient()(origin, {
    destinations: [configuredOrigin(origin)],
    limits,
    signal: controller.signal,
  });
  expect(outcome).toMatchObject({ failure: { reason: 'aborted', isSent: true } });
  const early = await httpClient()(origin, {
    destinations: [configuredOrigin(origin)],
    limits,
    signal: AbortSignal.abort(),
  });
  expect(early).toMatchObject({ failure: { reason: 'aborted', isSent: false } });
  const none = await httpClient()('http://127.0.0.1:9/', {
    destinations: [configuredOrigin('http://127.0.0.1:9/')],
    limits,
  });
  expect(none).toMatchObject({ failure: { reason: 'network', isSent: false, code: 'ECONNREFUSED' } });
});

test('a connection that the other side has ended meanwhile is made anew, except for what must arrive once', async () => {
  let connections = 0;
  const origin = await speak((socket) => {
    connections += 1;
    let requests = 0;
    socket.on('data', () => {
      requests += 1;
      if (requests > 1) socket.destroy();
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    });
  });
  const client = httpClient();
  expect(toText(await ask(origin, {}, client))).toBe('ok');
  expect(toText(await ask(origin, {}, client))).toBe('ok');
  expect(connections).toBe(2);
  expect(await ask(origin, { method: 'POST', body: 'once' }, client)).toBe('network');
});

test('fields, files and text are sent as the platform writes them', async () => {
  const origin = await serve((request, response) => {
    const { 'content-type': type = '', 'content-length': length = '' } = request.headers;
    response.write(`${type} ${length} `);
    request.pipe(response);
  });
  const post = async (body: NonNullable<HttpRequestOptions['body']>) =>
    toText(await ask(origin, { method: 'POST', body }));
  expect(await post(new URLSearchParams({ a: 'ä' }))).toBe(
    'application/x-www-form-urlencoded;charset=UTF-8 8 a=%C3%A4',
  );
  expect(await post('Tere')).toBe('text/plain;charset=UTF-8 4 Tere');
  const form = new FormData();
  form.set('file', new Blob(['inside'], { type: 'text/plain' }), 'name.txt');
  expect(await post(form)).toMatch(/^multipart\/form-data; boundary=.*filename="name\.txt".*inside/su);
});
