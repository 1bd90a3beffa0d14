/** Compares the content base with the state that the live site was built from, by the watermarks of its lists. */
import { z } from 'zod';
import { compareCodes } from '#platform/base/code-order.ts';
import { digest } from '#platform/base/digest.ts';
import type { Watermark, Watermarks } from '#platform/cms/watermark.ts';
import { defaultLocale, type Locale, locales } from '#platform/languages/locale.ts';
import { readTotals } from '../totals.ts';
import { ask, type Upstream, type UpstreamLimits } from '../upstream/upstream.ts';

export interface ContentBaseCall {
  readonly upstream: Upstream;
  readonly limits: UpstreamLimits;
}

const newestSchema = z.array(z.object({ modified_gmt: z.string() })).max(1);

/** Fetches the current watermarks.
 * @param known Watermarks of the lists to fetch.
 * @returns undefined when one of them cannot be fetched. */
export async function fetchWatermarks(
  known: Watermarks,
  call: ContentBaseCall,
): Promise<Watermarks | undefined> {
  const watermarks = new Map<string, Watermarks[string]>();
  // One route at a time: this is not urgent, and WordPress also serves visitors.
  for (const [route, list] of Object.entries(known)) {
    for (const [locale, watermark] of await loadRoute(route, list, call)) {
      if (!watermark) return undefined;
      watermarks.set(route, { ...watermarks.get(route), [locale]: watermark });
    }
  }
  return Object.fromEntries(watermarks);
}

async function loadRoute(
  route: string,
  known: Partial<Record<Locale, Watermark>>,
  call: ContentBaseCall,
): Promise<readonly (readonly [Locale, Watermark | undefined])[]> {
  const asked = locales.filter((locale) => known[locale]);
  return Promise.all(
    asked.map(async (locale) => [locale, await fetchWatermark(route, locale, call)] as const),
  );
}

async function fetchWatermark(
  route: string,
  locale: Locale,
  { upstream, limits }: ContentBaseCall,
): Promise<Watermark | undefined> {
  const parameters = {
    per_page: 1,
    orderby: 'modified',
    order: 'desc',
    _fields: 'modified_gmt',
    // Queries name Estonian by an empty language.
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

/** Digest of all watermarks. */
export function digestWatermarks(watermarks: Watermarks): string {
  const lines = Object.entries(watermarks).flatMap(([route, lists]) =>
    Object.entries(lists).map(([locale, { newest, total }]) => `${route} ${locale} ${newest} ${total}`),
  );
  return digest(lines.toSorted(compareCodes).join('\n'));
}
