/** Structured data of a page. */
import { z } from 'zod';
import { type SitePage, texts } from '../site/pages.ts';

/** A thing of schema.org with its properties. */
export type Thing = Readonly<Record<string, unknown>>;

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())).min(1),
});

const parsed = new WeakMap<SitePage, readonly Thing[]>();

/** All things of a page, nested ones too. */
export function listThings(page: SitePage): readonly Thing[] {
  const known = parsed.get(page);
  if (known) return known;
  const scripts = page.document.querySelectorAll('script[type="application/ld+json"]');
  const things = nestedIn(
    scripts.flatMap(({ textContent }) => graphSchema.parse(JSON.parse(textContent))['@graph']),
  );
  parsed.set(page, things);
  return things;
}

/** A thing and all things nested in it. */
export function nestedIn(value: unknown): readonly Thing[] {
  if (Array.isArray(value)) return value.flatMap(nestedIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(nestedIn)];
}

export const ofType = (page: SitePage, type: string): readonly Thing[] =>
  listThings(page).filter((thing) => thing['@type'] === type);

/** Text as a reader sees it: a no-break space is a space. */
export const plain = (value: unknown): string => z.string().parse(value).replace(/\s+/gu, ' ');

export const compact = (text: string): string => text.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, '');

/** Values that a page does not show. */
export function notShown(page: SitePage, values: readonly unknown[]): readonly string[] {
  const shown = compact(texts(page.document, 'body').join(' '));
  return values.map(plain).filter((value) => !shown.includes(compact(value)));
}

/** A fault when two lists differ. */
export const differs = (found: readonly unknown[], expected: readonly unknown[]): readonly string[] =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];
