import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { sendJson } from '#fakes/fake-wordpress.ts';
import { ContentBaseClient } from './client.ts';
import { BatchedReader } from './batched-reader.ts';

interface Part {
  readonly status: number;
  readonly body: unknown;
}

interface Wanted {
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const together = 'POST /wp-json/site-publisher/v1/read';
const alone = (id: number) => `GET /wp-json/wp/v2/posts/${id}`;

/** @param answer Parts of the response to several requests; a number is its status instead. */
async function startReader(answer: (requests: readonly Wanted[]) => readonly Part[] | number) {
  const requests: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    if (request.method !== 'POST') {
      sendJson(response, { alone: request.url?.split('/').at(-1) });
      return;
    }
    void text(request).then((body) => {
      const parts = answer((JSON.parse(body) as { readonly requests: readonly Wanted[] }).requests);
      if (typeof parts === 'number') sendJson(response, { code: 'rest_no_route' }, { status: parts });
      else
        sendJson(
          response,
          parts.map((part) => ({ headers: [], ...part })),
        );
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  onTestFinished(close);
  const credentials = { user: 'reader', password: 'secret' };
  const client = new ContentBaseClient({ url: `${origin}/wp-json/`, credentials }, { pauseMs: 1 });
  return { client, reader: new BatchedReader(client), requests };
}

const echo = (requests: readonly Wanted[]): readonly Part[] =>
  requests.map(({ route, parameters }) => ({ status: 200, body: { route, parameters } }));

const ask = async (reader: BatchedReader, ids: readonly number[]): Promise<readonly unknown[]> =>
  Promise.all(
    ids.map(async (id) => (await reader.ask(`wp/v2/posts/${id}`, { lang: 'ru', page: undefined })).json),
  );

test('what is asked at once is one request, and each gets its own answer', async () => {
  const { reader, requests } = await startReader(echo);
  const parameters = { lang: 'ru' };
  expect(await ask(reader, [1, 2])).toEqual([
    { route: 'wp/v2/posts/1', parameters },
    { route: 'wp/v2/posts/2', parameters },
  ]);
  expect(requests).toEqual([together]);
});

test('one request is sent as it is, and more than ten are several', async () => {
  const { reader, requests } = await startReader(echo);
  expect(await ask(reader, [7])).toEqual([{ alone: '7?lang=ru' }]);
  expect(
    await ask(
      reader,
      Array.from({ length: 21 }, (_, index) => index),
    ),
  ).toHaveLength(21);
  expect(requests.filter((request) => request === together)).toHaveLength(3);
  expect(requests).toHaveLength(4);
});

test.for([404, 500, 501])('status %i: each is asked alone, and so is what comes later', async (status) => {
  const { reader, requests } = await startReader(() => status);
  expect(await ask(reader, [1, 2])).toEqual([{ alone: '1?lang=ru' }, { alone: '2?lang=ru' }]);
  await ask(reader, [3, 4]);
  expect(requests).toEqual([together, ...[1, 2, 3, 4].map((id) => `${alone(id)}?lang=ru`)]);
});

test('a WordPress that is busy is asked for several again', async () => {
  let isBusy = true;
  const { reader, requests } = await startReader((wanted) => (isBusy ? 503 : echo(wanted)));
  expect(await ask(reader, [1, 2])).toEqual([{ alone: '1?lang=ru' }, { alone: '2?lang=ru' }]);
  isBusy = false;
  await ask(reader, [3, 4]);
  expect(requests).toEqual([together, `${alone(1)}?lang=ru`, `${alone(2)}?lang=ru`, together]);
});

test('an answer that lacks one is none', async () => {
  const { reader, requests } = await startReader((wanted) => echo(wanted.slice(1)));
  expect(await ask(reader, [1, 2])).toEqual([{ alone: '1?lang=ru' }, { alone: '2?lang=ru' }]);
  expect(requests).toHaveLength(3);
});

test('a failure that may pass is tried alone, another is told as WordPress tells it', async () => {
  const code = 'rest_post_invalid_id';
  const { reader, requests } = await startReader(([, ...others]) => [
    { status: 503, body: {} },
    ...others.map(() => ({ status: 404, body: { code, message: '' } })),
  ]);
  const [first, second] = await Promise.allSettled([
    reader.ask('wp/v2/posts/1'),
    reader.ask('wp/v2/posts/2'),
  ]);
  expect(first).toMatchObject({ value: { json: { alone: '1' } } });
  expect(second).toMatchObject({ reason: { code, answered: { status: 404 } } });
  expect(requests).toEqual([together, alone(1)]);
});

test('without credentials the plugin is not asked', async () => {
  const { client, requests } = await startReader(echo);
  const stranger = new ContentBaseClient({ ...client.place, credentials: undefined });
  await ask(new BatchedReader(stranger), [1, 2]);
  expect(requests).toEqual([`${alone(1)}?lang=ru`, `${alone(2)}?lang=ru`]);
});
