/** The way in which tools of a page ask /api: a checked answer, or the reason why there is none. */
import * as z from 'zod/mini';
import { failure, type Result, success } from '#platform/base/result.ts';
import { type LoadFailure, loadJson } from './load-json.browser.ts';

// The content security policy forbids eval, which zod would try.
z.config({ jitless: true });

interface ApiCall {
  /** With its query. */
  readonly path: `/api/${string}`;
  /** Any JSON value, which is posted; without one the call is a GET. */
  readonly body?: unknown;
  /** Aborts the call, which then counts as unreachable. */
  readonly signal?: AbortSignal;
}

/** Calls once, without retries.
 * @param schema An answer of another shape is none. */
export async function askApi<Schema extends z.ZodMiniType>(
  schema: Schema,
  { path, body, signal }: ApiCall,
): Promise<Result<z.output<Schema>, LoadFailure>> {
  const headers = { accept: 'application/json' };
  const init =
    body === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  const loaded = await loadJson({ url: path, init }, { signal });
  if (loaded.type === 'failure') return loaded;
  const parsed = schema.safeParse(loaded.value);
  return parsed.success ? success(parsed.data) : failure('no-answer');
}
