/** A server on loopback that answers as WordPress once did. */
import { createServer, type IncomingMessage } from 'node:http';
import { listenOnLoopback } from '#fakes/loopback.ts';
import {
  type Answer,
  isFile,
  keysOfTogether,
  originPlaceholder,
  type Phase,
  requestKey,
} from './recording.ts';

export interface Replay {
  /** Root of its REST interface. */
  readonly url: string;
  /** What was asked and is not in the recording. */
  readonly unknown: readonly string[];
  readonly close: () => Promise<void>;
}

/** @param phase Asked for each request: what WordPress answers changes. */
export async function startReplay(phase: () => Phase): Promise<Replay> {
  const unknown: string[] = [];
  let own = '';
  const find = (key: string): Answer => {
    const answer = phase().answers[key];
    if (answer) return answer;
    unknown.push(key);
    return { status: 500, headers: {}, body: '{"code":"not_recorded"}' };
  };
  const reply = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', originPlaceholder);
    if (request.method !== 'POST') return find(requestKey(pathname, searchParams));
    const parts = keysOfTogether(await readText(request)).map(find);
    const together = parts.map(({ body, ...part }) => ({ ...part, body: JSON.parse(body) as unknown }));
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(together) };
  };
  const server = createServer((request, response) => {
    void reply(request).then(({ status, headers, body }) => {
      response.writeHead(status, { ...headers, date: phase().date });
      const isBytes = isFile(new URL(request.url ?? '/', originPlaceholder).pathname);
      response.end(isBytes ? Buffer.from(body, 'base64') : body.replaceAll(originPlaceholder, own));
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  own = origin;
  return { url: `${origin}/wp-json/`, unknown, close };
}

export async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
