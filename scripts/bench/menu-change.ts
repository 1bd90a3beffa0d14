/** A label of the menu changes, which every page shows: how soon an address has its right page, and how long visitors wait while
 * the rest is rendered. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FakeWordPress } from '#fakes/fake-wordpress.ts';
import { Random } from '#fakes/random.ts';
import { defaultLocale, languages, locales } from '#platform/languages/locale.ts';
import type { Menu } from '#platform/cms/menu.ts';
import { sendHook } from './content-hook.ts';
import { quantile } from './quantile.ts';
import { shippedContent } from './site.ts';
import { type Row, upTo } from './table.ts';
import { BenchError } from './timed-run.ts';

const visitors = 8;

/** Pages that each visitor reads after the first right one. */
const reads = 150;

const limitMs = 120_000;

const menuKey = (locale: (typeof locales)[number]): string => `menu-items ${languages[locale].menuId}`;

/** Gives the content base the menus of the project. */
export function addMenus({ entries }: FakeWordPress): void {
  for (const locale of locales) {
    const file = join(shippedContent, `menus/${languages[locale].menuId}.json`);
    const { items } = JSON.parse(readFileSync(file, 'utf8')) as Menu;
    entries.set(
      menuKey(locale),
      items.map((menuItem) => ({ slug: '', modified_gmt: '', ...menuItem })),
    );
  }
}

/** @returns The label, which no page has had before. */
function changeLabel({ entries }: FakeWordPress): string {
  const [first, ...rest] = entries.get(menuKey(defaultLocale)) ?? [];
  if (!first) throw new BenchError('There is no menu.');
  const label = `Meist ${randomUUID()}`;
  entries.set(menuKey(defaultLocale), [{ ...first, title: { rendered: `<span>${label}</span>` } }, ...rest]);
  return label;
}

export interface MenuSite {
  readonly origin: string;
  readonly fakeWordPress: FakeWordPress;
  /** Milliseconds in which the content base has answered so far. */
  readonly busyMs: () => number;
  /** Paths of Estonian pages. */
  readonly pages: readonly string[];
  /** Edits a post while the rest is rendered.
   * @returns Milliseconds until its page has the edit. */
  readonly edit: () => Promise<number>;
}

/** @throws {BenchError} If no page changes. */
export async function measureMenu(site: MenuSite): Promise<readonly Row[]> {
  const { origin, fakeWordPress, busyMs, pages, edit } = site;
  const random = new Random(1);
  const read = async (): Promise<{ readonly isNew: boolean; readonly ms: number }> => {
    const startedAt = performance.now();
    const path = random.pick(pages);
    const response = await fetch(origin + path);
    const html = await response.text();
    if (response.status !== 200) throw new BenchError(`${path} is answered with ${response.status}.`);
    return { isNew: html.includes(label), ms: performance.now() - startedAt };
  };
  const busyBefore = busyMs();
  const start = performance.now();
  const label = changeLabel(fakeWordPress);
  await sendHook(origin, { action: 'menu', postType: 'menus', id: languages[defaultLocale].menuId });
  while (!(await read()).isNew)
    if (performance.now() - start > limitMs) throw new BenchError('No page shows the changed menu.');
  const first = performance.now() - start - (busyMs() - busyBefore);
  const visit = async () => {
    const times: { readonly isNew: boolean; readonly ms: number }[] = [];
    while (times.length < reads) times.push(await read());
    return times;
  };
  const visits = Array.from({ length: visitors }, visit);
  const edited = await edit();
  const times = (await Promise.all(visits)).flat();
  const waits = times.map(({ ms }) => ms);
  return [
    { id: 'P11', what: 'changed menu, first right page', unit: 'seconds', ours: first, target: upTo(1000) },
    {
      id: 'P11',
      what: 'a visitor’s wait meanwhile, p99',
      unit: 'milliseconds',
      ours: quantile(waits, 0.99),
      target: upTo(150),
    },
    { id: 'P11', what: 'a post that is edited meanwhile', unit: 'seconds', ours: edited, target: upTo(1000) },
    {
      id: '',
      what: 'pages of before, sent meanwhile',
      unit: 'count',
      ours: times.filter(({ isNew }) => !isNew).length,
      target: upTo(0),
    },
  ];
}
