/** Watermark of a list of the content base: one cheap request, newest change first, shows whether anything changed. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';

const watermarkSchema = z.object({
  /** Modification time of the newest entry, as the content base writes it; empty when there are no entries. */
  newest: z.string(),
  /** Number of entries, which reveals deletions. */
  total: z.int().min(0),
});

export type Watermark = z.output<typeof watermarkSchema>;

/** By the REST route of the type and the language of the list. */
export const watermarksSchema = z.record(z.string(), z.partialRecord(z.enum(locales), watermarkSchema));

export type Watermarks = z.output<typeof watermarksSchema>;

/** @returns Modification time of the newest entry of a list in any language; empty when there is none. Times of the content base
 * sort correctly as text. */
export function findNewest(watermarks: Watermarks, route: string): string {
  const times = Object.values(lookup(watermarks, route) ?? {})
    .map(({ newest }) => newest)
    .filter((time) => !Number.isNaN(Date.parse(time)));
  return times.reduce((last, time) => (time > last ? time : last), '');
}

export interface EntryChange {
  readonly type: string;
  readonly locale: Locale;
  /** As the content base writes it. */
  readonly modified: string;
}

/** Adds changes of single entries, which arrive before their list is read again. */
export function addChanges(known: Watermarks, changes: readonly EntryChange[]): Watermarks {
  const watermarks = new Map(Object.entries(known));
  for (const { type, locale, modified } of changes) {
    const list = watermarks.get(type);
    const watermark = list?.[locale];
    if (watermark && modified > watermark.newest)
      watermarks.set(type, { ...list, [locale]: { ...watermark, newest: modified } });
  }
  return Object.fromEntries(watermarks);
}

/** Setting of the content store that holds the time of the newest change of a list. */
export const changeSetting = (route: string): string => `changed/${route}`;
