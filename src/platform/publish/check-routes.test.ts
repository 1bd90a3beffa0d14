/** Which menus and texts of pages stop a publish. */
import { expect, test } from 'vitest';
import { site } from '#features/site.ts';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import type { MenuItem } from '#platform/cms/menu.ts';
import { languages } from '#platform/languages/locale.ts';
import { Content } from './stored-content.ts';
import { checkNavigation } from './check-routes.ts';

/** What is said of a kind of entry. */
function told(kind: 'menus' | 'pages', entries: readonly ParsedEntry[]): readonly string[] {
  const database = openSampleStore();
  importFiles(database, { [`${kind}.json`]: entries });
  return checkNavigation(new Content(database), site).flatMap(
    ({ file, entry = '', locale = '', field = '', message }) =>
      file.startsWith(kind) ? [[entry, locale, field, message].filter((text) => text !== '').join(' ')] : [],
  );
}

const { menuId } = languages.et;

function toItem(id: number, url: string): MenuItem {
  return {
    id,
    title: { rendered: `Kirje ${String(id)}` },
    status: 'publish',
    url,
    attr_title: '',
    description: '',
    type: 'custom',
    type_label: '',
    object: 'custom',
    object_id: id,
    parent: 0,
    menu_order: id,
    target: '',
    classes: [],
    xfn: [],
    invalid: false,
    meta: [],
    menus: menuId,
  };
}

test('a menu leads to pages of this site, and to any other site', () => {
  const urls = ['/about', '/no/page', 'https://other.example/', '/services'];
  const menu = sampleEntry('menus', { id: menuId, items: urls.map((url, index) => toItem(index + 1, url)) });
  const faults = told('menus', [menu]).filter((text) => text.includes('route'));
  expect(faults).toEqual([`menus ${String(menuId)} items.1.url /no/page fits no route and no redirect.`]);
});

test('each language has its menu', () => {
  const menu = sampleEntry('menus', { id: menuId, items: [toItem(1, '/about')] });
  const missing = (entries: readonly ParsedEntry[]) =>
    told('menus', entries).filter((text) => text.includes('there is no menu'));
  expect(missing([menu])).toEqual([
    `ru there is no menu ${String(languages.ru.menuId)}.`,
    `en there is no menu ${String(languages.en.menuId)}.`,
  ]);
  expect(missing([])).toHaveLength(3);
});

const toText = (title: string, description: string) => ({
  title,
  description,
  lead: 'Lühidalt.',
  sections: [],
});

test('two pages have neither the same title in a language nor the same description in any', () => {
  const page = (id: string, title: string, description: string) =>
    sampleEntry('pages', {
      id,
      texts: {
        et: toText(title, `${description} eesti keeles`),
        ru: toText(`${id} ru`, `${id}: описание на русском языке`),
        en: toText(`${id} en`, `${id}: described in English`),
      },
    });
  const description = 'Mida sellelt lehelt leiate';
  const repeated = (entries: readonly ParsedEntry[]) =>
    told('pages', entries).filter((text) => text.includes(' too.'));
  const about = page('/about', 'Meist', description);
  expect(repeated([about, page('/services', 'Meist', description)])).toEqual([
    'pages /services et title is the title of /about too.',
    'pages /services et description is the description of /about too.',
  ]);
  expect(repeated([about, page('/services', 'Teenused', `${description} veel`)])).toEqual([]);
  // Of pages that this site does not have.
  expect(repeated([about, page('/other', 'Meist', description)])).toEqual([]);
});

test('each route has its texts', () => {
  const missing = told('pages', []);
  expect(missing).toContain('pages /about this route has no texts.');
  expect(missing).toContain('pages /services this route has no texts.');
});
