import type { TableCell } from './table-content.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { placeOrderIn } from '#shell/places/place-name.ts';

/** A cell with the name of a place, sorted by its alphabet; a table reads the name before the brackets by itself. */
export function placeCell(
  { label, order }: { readonly label: string; readonly order: string },
  locale: Locale,
): TableCell {
  const lang = placeOrderIn(locale);
  return {
    text: label,
    ...(order === label || label.startsWith(`${order} (`) ? {} : { order }),
    ...(lang === locale ? {} : { lang }),
  };
}
