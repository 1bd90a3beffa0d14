import type { Locale } from '#platform/languages/locale.ts';
import { formatMeasure } from '#shell/languages/format.ts';

/** Coordinates may be off by a kilometre or two, so more digits would be misleading. */
export function distanceText(distanceKm: number, locale: Locale): string {
  const shown = distanceKm < 10 ? Math.round(distanceKm * 10) / 10 : Math.round(distanceKm);
  return formatMeasure(shown, 'km', locale);
}
