/** The confirmation of a sent form, with the reference number from its address: a visitor reads it out on the phone. */
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import type { AnswerOnDemand } from '#platform/on-demand/answer-on-demand.ts';
import type { PageLimits } from '#platform/on-demand/page-limits.ts';
import type { Renderer } from '#platform/on-demand/page-renderer.ts';
import { pageResponse } from '#platform/on-demand/page-response.ts';
import '#shell/form/visited-sent.ts';

interface SentOptions {
  readonly renderer: Renderer;
  readonly limits: PageLimits;
}

export const sentPaths: readonly PagePath[] = [
  parseOwnPath('/customer-support/contact-us/submitted'),
  parseOwnPath('/home-customer/ordering-fecal-transport/submitted'),
  parseOwnPath('/terms/withdrawal/submitted'),
];

/** As src/platform/calls/reference.ts generates them: an address may say anything, and the page shows it as ours. */
const pattern = /^[2-9A-Z]{6}$/u;

const readReference = (search: URLSearchParams): string | undefined =>
  pattern.exec(search.get('reference') ?? '')?.[0];

export const isSentAsked = (search: URLSearchParams): boolean => readReference(search) !== undefined;

export function createSentPage({ renderer, limits }: SentOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const { pathname, searchParams } = new URL(request.url);
    const { path, locale } = splitLocale(pathname) ?? {};
    const reference = readReference(searchParams);
    if (path === undefined || locale === undefined || !sentPaths.includes(path)) return undefined;
    if (reference === undefined || request.method === 'POST') return undefined;
    return limits.make('page', clientAddress, async () => {
      const page = await renderer.render({ path, locale, visit: { sent: { reference } } });
      return pageResponse(page, { status: 200, isHead: request.method === 'HEAD' });
    });
  };
}
