/** Validates menus, redirects and page texts against the route table. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { builtPathSchema } from '#features/page-builder/built-page.ts';
import { locales, fallbacks, languages, ownTexts } from '#platform/languages/locale.ts';
import { menuFaults } from '#platform/cms/menu.ts';
import { extractPath } from '#platform/addresses/page-path.ts';
import { flattenRedirects, normalizeAddress } from '#platform/addresses/old-addresses.ts';
import { pageTemplates } from '#shell/addresses/routes.ts';
import { isTitledPage } from '#features/sorting/sorting-links.ts';
import { findCircle, isPage, checkRedirects } from './check-redirects.ts';
import { type Content, problem, type Placed } from './content.ts';

export function checkNavigation(content: Content): readonly ContentProblem[] {
  const redirects = content.all('redirects');
  const circle = findCircle(redirects);
  if (circle) return [circle];
  const table = flattenRedirects(redirects.map(({ entry }) => entry));
  // The address may belong to a redirect that could not be read.
  const isKnown = (address: string) =>
    !content.isWhole('redirects') ||
    isPage(address) ||
    isBuiltPage(address, content) ||
    table.has(normalizeAddress(extractPath(address)));
  return [
    ...checkRedirects(redirects, table, content),
    ...checkMenus(content, isKnown),
    ...checkPageTexts(content),
    ...content.all('notices').flatMap((placed) => {
      const { link } = placed.entry;
      if (link === undefined || isKnown(link)) return [];
      return [problem('notices', placed, { field: 'link', message: `${link} is no page of this site.` })];
    }),
    ...checkObjects(content),
    ...checkSheet(content),
  ];
}

/** What an object of what goes where names: its group, other bins, pages. */
function checkObjects(content: Content): readonly ContentProblem[] {
  const isGuide = (id: string) => content.has('guides', id);
  return content.all('sorting-items').flatMap((placed) => {
    const { group, bin, never, links = [] } = placed.entry;
    const fault = (field: string, message: string) => problem('sorting-items', placed, { field, message });
    // Where editors delete groups, an object may be left without one: it has no sources then.
    const hasGroup = content.has('sorting-groups', group) || !content.isWhole('sorting-items');
    return [
      ...(hasGroup ? [] : [fault('group', `${group} is no entry of sorting-groups.`)]),
      ...never.filter((other) => other.bin === bin).map(() => fault('never', `${bin} is its own bin.`)),
      ...links
        .filter((link) => !isTitledPage(link, isGuide))
        .map((link) => fault('links', `${link} is no page of this site.`)),
    ];
  });
}

/** A sheet on a wall must not say what the page of an object denies. */
function checkSheet(content: Content): readonly ContentProblem[] {
  if (!content.isWhole('sorting-items')) return [];
  const items = new Map(content.all('sorting-items').map(({ entry }) => [entry.id, entry]));
  return content.all('sorting-sheet').flatMap((placed) => {
    const { id: bin, belongs, not } = placed.entry;
    const fault = (field: string, message: string) => problem('sorting-sheet', placed, { field, message });
    return [
      ...belongs
        .filter((id) => items.get(id)?.bin !== bin)
        .map((id) => fault('belongs', `${id} is no object of ${bin}.`)),
      ...not
        .filter((id) => items.get(id)?.never.every((never) => never.bin !== bin) ?? true)
        .map((id) => fault('not', `${id} is no object that never goes into ${bin}.`)),
    ];
  });
}

/** Pages of the page builder may disappear at any time. A link to a missing one is left out of the site and
 * reported as a warning (../health); it does not stop the build. */
function isBuiltPage(address: string, content: Content): boolean {
  const path = builtPathSchema.safeParse(extractPath(address).replace(/\/$/u, '')).data;
  return path !== undefined && content.has('built-pages', path);
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
    ...menuFaults(placed.entry).map((fault) => problem('menus', placed, fault)),
    ...placed.entry.items.flatMap(({ url }, index) => {
      if (!url.startsWith('/') || isKnown(url)) return [];
      const message = `${url} fits no route and no redirect.`;
      return [problem('menus', placed, { field: `items.${index}.url`, message })];
    }),
  ];
}

function checkPageTexts(content: Content): readonly ContentProblem[] {
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
    ...pageTemplates
      .filter((template) => content.isWhole('pages') && !ids.has(template))
      .map((template) => ({
        file: 'pages',
        entry: `pages ${template}`,
        message: 'this route has no texts.',
      })),
    ...pages.flatMap((placed) => {
      const { id, texts } = placed.entry;
      if (!pageTemplates.some((template) => template === id)) {
        return [
          problem('pages', placed, { field: 'id', message: `${id} fits no route of the route table.` }),
        ];
      }
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
