import type { FetchFailure } from './fetch-request.ts';

/** Spec §8, in the language of the page. */
export interface FetcherTexts {
  readonly loading: string;
  /** With `{message}`. */
  readonly error: string;
  /** A sentence for each reason. */
  readonly failures: Readonly<Record<FetchFailure, string>>;
  readonly retry: string;
}

/** What a visitor reads: why, in a sentence of the site. The failure without a reason says that it is one by itself. */
export function failureText(failure: FetchFailure, { error, failures }: FetcherTexts): string {
  return failure === 'no-answer' ? failures[failure] : error.replace('{message}', failures[failure]);
}
