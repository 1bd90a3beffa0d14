/** What should be better in price lists. */
import { found, type Found } from '#platform/publish/health/findings.ts';
import type { HealthContext } from '#platform/publish/published-part.ts';
import type { Content, Placed } from '#platform/publish/stored-content.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';

declare module '#platform/publish/status-schema.ts' {
  interface DeclaredFindings {
    'past-price-list': true;
  }
}

export function* priceListFindings(content: Content, { now }: HealthContext): Generator<Found> {
  for (const placed of content.each('price-lists')) yield* checkValidity(placed, now);
}

/** @param now Milliseconds since the epoch. */
function checkValidity({ file, entry }: Placed<'price-lists'>, now: number): readonly Found[] {
  if (entry.validUntil >= tallinnDay(now)) return [];
  const title = [entry.region, entry.district].filter(Boolean).join(', ');
  const subject = { kind: 'price-lists' as const, id: entry.id, title, file };
  return [found('past-price-list', subject, { place: 'validUntil', value: entry.validUntil })];
}
