/** Changes of single entries in the watermarks of their lists: they arrive before their list is read again. */
import type { Locale } from '#platform/languages/locale.ts';
import { contentRoutes, type Watermarks } from '../watermark.ts';

export interface EntryChange {
  readonly type: string;
  readonly locale: Locale;
  /** As the content base writes it. */
  readonly modified: string;
}

export function addChanges(known: Watermarks, changes: readonly EntryChange[]): Watermarks {
  const watermarks = { ...known };
  for (const { type, locale, modified } of changes) {
    const route = contentRoutes.find((name) => name === type);
    const watermark = route && watermarks[route]?.[locale];
    if (watermark && modified > watermark.newest)
      watermarks[route] = { ...watermarks[route], [locale]: { ...watermark, newest: modified } };
  }
  return watermarks;
}
