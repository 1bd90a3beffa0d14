/** GET /documents/{locale}/sorting-sheet.pdf: what goes where as a sheet for the wall, with the chosen bins, languages and municipality. It
 * holds nothing about a visitor, so caches may keep it. */
import type { Clock } from '#platform/base/clock.ts';
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import { fillText } from '#platform/base/text.ts';
import type { SheetOrder } from './sheet-content.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { sheetQuerySchema } from './sheet-query.ts';
import { sheetBins, usualBins } from './sorting-sheet.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { sheetRefusals } from './refusals.ts';
import { parseParameters, readQuery } from '#platform/calls/request-fields.ts';
import { sheetTexts } from './sheet-messages.ts';
import { parseSheetPath } from './sheet-address.ts';
import type { AnswerOnDemand } from '#platform/on-demand/answer-on-demand.ts';
import type { PageLimits } from '#platform/on-demand/page-limits.ts';
import type { Renderer } from '#platform/on-demand/page-renderer.ts';
import { pageResponse, plainRefusal, retryLater } from '#platform/on-demand/page-response.ts';
import type { SharedAnswers } from '#platform/on-demand/shared-answers.ts';
import { askedAnyway, shareMade } from '#platform/on-demand/shared-pages.ts';
import type { VisitedSheet } from './visited-sheet.ts';

export interface SheetDrawer {
  /** @returns The PDF; undefined if there is no such municipality. */
  readonly drawSheet: (order: SheetOrder) => Promise<Uint8Array | undefined>;
}

const formPage = parseOwnPath('/sorting/print');

/** A sheet holds for a day: it says when it was made. Each deploy empties the cache of the CDN. */
const keptHeaders = {
  'Cache-Control': 'public, max-age=3600',
  'Netlify-CDN-Cache-Control': 'public, durable, s-maxage=86400',
} as const;

interface SheetContext {
  readonly drawer: SheetDrawer;
  /** Shows the page of the form again, with what is wrong. */
  readonly renderer: Renderer;
  /** Of the address. */
  readonly locale: Locale;
  /** Day of making, yyyy-MM-dd. */
  readonly today: string;
}

interface SheetOptions extends Pick<SheetContext, 'drawer' | 'renderer'> {
  readonly limits: PageLimits;
  readonly shared: SharedAnswers;
  readonly clock: Clock;
}

const sheetMs = 60 * 60 * 1000;

export function createSheetFile({ limits, shared, clock, ...options }: SheetOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const { url, method } = request;
    const { pathname, search } = new URL(url);
    const locale = parseSheetPath(pathname);
    if (locale === undefined) return undefined;
    const today = tallinnDay(clock());
    const make = async () => {
      const response = await answerSheet(askedAnyway(request), { ...options, locale, today });
      return { response, freshMs: response.ok ? sheetMs : 0 };
    };
    const key = `${pathname}${search} ${today}`;
    return (
      (await shareMade(request, { shared, limits, clientAddress, kind: 'sheet', key, make })) ??
      plainRefusal({ url, method, locale }, 'too-many-requests', retryLater)
    );
  };
}

/** @param request Within the rate limit. */
export async function answerSheet(
  request: Request,
  { drawer, renderer, locale, today }: SheetContext,
): Promise<Response> {
  const { url, method } = request;
  const refuse = () => refuseSheet(request, { renderer, locale });
  const query = readQuery(new URL(url).search);
  const asked = query && parseParameters(sheetQuerySchema, query);
  if (asked?.type !== 'success') return refuse();
  const { bin, language, municipality } = asked.value;
  const chosen: readonly string[] = bin.length === 0 ? usualBins : bin;
  const [first = locale, ...others] = locales.filter((known) => language.includes(known));
  const bytes = await drawer.drawSheet({
    bins: sheetBins.filter((known) => chosen.includes(known)),
    languages: [first, ...others],
    municipality: municipality === '' ? undefined : municipality,
    today,
  });
  if (!bytes) return refuse();
  const name = [sheetTexts(locale).fileName, municipality].filter((part) => part !== '').join('-');
  return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...answerSecurityHeaders,
      ...keptHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': fillText('attachment; filename="{name}.pdf"', { name }),
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The page of the form with what was chosen and a sentence; a plain one if it cannot be made. */
async function refuseSheet(
  { url, method }: Request,
  { renderer, locale }: Pick<SheetContext, 'renderer' | 'locale'>,
): Promise<Response> {
  const { searchParams } = new URL(url);
  const { status, message } = sheetRefusals['sheet-unknown'];
  const sheet: VisitedSheet = {
    message: textIn(message, locale),
    bins: searchParams.getAll('bin'),
    languages: searchParams.getAll('language'),
    municipality: searchParams.get('municipality') ?? '',
  };
  try {
    const page = await renderer.render({ path: formPage, locale, visit: { sheet } });
    return pageResponse(page, { status, isHead: method === 'HEAD' });
  } catch {
    // Nothing is published, or a version is being replaced.
    return plainRefusal({ url, method, locale, form: formPage }, sheetRefusals['sheet-unknown']);
  }
}
