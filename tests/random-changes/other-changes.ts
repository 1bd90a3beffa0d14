/** Changes of everything but posts. A change that does not apply does nothing. */
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice } from '#features/notices/notice.ts';
import { locales } from '#platform/languages/locale.ts';
import { type ChangedSite, origins } from './changed-site.ts';
import type { Change } from './post-changes.ts';

const day = 86_400_000;

const inAllLanguages = (text: string) => ({ et: `${text} et`, ru: `${text} ru`, en: `${text} en` });

function period({ now, random }: ChangedSite): Pick<Notice, 'from' | 'until'> {
  const from = now + (random.below(20) - 10) * day;
  return { from: new Date(from).toISOString(), until: new Date(from + random.below(10) * day).toISOString() };
}

function addNotice(site: ChangedSite): void {
  const name = site.newName();
  const texts = { title: inAllLanguages(name), text: inAllLanguages(name) };
  site.notices.add({ id: name, severity: 'information', ...texts, ...period(site), link: '/klienditugi' });
}

function changeNotice(site: ChangedSite): void {
  if (site.notices.all.length === 0) return;
  const notice = site.notices.pick();
  if (site.random.happens(0.3)) site.notices.remove(notice);
  else
    site.notices.replace(notice, {
      ...notice,
      ...(site.random.happens(0.5) ? period(site) : { severity: 'emergency' }),
    });
}

function moveClock(site: ChangedSite): void {
  const { random, posts, notices } = site;
  const instants = [
    ...posts.all.map(({ date }) => date),
    ...notices.all.flatMap(({ from, until }) => [from, until]),
  ];
  // Entries are added and removed exactly at an instant, not one millisecond earlier.
  if (random.happens(0.5)) site.now = Date.parse(random.pick(instants)) - random.below(2);
  else site.now += (random.below(80) - 40) * day;
}

function changeMenu({ menus, random }: ChangedSite, label: string): void {
  const menu = menus.pick();
  const chosen = random.pick(menu.items);
  const other = random.pick(menu.items);
  const items = menu.items.map((entry) => {
    if (entry === chosen) return { ...entry, menu_order: other.menu_order, title: { rendered: label } };
    return entry === other ? { ...entry, menu_order: chosen.menu_order } : entry;
  });
  const isLeaf = menu.items.every(({ parent }) => parent !== chosen.id);
  const shorter =
    isLeaf && items.length > 5 && random.happens(0.3) ? items.filter(({ id }) => id !== chosen.id) : items;
  menus.replace(menu, { ...menu, items: shorter });
}

function changeFact({ companies, random }: ChangedSite): void {
  const company = companies.pick();
  const fact = random.pick(['employees', 'truckLength', 'vatRate', 'goalYear']);
  const before = company.facts[fact];
  if (before?.type !== 'count' && before?.type !== 'measure' && before?.type !== 'year') return;
  companies.replace(company, {
    ...company,
    facts: { ...company.facts, [fact]: { ...before, value: random.below(900) } },
  });
}

function changePage(site: ChangedSite): void {
  const page = site.pages.pick();
  const locale = site.random.pick(locales);
  const name = site.newName();
  const text = page.texts[locale];
  const changed = {
    title: { ...text, title: name },
    lead: { ...text, lead: `${name} {{employees}}` },
    section: { ...text, sections: [{ id: name, heading: name, html: '<p><a href="/vana-1">vana</a></p>' }] },
  }[site.random.pick(['title', 'lead', 'section'])];
  site.pages.replace(page, { ...page, texts: { ...page.texts, [locale]: changed } });
}

function changePriceLists(site: ChangedSite): void {
  const { priceLists, random } = site;
  const list = priceLists.pick();
  const id = random.below(300) + 300;
  // A contract refers to 112, so it is kept.
  const isNamed = list.id === 112;
  switch (random.pick(['region', 'service', 'rate', 'add', 'remove', 'id'])) {
    case 'region': {
      priceLists.replace(list, { ...list, region: site.newName() });
      return;
    }
    case 'service': {
      priceLists.replace(list, {
        ...list,
        service: random.pick(['organised', 'construction', 'big-bag']),
      });
      return;
    }
    case 'rate': {
      priceLists.replace(list, { ...list, vatRate: random.below(30), validUntil: '2999-01-01' });
      return;
    }
    case 'add':
      if (priceLists.isFree(id)) priceLists.add({ ...list, id });
      return;
    case 'remove':
      if (!isNamed) priceLists.remove(list);
      return;
    case 'id':
      if (!isNamed && priceLists.isFree(id)) priceLists.replace(list, { ...list, id });
      return;
    default:
      return;
  }
}

function changeStations(site: ChangedSite): void {
  const { stations, random } = site;
  const station = stations.pick();
  const id = random.below(300) + 1;
  switch (random.pick(['name', 'county', 'id', 'add', 'remove', 'address'])) {
    case 'name': {
      stations.replace(station, { ...station, name: site.newName() });
      return;
    }
    case 'county': {
      stations.replace(station, {
        ...station,
        county: random.pick(['Harju maakond', 'Võru maakond']),
      });
      return;
    }
    case 'address': {
      stations.replace(station, { ...station, address: site.newName() });
      return;
    }
    case 'id':
      if (stations.isFree(id)) stations.replace(station, { ...station, id });
      return;
    case 'add':
      if (stations.isFree(id)) stations.add({ ...station, id });
      return;
    case 'remove':
      if (stations.all.length > 1) stations.remove(station);
      return;
    default:
      return;
  }
}

function changeRedirects({ redirects, random }: ChangedSite): void {
  const id = `/vana-${random.below(4)}`;
  const to = random.pick([
    '/about',
    '/klienditugi',
    '/customer-support/price-lists?lang=ru',
    '/customer-support/news',
  ]);
  const known = redirects.all.find((redirect) => redirect.id === id);
  if (!known) redirects.add({ id, to });
  else if (random.happens(0.5)) redirects.remove(known);
  else redirects.replace(known, { id, to });
}

function changeQuestions(site: ChangedSite): void {
  const { questions, random } = site;
  const question = questions.pick();
  if (random.happens(0.3)) questions.add({ ...question, id: site.newName() });
  else if (random.happens(0.3)) questions.remove(question);
  else
    questions.replace(question, {
      ...question,
      order: random.below(20) + 1,
      answer: inAllLanguages('<a href="/vana-3">?</a>'),
    });
}

function changeGuides({ guides, random }: ChangedSite): void {
  const guide = guides.pick();
  guides.replace(guide, { ...guide, order: random.below(20) + 1 });
}

function changeMap({ settings, random }: ChangedSite): void {
  if (settings.mapTiles === undefined) settings.mapTiles = `https://tiles.example.ee/${random.below(3)}`;
  else delete settings.mapTiles;
}

/** Replaces the folder of the site with another one that has some of its files. */
function damageOutput({ outDir, random, folder }: ChangedSite): void {
  if (!existsSync(outDir)) return;
  if (random.happens(0.4)) {
    rmSync(outDir, { recursive: true, force: true });
    return;
  }
  const copy = join(folder, 'copy');
  cpSync(outDir, copy, { recursive: true });
  rmSync(outDir, { recursive: true });
  renameSync(copy, outDir);
  writeFileSync(join(outDir, 'ru/about.html'), 'damaged');
  rmSync(join(outDir, 'feeds'), { recursive: true, force: true });
}

export const otherChanges = {
  'added notice': addNotice,
  'changed notice': changeNotice,
  'moved clock': moveClock,
  'changed menu': (site) => changeMenu(site, `<span>${site.newName()}</span>`),
  'changed fact': changeFact,
  'changed page': changePage,
  'changed price lists': changePriceLists,
  'changed stations': changeStations,
  'changed redirects': changeRedirects,
  'changed questions': changeQuestions,
  'changed guides': changeGuides,
  'other origin': ({ settings, random }) => void (settings.siteUrl = random.pick(origins)),
  'other map': changeMap,
  'other commit': (site) => void (site.settings.commit = site.newName()),
  'damaged output': damageOutput,
} as const satisfies Readonly<Record<string, Change>>;
