/** What has ended and is still there. */
import { tallinnDay } from '#model/tallinn-day.ts';
import type { Placed } from '../check/content.ts';
import { found, type Found } from './finding.ts';

/** @param now Milliseconds since the epoch. */
export function checkPriceList({ file, entry }: Placed<'price-lists'>, now: number): readonly Found[] {
  if (entry.validUntil >= tallinnDay(now)) return [];
  const title = [entry.region, entry.district].filter(Boolean).join(', ');
  const subject = { kind: 'price-lists' as const, id: entry.id, title, file };
  return [found('past-price-list', subject, { place: 'validUntil', value: entry.validUntil })];
}

/** @param now Milliseconds since the epoch. */
export function checkNotice({ file, entry }: Placed<'notices'>, now: number): readonly Found[] {
  if (Date.parse(entry.until) > now) return [];
  const subject = { kind: 'notices' as const, id: entry.id, title: entry.title.et, file };
  return [found('past-notice', subject, { place: 'until', value: entry.until })];
}
