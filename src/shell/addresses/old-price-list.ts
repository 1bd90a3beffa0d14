/** Price lists in addresses of the old site: `?pricelist=179-Keila+vald` on the page of price lists. The number before the
 * first dash is the id, in the content base of today too. */
import { languages, type Locale, locales, splitPrefix } from '#platform/languages/locale.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate, priceListRoutes, type PriceListService } from './routes.ts';

const parameter = 'pricelist';

export interface OldPriceList {
  /** Path of the price list, in the language of the old address. */
  readonly pathname: string;
  /** Without the parameter. */
  readonly search: URLSearchParams;
}

/** The edge does not know the table of old addresses, so the words of the address tell the service and the language.
 * @param address Normalised path.
 * @returns undefined if the address names no price list. */
export function oldPriceList(address: string, search: URLSearchParams): OldPriceList | undefined {
  const [, priceId] = /^(\d{1,9})(?:-|$)/u.exec(search.get(parameter) ?? '') ?? [];
  if (priceId === undefined || /\.\w+$/u.test(address)) return undefined;
  const path = fillTemplate(priceListRoutes[guessService(address)], { priceId: Number(priceId) });
  const rest = new URLSearchParams([...search].filter(([name]) => name !== parameter));
  return { pathname: localizedPath(path, guessLocale(address)), search: rest };
}

function guessService(address: string): PriceListService {
  if (/big-bag/iu.test(address)) return 'big-bag';
  return /ehitus|construction|строит/iu.test(address) ? 'construction' : 'organised';
}

/** Old Russian addresses have no prefix, but Russian words. */
function guessLocale(address: string): Locale {
  const inCyrillic = locales.find((locale) => languages[locale].script === 'cyrillic');
  const isInWords = /\p{Script=Cyrillic}/u.test(address);
  return isInWords && inCyrillic !== undefined ? inCyrillic : splitPrefix(address).locale;
}
