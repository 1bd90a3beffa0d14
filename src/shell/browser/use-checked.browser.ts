import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { FetchFailure, FetchRequest } from './requests.browser.ts';
import type { FetchOptions } from './fetched-store.browser.ts';
import type { RequestState } from './request-cache.ts';
import { useFetched } from './use-fetched.browser.ts';

// The content security policy forbids eval, which zod would try.
z.config({ jitless: true });

export type Checked<Answer> = RequestState<Answer, FetchFailure>;

/** State of a request whose response is validated by a schema; an invalid response counts as a failure. */
export function useChecked<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: FetchRequest,
  options?: FetchOptions,
): Checked<z.output<Schema>> {
  const { loading, answer, failure } = useFetched(request, options);
  const parsed = useMemo(
    () => (answer === undefined ? undefined : schema.safeParse(answer)),
    [schema, answer],
  );
  if (parsed?.success === false) return { loading, failure: 'no-answer' };
  return { loading, ...(parsed && { answer: parsed.data }), ...(failure && { failure }) };
}
