/** Validates menus, redirects and page texts against the pages of the site. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { locales, fallbacks, languages, ownTexts } from '#platform/languages/locale.ts';
import { formatFault } from '#platform/notes/note.ts';
import { menuFaults } from '#platform/cms/menu.ts';
import { flattenRedirects } from '#platform/addresses/old-addresses.ts';
import { findCircle, checkRedirects } from './check-redirects.ts';
import { checkKinds } from './check-entries.ts';
import type { KnownPages } from './published-part.ts';
import { type PagedSite, SitePages } from './site-pages.ts';
import { type Content, problem, type Placed } from './stored-content.ts';

/** Also compares entries with each other, as the parts of the site do. */
export function checkNavigation(content: Content, site: PagedSite): readonly ContentProblem[] {
  const redirects = content.all('redirects');
  const circle = findCircle(redirects);
  // Where an old address leads is unknown then.
  if (circle) return [circle, ...compareEntries({ isKnown: () => true })];
  const table = flattenRedirects(redirects.map(({ entry }) => entry));
  const pages = new SitePages(site);
  const known = pages.known(content, table);
  return [
    ...checkRedirects(redirects, { table, content, pages }),
    ...checkMenus(content, known.isKnown),
    ...checkPageTexts(content, pages.texts),
    ...compareEntries(known),
  ];

  function compareEntries(known: KnownPages): readonly ContentProblem[] {
    return [
      ...checkKinds(site.entryChecks, content, known),
      ...site.parts.flatMap(({ checks }) => checks?.references?.(content, known) ?? []),
    ];
  }
}

function checkMenus(content: Content, isKnown: (address: string) => boolean): readonly ContentProblem[] {
  const menus = content.all('menus');
  const missing = locales
    .filter((locale) => content.isWhole('menus') && !fallbacks.has(locale))
    .map((locale) => ({ locale, id: languages[locale].menuId }))
    .filter(({ id }) => !menus.some(({ entry }) => entry.id === id))
    .map(({ locale, id }) => ({ file: 'menus', locale, message: `there is no menu ${id}.` }));
  return [...missing, ...menus.flatMap((placed) => checkMenu(placed, isKnown))];
}

function checkMenu(
  placed: Placed<'menus'>,
  isKnown: (address: string) => boolean,
): readonly ContentProblem[] {
  return [
    ...menuFaults(placed.entry).map(({ field, note }) =>
      problem('menus', placed, { field, message: formatFault(note, 'en') }),
    ),
    ...placed.entry.items.flatMap(({ url }, index) => {
      if (!url.startsWith('/') || isKnown(url)) return [];
      const message = `${url} fits no route and no redirect.`;
      return [problem('menus', placed, { field: `items.${index}.url`, message })];
    }),
  ];
}

/** @param paths Paths of the pages that have texts. */
function checkPageTexts(content: Content, paths: readonly string[]): readonly ContentProblem[] {
  const pages = content.all('pages');
  const ids = new Set(pages.map(({ entry }) => entry.id));
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const repeated = (seen: Map<string, string>, text: string, id: string) => {
    const other = seen.get(text);
    seen.set(text, id);
    return other;
  };
  return [
    ...paths
      .filter((path) => content.isWhole('pages') && !ids.has(path))
      .map((path) => ({
        file: 'pages',
        entry: `pages ${path}`,
        message: 'this route has no texts.',
      })),
    ...pages.flatMap((placed) => {
      const { id, texts } = placed.entry;
      if (!paths.includes(id)) return [];
      return ownTexts(texts).flatMap(([locale, own]) => {
        const title = repeated(titles, `${locale} ${own.title}`, id);
        const description = repeated(descriptions, own.description, id);
        return [
          ...(title === undefined
            ? []
            : [
                problem('pages', placed, {
                  locale,
                  field: 'title',
                  message: `is the title of ${title} too.`,
                }),
              ]),
          ...(description === undefined
            ? []
            : [
                problem('pages', placed, {
                  locale,
                  field: 'description',
                  message: `is the description of ${description} too.`,
                }),
              ]),
        ];
      });
    }),
  ];
}
