import type { MessageSource } from '#shell/languages/messages.ts';
import type { FetchFailure } from './requests.browser.ts';

export type FetcherTexts = ReturnType<typeof fetcherTexts>;

/** All texts of the fetcher (spec §8), in the language of a page. */
export function fetcherTexts({ t }: Pick<MessageSource, 't'>) {
  return {
    loading: t('common.fetcher.loading'),
    /** With `{message}`. */
    error: t('common.fetcher.error'),
    /** A sentence for each reason. */
    failures: {
      'no-url': t('common.fetcher.noUrl'),
      'not-allowed': t('common.fetcher.notAllowed'),
      unreachable: t('common.fetcher.unreachable'),
      'too-many': t('common.fetcher.tooMany'),
      'no-answer': t('common.fetcher.noAnswer'),
    } satisfies Readonly<Record<Exclude<FetchFailure, 'proof-needed'>, string>>,
    retry: t('common.fetcher.retry'),
  };
}

/** The sentence for a failure. That of `no-answer` already states that loading failed. */
export function failureText(failure: FetchFailure, { error, failures }: FetcherTexts): string {
  // Only calls about contracts ask for a proof, and the fetcher has none of them.
  if (failure === 'no-answer' || failure === 'proof-needed') return failures['no-answer'];
  return error.replace('{message}', failures[failure]);
}
