import type { TableCell } from './table-content.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { placeOrderIn } from '#shell/places/place-name.ts';

/** A cell with the name of a place, sorted by its alphabet. */
export function placeCell(
  { label, order }: { readonly label: string; readonly order: string },
  locale: Locale,
): TableCell {
  const lang = placeOrderIn(locale);
  const inLanguage = lang === locale ? {} : { lang };
  if (label.startsWith(`${order} (`))
    return { text: order, estonian: label.slice(order.length + 2, -1), ...inLanguage };
  return { text: label, ...(order === label ? {} : { order }), ...inLanguage };
}
