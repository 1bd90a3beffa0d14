/** One address for every kind of page: each route once, in each language in turn, the embeds, and pages made for a request. */
import { locales } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { embedParts } from '#features/embeds/embed-options.ts';
import { embedAddress } from '#features/embeds/embeds.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { findRoute, routeTemplates } from '#shell/addresses/routes.ts';
import { loadPages, type SitePage } from './pages.ts';

/** Without a layout of the site, or not for visitors. */
const left: ReadonlySet<string> = new Set(['/plasmic-host']);

/** @param turn Which language begins: the routes have another one each time.
 * @param choose Leaves out some of the published pages. */
export async function everyKind(
  turn = 0,
  choose = (published: readonly SitePage[]) => published,
): Promise<readonly string[]> {
  const pages = await loadPages();
  const chooseLocale = (place: number) => locales[(place + turn) % locales.length] ?? 'et';
  const routes = routeTemplates.filter((template) => !left.has(template));
  // The shipped content fills no second page of a category.
  const published = routes.flatMap((template, place) => {
    const page = pages.find(
      ({ path, locale }) => locale === chooseLocale(place) && findRoute(path)?.template === template,
    );
    return page ? [page] : [];
  });
  const made = [
    '/search?searchQuery=konteiner',
    '/customer-support/unserved-addresses?page=1',
    '/customer-support/next-shipping-day?contractNumber=L1000003',
    '/not-found',
  ].map((address, place) => {
    const [path = '', query] = address.split('?');
    return [localizedPath(parseOwnPath(path), chooseLocale(place)), ...(query ? [query] : [])].join('?');
  });
  const embeds = embedParts.map((part, place) => embedAddress({ part, locale: chooseLocale(place) }));
  return [...choose(published).map(({ address }) => address), ...made, ...embeds];
}
