import { expect, test } from 'vitest';
import { byLocale, languages } from '#platform/languages/locale.ts';
import { sampleMenuItem } from '#fakes/fake-wordpress.ts';
import { type Menu, menuFaults, type MenuItem, menuItemSchema, menuSchema } from './menu.ts';
import { logNote } from '#platform/notes/note.ts';

const entry = sampleMenuItem(1);

const accepts = (change: object): boolean => menuItemSchema.safeParse({ ...entry, ...change }).success;

test('a menu item has every field of the specification and no other', () => {
  expect(Object.keys(entry).filter((field) => accepts({ [field]: undefined }))).toEqual([]);
  expect(accepts({ colour: 'green' })).toBe(false);
  expect(accepts({})).toBe(true);
});

test('a menu item may have a featured media link', () => {
  expect(accepts({ featured_media: 'https://example.ee/wp-json/wp/v2/media/9' })).toBe(true);
  expect(accepts({ featured_media: 'no link' })).toBe(false);
});

test('the menu order is 1 to 39, and may grow', () => {
  expect([0, 1, 39, 40, 400, 1.5].map((menu_order) => accepts({ menu_order }))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

const createMenu = (...changes: readonly Partial<MenuItem>[]): Menu => ({
  id: 17,
  items: changes.map((change, index) => sampleMenuItem(index + 1, change)),
});

const listFaults = (menu: Menu) => menuFaults(menu).map(({ field, note }) => `${field}: ${logNote(note)}`);

test('a menu has three levels and any number of items', () => {
  expect(listFaults(createMenu({}, { parent: 1 }, { parent: 2 }))).toEqual([]);
  expect(listFaults(createMenu(...Array.from({ length: 300 }, () => ({}))))).toEqual([]);
  expect(listFaults(createMenu({}, { parent: 1 }, { parent: 2 }, { parent: 3 }))).toEqual([
    'items.3.parent: it is below the third level, which is the last that the header shows. Move it up.',
  ]);
});

test('items that are below each other in a circle are named, as the header would never show them', () => {
  expect(listFaults(createMenu({}, { parent: 3 }, { parent: 2 }))).toHaveLength(2);
});

test('the target of a menu item is empty or _blank', () => {
  expect(['', '_blank', '_self'].map((target) => accepts({ target }))).toEqual([true, true, false]);
});

test('the status of a menu item is publish and its type is custom', () => {
  expect([accepts({ status: 'draft' }), accepts({ type: 'post_type' })]).toEqual([false, false]);
});

test('a menu item leads to a path, an https address or an address from the settings', () => {
  const urls = ['/about', 'https://example.ee/', 'external:selfService', 'external:jobs'];
  expect(urls.filter((url) => accepts({ url }))).toEqual(urls);
});

test('a menu item leads to nothing else', () => {
  const urls = ['//example.ee', 'http://example.ee/', 'javascript:alert(1)', 'external:shop', 'about', ''];
  expect(urls.filter((url) => accepts({ url }))).toEqual([]);
});

test('the menus have the ids 17, 72 and 73', () => {
  expect(byLocale((locale) => languages[locale].menuId)).toEqual({ et: 17, ru: 72, en: 73 });
  expect([17, 72, 73, 18].map((id) => menuSchema.safeParse({ id, items: [entry] }).success)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
