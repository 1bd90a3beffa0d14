/** Stands between the site and WordPress and records what WordPress answers. */
import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { listenOnLoopback } from '#fakes/loopback.ts';
import {
  type Answer,
  isFile,
  keysOfTogether,
  originPlaceholder,
  requestKey,
} from '../recorded-wordpress/recording.ts';
import { readText } from '../recorded-wordpress/replay-server.ts';
import { wordpress } from './editor.ts';

/** Headers that the site reads. */
const kept = ['content-type', 'x-wp-total', 'x-wp-totalpages', 'etag', 'last-modified'];

const partsSchema = z.array(
  z.object({
    status: z.int(),
    headers: z.union([z.record(z.string(), z.coerce.string()), z.tuple([]).transform(() => ({}))]),
    body: z.unknown(),
  }),
);

export class RestRecorder {
  /** Root of the REST interface. */
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly #tape: Tape;

  private constructor(tape: Tape, { url, close }: Pick<RestRecorder, 'url' | 'close'>) {
    this.#tape = tape;
    this.url = url;
    this.close = close;
  }

  static async start(): Promise<RestRecorder> {
    const tape: Tape = { date: '', answers: {} };
    let own = '';
    const server = createServer((request, response) => {
      void forward(request, tape).then(({ status, headers, body }) => {
        response.writeHead(status, { ...headers, date: tape.date });
        response.end(
          isFile(request.url ?? '') ? Buffer.from(body, 'base64') : body.replaceAll(originPlaceholder, own),
        );
      });
    });
    const { origin, close } = await listenOnLoopback(server);
    own = origin;
    return new RestRecorder(tape, { url: `${origin}/wp-json/`, close });
  }

  /** Begins anew. All answers say the same time until then: one request may follow from the time of another. */
  begin(): void {
    this.#tape.date = new Date().toUTCString();
    this.#tape.answers = {};
  }

  /** What was answered since then. */
  taken(): Readonly<Tape> {
    return { ...this.#tape };
  }
}

interface Tape {
  date: string;
  answers: Record<string, Answer>;
}

async function forward(request: IncomingMessage, tape: Tape): Promise<Answer> {
  const path = request.url ?? '/';
  const body = request.method === 'POST' ? await readText(request) : undefined;
  const { authorization, 'content-type': type } = request.headers;
  const response = await fetch(wordpress().url + path, {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name)));
  const bytes = Buffer.from(await response.arrayBuffer());
  const { pathname, searchParams } = new URL(path, originPlaceholder);
  const answer = {
    status: response.status,
    headers,
    body: isFile(pathname) ? bytes.toString('base64') : nameless(bytes.toString()),
  };
  if (body === undefined) tape.answers[requestKey(pathname, searchParams)] = answer;
  else {
    const parts = partsSchema.parse(JSON.parse(answer.body));
    keysOfTogether(body).forEach((key, index) => {
      const part = parts[index];
      if (part) tape.answers[key] = { ...part, body: JSON.stringify(part.body) };
    });
  }
  return answer;
}

/** PHP escapes slashes in JSON. */
function nameless(text: string): string {
  const { url } = wordpress();
  return text
    .replaceAll(url.replaceAll('/', String.raw`\/`), originPlaceholder)
    .replaceAll(url, originPlaceholder);
}
