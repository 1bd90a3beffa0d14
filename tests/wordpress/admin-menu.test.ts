/** The menu of WordPress for the types that the plugin adds: in groups, what is edited most often on top, in the language of the editor. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { locales, type Locale } from '#platform/languages/locale.ts';
import { parseHtml } from '../site/html-element.ts';
import { pluginFolder } from './companion.ts';
import { setOptions } from './editor.ts';
import { openFormBase } from './form-base.ts';
import { isWithoutWordPress } from './programs.ts';

const kindsSchema = z.record(z.string(), z.object({ rights: z.string() }));
const kinds = kindsSchema.parse(JSON.parse(readFileSync(join(pluginFolder, 'kinds.json'), 'utf8')));
const base = openFormBase(Object.keys(kinds).join(' '));

const groups: Readonly<Record<Locale, readonly string[]>> = {
  et: ['Teated', 'Hinnad', 'Jäätmejaamad', 'Abi', 'Sortimine', 'Lehed ja menüüd', 'Ettevõte'],
  ru: ['Сообщения', 'Цены', 'Станции отходов', 'Помощь', 'Сортировка', 'Страницы и меню', 'Предприятие'],
  en: ['Notices', 'Prices', 'Waste stations', 'Help', 'Sorting', 'Pages and menus', 'Company'],
};

const addStation: Readonly<Record<Locale, string>> = {
  et: 'Lisa jäätmejaam',
  ru: 'Добавить станцию отходов',
  en: 'Add waste station',
};

test.skipIf(isWithoutWordPress).for(locales)(
  'groups stand behind articles in the order of their use, and nothing is called a post: %s',
  async (locale) => {
    onTestFinished(async () => setOptions({ locale: '' }));
    await setOptions({ locale: { et: 'et', ru: 'ru_RU', en: 'en_US' }[locale] });
    const html = parseHtml(
      (await base.administration.get('/wp-admin/edit.php?post_type=waste_stations')).html,
    );
    const heads = html
      .querySelectorAll('#adminmenu a.menu-top')
      .flatMap((link) => link.querySelector('.wp-menu-name')?.textContent.trim() ?? []);
    const from = heads.indexOf(groups[locale][0] ?? '');
    expect(heads[from - 1]).toBe('Posts');
    expect(heads.slice(from).filter((head) => groups[locale].includes(head))).toEqual(groups[locale]);
    expect(html.querySelector('.page-title-action')?.textContent).toBe(addStation[locale]);
    expect(html.querySelector('.wrap')?.textContent).not.toMatch(/\bposts?\b/iu);
  },
);

test('each type has its place in the menu', () => {
  const source = readFileSync(join(pluginFolder, 'includes/content-types.php'), 'utf8');
  const [, order = ''] = /const MENU_ORDER = \[(.*?)\];/su.exec(source) ?? [];
  const named = [...order.matchAll(/'(\w+)'/gu)].map(([, type]) => type);
  expect(named.toSorted()).toEqual(Object.keys(kinds).toSorted());
});
