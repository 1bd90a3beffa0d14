/** Whether the content base is as it was when the live site was built, as far as the heads of its lists tell. */
import { z } from 'zod';
import { digest } from '#base/digest.ts';
import { type Watermark, type Watermarks, type ContentRoute, contentRoutes } from '#model/watermark.ts';
import { defaultLocale, type Locale, locales } from '#model/locale.ts';
import { readTotals } from '../totals.ts';
import { ask, type Upstream, type UpstreamLimits } from '../upstream/upstream.ts';

export interface ContentBaseCall {
  readonly upstream: Upstream;
  readonly limits: UpstreamLimits;
}

const newestSchema = z.array(z.object({ modified_gmt: z.string() })).max(1);

/** The heads of the lists as they are.
 * @param known Which lists.
 * @returns undefined when one of them cannot be read. */
export async function fetchWatermarks(
  known: Watermarks,
  call: ContentBaseCall,
): Promise<Watermarks | undefined> {
  const watermarks: Watermarks = {};
  // Few at once: nobody waits, and WordPress has visitors of its own.
  for (const route of contentRoutes) {
    for (const [locale, watermark] of await loadRoute(route, known[route] ?? {}, call)) {
      if (!watermark) return undefined;
      watermarks[route] = { ...watermarks[route], [locale]: watermark };
    }
  }
  return watermarks;
}

async function loadRoute(
  route: ContentRoute,
  known: Partial<Record<Locale, Watermark>>,
  call: ContentBaseCall,
): Promise<readonly (readonly [Locale, Watermark | undefined])[]> {
  const asked = locales.filter((locale) => known[locale]);
  return Promise.all(
    asked.map(async (locale) => [locale, await fetchWatermark(route, locale, call)] as const),
  );
}

async function fetchWatermark(
  route: ContentRoute,
  locale: Locale,
  { upstream, limits }: ContentBaseCall,
): Promise<Watermark | undefined> {
  const parameters = {
    per_page: 1,
    orderby: 'modified',
    order: 'desc',
    _fields: 'modified_gmt',
    // Estonian is the empty language.
    lang: locale === defaultLocale ? undefined : locale,
  };
  const answer = await ask(
    { path: `wp/v2/${route}`, parameters },
    { upstream, limits, schema: newestSchema },
  );
  if (answer.type === 'failure') return undefined;
  const { body, headers } = answer.value;
  const totals = readTotals(headers);
  return totals && { newest: body[0]?.modified_gmt ?? '', total: totals.total };
}

/** One text for heads that tell the same. */
export function stateOf(watermarks: Watermarks): string {
  const lines = contentRoutes.flatMap((route) =>
    locales.map((locale) => {
      const watermark = watermarks[route]?.[locale];
      return `${route} ${locale} ${watermark?.newest ?? ''} ${String(watermark?.total ?? '')}`;
    }),
  );
  return digest(lines.join('\n'));
}
