/** GET /documents/{locale}/sorting-sheet.pdf: what goes where as a sheet for the wall, with the chosen bins, languages and municipality. It
 * holds nothing about a visitor, so caches may keep it. */
import { answerSecurityHeaders } from '#base/security-headers.ts';
import { fillText } from '#base/text.ts';
import type { SheetOrder } from '#documents/sheet-content.ts';
import { type Locale, locales } from '#model/locale.ts';
import { sheetQuerySchema } from '#model/sheet-query.ts';
import { sheetBins, usualBins } from '#model/sorting-sheet.ts';
import { parseParameters, readQuery } from '#proxy/request-fields.ts';
import { sheetTexts } from '#site/messages/sorting-sheet.ts';
import { plainRefusal } from './page-response.ts';

export interface SheetDrawer {
  /** @returns The PDF; undefined if there is no such municipality. */
  readonly drawSheet: (order: SheetOrder) => Promise<Uint8Array | undefined>;
}

/** A sheet holds for a day: it says when it was made. Each deploy empties the cache of the CDN. */
const keptHeaders = {
  'Cache-Control': 'public, max-age=3600',
  'Netlify-CDN-Cache-Control': 'public, durable, s-maxage=86400',
} as const;

interface SheetContext {
  readonly drawer: SheetDrawer;
  /** Of the address. */
  readonly locale: Locale;
  /** Day of making, yyyy-MM-dd. */
  readonly today: string;
}

/** @param request Within the rate limit. */
export async function answerSheet(
  request: Request,
  { drawer, locale, today }: SheetContext,
): Promise<Response> {
  const { url, method } = request;
  const refuse = () => plainRefusal({ url, method, locale, form: '/sorting/print' }, 'sheet-unknown');
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
