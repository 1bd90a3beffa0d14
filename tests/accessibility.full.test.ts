import { afterAll, expect, test } from 'vitest';
import { findRoute, routeTemplates } from '#shell/addresses/routes.ts';
import { allLooks, auditLooks, each, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { loadPages } from './site/pages.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);
const pages = await loadPages();

/** The longest page of each route in each language: it contains everything that the shorter ones do. */
const longestPages = [
  ...Map.groupBy(
    pages.toSorted((a, b) => b.html.length - a.html.length),
    ({ locale, path }) => `${locale} ${findRoute(path)?.template ?? path}`,
  ).values(),
].flatMap(([page]) => (page ? [page] : []));

test('the sample has every route', () => {
  const found = new Set(longestPages.map(({ path }) => findRoute(path)?.template));
  // No category has enough posts for a second page.
  const empty = '/about/news/category/{category}/page/{page}';
  expect(routeTemplates.filter((template) => !found.has(template) && template !== empty)).toEqual([]);
});

test.skipIf(isWithoutBrowser)(
  'no route has a fault that axe knows, in any language, light and dark, wide and narrow',
  { timeout: 1_200_000 },
  async () => {
    const found: string[] = [];
    await visit(still, async (first) => {
      await each(
        longestPages.map(({ address }) => address),
        () => first.context().newPage(),
        {
          count: 3,
          task: async (page, address) => {
            found.push(...(await auditLooks(page, address, allLooks)));
          },
        },
      );
    });
    expect(found).toEqual([]);
  },
);
