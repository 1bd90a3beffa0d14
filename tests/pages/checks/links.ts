/** Where links lead, and what elements name by its id. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseUnservedFeed } from '#features/unserved/unserved-feed.ts';
import { locales } from '#platform/languages/locale.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { toTarget } from '#platform/publish/targets.ts';
import { counterpart, localizedPath } from '#platform/addresses/paths.ts';
import type { Resolution } from '#platform/addresses/resolution.ts';
import { parseSheetPath } from '#features/sorting/sheet-address.ts';
import type { HtmlElement } from '../../site/html-element.ts';
import { attributes, type SitePage } from '../../site/pages.ts';
import { type Check, check, checkTogether, type Site } from '../check.ts';

const parsed = new WeakMap<SitePage, readonly string[]>();

/** Every link target of a page, once. */
function listLinks(page: SitePage): readonly string[] {
  const known = parsed.get(page);
  if (known) return known;
  const { document } = page;
  const found = (['href', 'src', 'action', 'poster', 'data'] as const)
    .flatMap((name) => attributes(document, `[${name}]`, name))
    .concat(attributes(document, '[srcset]', 'srcset').flatMap(parseSrcset))
    .concat(attributes(document, 'meta[property="og:image"]', 'content'));
  const links = [...new Set(found)];
  parsed.set(page, links);
  return links;
}

function parseSrcset(srcset: string): readonly string[] {
  return srcset.split(',').map((candidate) => candidate.trim().split(/\s/u)[0] ?? '');
}

interface Destination {
  readonly url: URL;
  readonly resolution: Resolution;
  /** The file that answers, whatever the query is; undefined when none does. */
  readonly file: string | undefined;
}

const destinations = new WeakMap<Site, Map<string, Destination | undefined>>();

/** Undefined when the link leaves the site. Most links are on every page: each is resolved once. */
function findDestination(to: string, { address }: SitePage, site: Site): Destination | undefined {
  const known = destinations.get(site) ?? new Map<string, Destination | undefined>();
  destinations.set(site, known);
  // An address from the root leads to the same place on every page.
  const key = to.startsWith('/') ? to : `${address} ${to}`;
  if (known.has(key)) return known.get(key);
  const url = new URL(to, site.settings.siteUrl + address);
  const destination =
    url.origin === site.settings.siteUrl
      ? { url, resolution: site.resolve(url), file: findFile(site.resolve(new URL(url.pathname, url))) }
      : undefined;
  known.set(key, destination);
  return destination;
}

function findFile(resolution: Resolution): string | undefined {
  if (resolution.type === 'file') return decodeURIComponent(resolution.pathname).slice(1);
  return resolution.type === 'page'
    ? toTarget(localizedPath(resolution.path, resolution.locale)).file
    : undefined;
}

/** Links within the site of which something is wrong. */
const wrongLinks = (page: SitePage, site: Site, isWrong: (to: Destination) => boolean): readonly string[] =>
  listLinks(page).filter((to) => {
    const destination = findDestination(to, page, site);
    return destination !== undefined && isWrong(destination);
  });

const isLive = ({ pathname }: URL): boolean =>
  endpoints.has(pathname) ||
  parseUnservedFeed(pathname) !== undefined ||
  parseSheetPath(pathname) !== undefined;

const isSwitcher = (url: URL): boolean => url.searchParams.has('lang');

const listIds = (document: HtmlElement): readonly string[] => attributes(document, '[id]', 'id');

/** Ids in a file of the site that was not read as a page: a drawing, of which pages show parts, or a page where only some are read. */
function listWrittenIds({ settings, files }: Site, file: string): readonly string[] {
  if (!files.has(file)) return [];
  const written = readFileSync(join(settings.outDir, file), 'utf8');
  return [...written.matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id);
}

/** Attributes that name elements of the same page. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'];

export const links: readonly Check[] = [
  check('every internal link and every asset is a file of the site, or a live call', {
    faults: (page, site) =>
      wrongLinks(page, site, ({ url, file }) => !isLive(url) && !site.files.has(file ?? '')),
    spoiling: { pages: ['/about'], part: /href="\/about\/company"/u, by: 'href="/about/firm"' },
  }),

  checkTogether('every link with a fragment leads to an element with that id', {
    begin: (site) => {
      const ids = new Map<string, ReadonlySet<string>>();
      const wanted = new Map<string, { file: string | undefined; id: string; from: string }>();
      return {
        page: (page) => {
          ids.set(page.file, new Set(listIds(page.document)));
          for (const to of listLinks(page)) {
            if (!to.includes('#')) continue;
            const destination = findDestination(to, page, site);
            const id = decodeURIComponent(destination?.url.hash.slice(1) ?? '');
            if (id === '') continue;
            const file = destination?.file;
            wanted.set(`${file}#${id}`, { file, id, from: page.address });
          }
          return [];
        },
        end: () =>
          [...wanted.values()]
            .filter(({ file = '', id }) => {
              const known = ids.get(file) ?? new Set(listWrittenIds(site, file));
              ids.set(file, known);
              return !known.has(id);
            })
            .map(({ file, id, from }) => `${from}: ${file}#${id}`),
      };
    },
    spoiling: { pages: ['/cookies'], part: /id="your-choice"/u, by: 'id="choice"' },
  }),

  check('no link leads to a redirect, those of the language switcher aside', {
    faults: (page, site) =>
      wrongLinks(
        page,
        site,
        ({ url, resolution }) =>
          !isSwitcher(url) && ['moved', 'language', 'malformed'].includes(resolution.type),
      ),
    spoiling: { pages: ['/about'], part: /href="\/about\/company"/u, by: 'href="/about/company/"' },
  }),

  check(
    'a link of the language switcher leads to the same page, or to the list of a list page, in its language',
    {
      faults: (page, site) =>
        wrongLinks(page, site, ({ url }) => {
          if (!isSwitcher(url)) return false;
          const locale = locales.find((known) => known === url.searchParams.get('lang'));
          return (
            locale === undefined || url.pathname !== encodeURI(localizedPath(counterpart(page.path), locale))
          );
        }),
      spoiling: { pages: ['/about'], part: /\/ru\/about\?lang=ru/u, by: '/ru/services?lang=ru' },
    },
  ),

  check('links stay in the language of their page, those to other languages say so', {
    faults: (page, site) =>
      page.document.querySelectorAll('a[href]').flatMap(({ attributes: { href = '', hreflang } }) => {
        if (!href.startsWith('/')) return [];
        const resolution = findDestination(href, page, site)?.resolution;
        const isOther = resolution?.type === 'page' && resolution.locale !== page.locale;
        return isOther && hreflang !== resolution.locale ? [href] : [];
      }),
    spoiling: { pages: ['/ru/about'], part: /href="\/ru\/about\/company"/u, by: 'href="/about/company"' },
  }),

  check('links that leave the site are encrypted, or are phone numbers and e-mail addresses', {
    faults: (page) =>
      listLinks(page).filter((to) => /^[a-z][a-z\d+.-]*:/iu.test(to) && !/^(?:https|tel|mailto):/u.test(to)),
    spoiling: { pages: ['/about'], part: /href="https:\/\/karjaar/u, by: 'href="http://karjaar' },
  }),

  check('no page has an id twice', {
    faults: ({ document }) => {
      const ids = listIds(document);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    },
    spoiling: { pages: ['/about'], part: /id="footer"/u, by: 'id="content"' },
  }),

  check('what an element names by its id is on the page', {
    faults: ({ document }) => {
      const ids = new Set(listIds(document));
      return references.flatMap((name) =>
        attributes(document, `[${name}]`, name)
          .flatMap((value) => value.split(/\s+/u))
          .filter((id) => !ids.has(id)),
      );
    },
    spoiling: { pages: ['/about'], part: /id="main-menu"/u, by: 'id="menu"' },
  }),
];
