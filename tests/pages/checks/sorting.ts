/** What goes where: pages of objects, of bins and of the list, and the pages that lead there. */
import { fillText } from '#platform/base/text.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { nearStationsTexts } from '#features/sorting/near-messages.ts';
import { binIds, homeStreams, laterListParts } from '#features/sorting/sorting.ts';
import { sortingPlaceTexts } from '#features/sorting/way-messages.ts';
import { sortingTexts } from '#features/sorting/sorting-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { sheetAddress } from '#features/sorting/sheet-address.ts';
import { infoPhone } from '../../site/company.ts';
import { attributes, type SitePage, texts } from '../../site/pages.ts';
import { type Check, check, checkTogether } from '../check.ts';
import { notLinked } from './frame.ts';

const at = (pattern: RegExp, minPages: number) => ({
  concerns: ({ path }: SitePage) => pattern.test(path),
  minPages,
});

const itemPath = /^\/sorting\/(?!(?:list|marks|print)$)[^/]+$/u;
const isBinPath = (path: string): boolean => path.startsWith('/sorting/bin/');
const listPath = /^\/sorting\/list(?:\/\d)?$/u;
const stationPath = /^\/home-customer\/waste-stations\/\d+$/u;

const minObjects = 500;

const hrefs = ({ document }: SitePage, selector: string) => attributes(document, selector, 'href');

/** Adds to what a key has. */
function add<Key>(lists: Map<Key, string[]>, key: Key, values: readonly string[]): void {
  lists.set(key, [...(lists.get(key) ?? []), ...values]);
}

export const sorting: readonly Check[] = [
  checkTogether('at least 500 objects have a page in each language, which says in one line where each goes', {
    ...at(itemPath, minObjects * locales.length),
    begin: () => {
      const counts = new Map<Locale, number>(locales.map((locale) => [locale, 0]));
      return {
        page: ({ document, locale }) => {
          counts.set(locale, (counts.get(locale) ?? 0) + 1);
          return texts(document, '.sorting-answer .lead').join('') === '' ? ['it does not say where'] : [];
        },
        end: () => (new Set(counts.values()).size === 1 ? [] : [JSON.stringify(Object.fromEntries(counts))]),
      };
    },
    spoiling: {
      pages: ['/sorting/pitsakarp', '/ru/sorting/pitsakarp', '/en/sorting/pitsakarp'],
      part: /(<p class="lead">)[^<]*/u,
      by: '$1',
    },
  }),

  check('only objects of a bin that is emptied at home say where it is, and none of them is ordered away', {
    ...at(itemPath, minObjects * locales.length),
    faults: (page) => {
      if (page.document.querySelectorAll('.differences').length === 0) return [];
      const [bin = ''] = hrefs(page, '.sorting-answer a');
      const ordered = hrefs(page, '[aria-labelledby="ways"] a').filter((href) => href.includes('?topic='));
      return [
        ...(homeStreams.some((stream) => bin.endsWith(`/${stream}`)) ? [] : [`it goes into ${bin}`]),
        ...ordered.map((href) => `one orders its collection: ${href}`),
      ];
    },
    spoiling: {
      pages: ['/sorting/diivan', '/ru/sorting/padi'],
      part: /<section class="part" aria-labelledby="others">/u,
      by: '<section class="differences"></section>$&',
    },
  }),

  check('a shop is not said to take every old device, and no resident is offered its collection', {
    concerns: (page) =>
      itemPath.test(page.path) && hrefs(page, '.sorting-answer a')[0]?.endsWith('/bin/electronics') === true,
    minPages: 100,
    faults: (page) => [
      ...texts(page.document, '[aria-labelledby="ways"] li').filter(
        (way) => way.trim() === textIn(sortingPlaceTexts.shop, page.locale),
      ),
      ...hrefs(page, '[aria-labelledby="ways"] a').filter((href) => href.includes('?topic=')),
    ],
    spoiling: {
      pages: ['/sorting/kulmkapp'],
      part: /(?<=<li>)Elektroonikapood:[^<]*/u,
      by: sortingPlaceTexts.shop.et,
    },
  }),

  check('stations of which half or more must be asked are not said to take an object', {
    ...at(itemPath, minObjects * locales.length),
    faults: (page) => {
      const { document, locale } = page;
      const stations = document.querySelectorAll('.station-prices [data-station]').length;
      const asked = texts(document, '.station-prices [data-station] .note').filter(
        (note) => note === fillText(textIn(nearStationsTexts.askFirst, locale), { phone: infoPhone }),
      ).length;
      const [heading = ''] = texts(document, '#stations');
      const isSaid = heading === textIn(sortingTexts.stations, locale);
      return stations > 0 && isSaid === 2 * asked >= stations ? [`${asked} of ${stations}: ${heading}`] : [];
    },
    spoiling: {
      pages: ['/sorting/patarei', '/ru/sorting/diivan'],
      part: /<h2 id="stations">[^<]*/u,
      by: '<h2 id="stations">Jaamad, mis selle vastu võtavad',
    },
  }),

  checkTogether(
    'each object is on the page of its bin, and on that of each bin where people put it by mistake',
    {
      concerns: ({ path }) => itemPath.test(path) || isBinPath(path),
      minPages: binIds.length * locales.length,
      begin: () => {
        const linkedFrom = new Map<string, string[]>();
        const items: { own: string; bin: string; never: readonly string[] }[] = [];
        return {
          page: (page) => {
            if (isBinPath(page.path)) {
              const path = parseOwnPath(page.path.replace(/\/not$/u, ''));
              add(linkedFrom, localizedPath(path, page.locale), hrefs(page, '.columns a'));
            } else {
              const [bin = ''] = hrefs(page, '.sorting-answer a');
              const never = hrefs(page, 'section[aria-labelledby="never"] a');
              items.push({ own: page.address, bin, never });
            }
            return [];
          },
          end: () => {
            const sets = new Map([...linkedFrom].map(([bin, linked]) => [bin, new Set(linked)]));
            return items.flatMap(({ own, bin, never }) =>
              [bin, ...never]
                // What can be recycled is named by its bin, which lists it.
                .filter((at) => sets.get(at)?.has(own) !== true)
                .filter((at) => at === bin || sets.get(at)?.has(bin) !== true)
                .map((at) => `${own}: is not on ${at}`),
            );
          },
        };
      },
      spoiling: {
        pages: ['/sorting/pitsakarp', '/sorting/bin/mixed', '/sorting/bin/paper'],
        part: /<li><a href="\/sorting\/pitsakarp">/gu,
        by: '<li><a href="/sorting">',
      },
    },
  ),

  check('home, questions, guides, stations and missed collections lead to what goes where', {
    ...at(
      /^\/(?:customer-support\/(?:faq\/sorting|instructions\/(?:pakendid|paber-ja-kartong|ohtlikud-jaatmed-kodus)|unserved-addresses)|home-customer\/waste-stations\/\d+)?$/u,
      100,
    ),
    faults: (page) => notLinked(page, 'main', ['/sorting']),
    spoiling: { pages: ['/ru'], part: /(<main.*)/su, by: '<main></main>' },
  }),

  check('what goes where, each of its bins and what differs lead to the sheet', {
    ...at(/^\/sorting(?:$|\/bin\/)/u, 40),
    faults: (page) => [
      ...notLinked(page, 'main', ['/sorting/print']),
      ...(page.path === '/sorting/bin/bio' &&
      !hrefs(page, '.differences a').includes(sheetAddress(page.locale, '0784'))
        ? ['what differs in Tallinn has no sheet']
        : []),
    ],
    spoiling: { pages: ['/ru/sorting/bin/bio'], part: /municipality=0784/gu, by: 'municipality=0000' },
  }),

  checkTogether(
    'each kind of waste of a station leads to what belongs there: to a bin, or to its kind among what goes to a station',
    {
      concerns: ({ path }) => path === '/sorting/bin/station' || stationPath.test(path),
      minPages: 90,
      begin: () => {
        const places = new Set<string>();
        const links: { from: string; href: string }[] = [];
        return {
          page: (page) => {
            if (stationPath.test(page.path)) {
              const accepted = hrefs(page, 'section[aria-labelledby="accepted"] li a');
              links.push(...accepted.map((href) => ({ from: page.address, href })));
              return accepted.length > 0 ? [] : ['it accepts nothing'];
            }
            const kinds = attributes(page.document, 'section[aria-labelledby="right"] h3', 'id');
            for (const kind of kinds) places.add(`${page.address}#${kind}`);
            return ['bulky', 'construction', 'metal', 'tyres'].filter((kind) => !kinds.includes(kind));
          },
          end: () =>
            links
              .filter(({ href }) => !/\/sorting\/bin\/(?!station)[a-z]+$/u.test(href) && !places.has(href))
              .map(({ from, href }) => `${from}: ${href}`),
        };
      },
      spoiling: {
        pages: ['/sorting/bin/station', '/home-customer/waste-stations/301'],
        part: /id="asbestos"/u,
        by: 'id="eternit"',
      },
    },
  ),

  checkTogether('the list has all objects, each once', {
    concerns: ({ path }) => itemPath.test(path) || listPath.test(path),
    minPages: (1 + laterListParts.length) * locales.length,
    begin: () => {
      const listed = new Set<string>();
      const items: string[] = [];
      return {
        page: (page) => {
          if (itemPath.test(page.path)) {
            items.push(page.address);
            return [];
          }
          const linked = hrefs(page, '.columns a');
          const again = linked.filter((href, index) => listed.has(href) || linked.indexOf(href) !== index);
          for (const href of linked) listed.add(href);
          return again;
        },
        end: () => items.filter((own) => !listed.has(own)).map((own) => `${own}: is not in the list`),
      };
    },
    spoiling: {
      pages: ['/sorting/list', '/sorting/list/2', '/sorting/list/3', '/sorting/pitsakarp'],
      part: /<a href="\/sorting\/pitsakarp">/gu,
      by: '<a href="/sorting">',
    },
  }),

  checkTogether('each part of the list leads to the letters of all parts', {
    ...at(listPath, (1 + laterListParts.length) * locales.length),
    begin: () => {
      const letters = new Map<Locale, string[]>();
      const links: { from: string; locale: Locale; linked: readonly string[] }[] = [];
      return {
        page: (page) => {
          const ids = attributes(page.document, 'section.part > h2', 'id');
          const own = ids.filter((id) => id.startsWith('letter-')).map((id) => `${page.address}#${id}`);
          add(letters, page.locale, own);
          const linked = hrefs(page, '.letters a');
          links.push({
            from: page.address,
            locale: page.locale,
            linked: linked.map((href) => (href.startsWith('#') ? page.address + href : href)),
          });
          return [];
        },
        end: () =>
          links.flatMap(({ from, locale, linked }) =>
            (letters.get(locale) ?? [])
              .filter((letter) => !linked.includes(letter))
              .map((letter) => `${from}: does not lead to ${letter}`),
          ),
      };
    },
    spoiling: {
      pages: ['/sorting/list', '/sorting/list/2', '/sorting/list/3'],
      part: /class="letters"/u,
      by: '',
    },
  }),
];
