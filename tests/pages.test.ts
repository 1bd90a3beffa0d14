/** What holds on every published page: each page is read and parsed once, and all checks run on it. A check is a test. */
import { beforeAll, expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { loadSite } from './pages/check.ts';
import { checks } from './pages/checks.ts';
import { type Outcome, readPages } from './pages/read-pages.ts';
import { eachPage, loadPages, makePage, type SitePage } from './site/pages.ts';

const site = await loadSite();
const pages = await loadPages();

let outcomes: ReadonlyMap<string, Outcome>;
beforeAll(async () => {
  outcomes = await readPages(eachPage(), checks, site);
});

test.for(checks)('$name', ({ name, minPages }) => {
  const { pageCount = 0, faults = [] } = outcomes.get(name) ?? {};
  expect(faults.slice(0, 30)).toEqual([]);
  expect(pageCount).toBeGreaterThanOrEqual(minPages);
});

test.for(checks)('a page that is spoiled is found: $name', async ({ name, spoiling }) => {
  const check = checks.filter((one) => one.name === name);
  const sound = spoiling.pages.map((address) => {
    return pages.find((page) => page.address === address) ?? expect.fail(`There is no page ${address}.`);
  });
  const findFaults = async (given: readonly SitePage[]) =>
    (await readPages(given, check, site)).get(name)?.faults;
  expect(await findFaults(sound)).toEqual([]);
  const spoiled = sound.map(({ file, html }) => {
    return makePage(file, () => html.replace(spoiling.part, spoiling.by));
  });
  const isSpoiled = spoiled.some(({ html }, index) => html !== sound[index]?.html);
  expect(isSpoiled, `${spoiling.part.source} is on ${spoiling.pages.join(' or ')}`).toBe(true);
  expect(await findFaults(spoiled)).not.toEqual([]);
});

test('every check has a name of its own', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
});

test('there are more than a hundred pages in each language', () => {
  for (const locale of locales)
    expect(pages.filter((page) => page.locale === locale).length).toBeGreaterThan(100);
});
