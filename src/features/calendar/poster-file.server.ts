/** POST /calendar/poster, in each language: the next collection days of a contract as a sheet for the noticeboard. It is made
 * for the request and kept nowhere. Without days the answer is the page of the lookup, which says why: a sheet without
 * days would say that nothing is collected. */
import { z } from 'zod';
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import { fillText } from '#platform/base/text.ts';
import type { PosterOrder } from './poster-content.server.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { posterPath, posterSizes } from './poster.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import { parseParameters } from '#platform/calls/request-fields.ts';
import { posterTexts } from './poster-messages.ts';
import {
  type LookupContext,
  type LookupOptions,
  lookUp,
  respondWithPage,
} from '#features/discharges/looked-up.server.ts';
import { type AnswerOnDemand, localeOn } from '#platform/on-demand/answer-on-demand.ts';
import { plainRefusal, privateHeaders, retryLater } from '#platform/on-demand/page-response.ts';
import { answerPost } from '#platform/on-demand/posted-form.ts';
import { refusalEntry } from '#platform/calls/refusal.ts';

export interface PosterDrawer {
  /** @returns The PDF. */
  readonly drawPoster: (order: PosterOrder) => Promise<Uint8Array>;
}

const askedSchema = z.strictObject({
  contractNumber: z.string().max(50).default(''),
  size: z.enum(posterSizes).default('a4'),
  /** None for that of the page. */
  language: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .pipe(z.array(z.enum(locales)).max(locales.length))
    .default([]),
});

interface PosterOptions extends LookupOptions {
  readonly drawer: PosterDrawer;
}

export function createPosterFile({ limits, ...options }: PosterOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const locale = localeOn(posterPath, request);
    if (request.method !== 'POST' || locale === undefined) return undefined;
    const context = { ...options, locale, clientAddress };
    return answerPost(
      request,
      { limits, clientAddress, counts: ['lookup', 'poster'] },
      async (posted) =>
        (await limits.makeCounted('poster', clientAddress, () => answerPoster(request, posted, context))) ??
        plainRefusal(request, 'too-many-requests', retryLater),
    );
  };
}

interface PosterContext extends LookupContext {
  readonly drawer: PosterDrawer;
}

/** @param request A POST from our own pages, within the limits.
 * @param posted Its fields. */
async function answerPoster(request: Request, posted: Parameters, context: PosterContext): Promise<Response> {
  const asked = parseParameters(askedSchema, posted);
  if (asked.type === 'failure') return plainRefusal(request, refusalEntry(asked.failure.code));
  const { contractNumber: typed, size, language } = asked.value;
  const found = await lookUp(typed, request, context);
  const { outcome } = found;
  if (outcome.type !== 'answered' || outcome.answer.discharges.length === 0)
    return respondWithPage(typed, found, context);
  const { answer, today } = outcome;
  const languages = chooseLanguages(language, context.locale);
  const bytes = await context.drawer.drawPoster({ ...answer, languages, size, today });
  const name = fillText('{name}-{size}.pdf', { name: posterTexts(context.locale).fileName, size });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...answerSecurityHeaders,
      ...privateHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

/** In the order of the site, in which Estonian comes first. */
function chooseLanguages(chosen: readonly Locale[], own: Locale): PosterOrder['languages'] {
  const [first = own, ...others] = locales.filter((locale) => chosen.includes(locale));
  return [first, ...others];
}
