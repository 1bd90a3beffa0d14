/** Which pages become stale by the passing of time alone. */
import { expect, test } from 'vitest';
import { endOfYear } from '#platform/store/year.ts';
import { loadLiveSite } from '#platform/calls/site-folder.ts';
import type { Notice } from '#features/notices/notice.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { feedAddress } from '#shell/addresses/feeds.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { every, inLocales, inSmallSite } from './rendered.ts';
import { june, makePost, makePublishedSite, nothing, type SmallSite } from './small-site.ts';

const hour = 3_600_000;

const at = (instant: number) => new Date(instant).toISOString();

const texts = { et: 'Veod hilinevad', ru: 'Вывоз задерживается', en: 'Collections are late' };

const notice: Notice = {
  id: 'hilinemine',
  severity: 'information',
  title: texts,
  text: texts,
  from: at(june + hour),
  until: at(june + 2 * hour),
};

const noticesPage = '/customer-support/emergency-notice';

const isShown = (site: SmallSite) => site.published('ru/about.html').includes(texts.ru);

const all = (rendered: Readonly<Record<string, string>>) => [...new Set(Object.values(rendered))];

test('a notice appears at its first instant on every page and goes at its last', async () => {
  const site = await makePublishedSite();
  site.write('notices/hilinemine.json', notice);
  expect((await site.publish()).rendered).toEqual({ '/build-manifest.json': 'contentSummary' });

  expect(await site.publish({ now: june + hour - 1 })).toMatchObject(nothing);
  const begins = await site.publish({ now: june + hour });
  // Pages by what is in force; open data and the feeds of notices by their own query.
  expect(all(begins.rendered).toSorted()).toEqual(['currentNotices', 'openNotices']);
  // A file has the content of request-time pages, another one open data, and a service worker keeps some pages.
  expect(Object.keys(begins.rendered)).toHaveLength(site.pageCount() + 3);
  expect(isShown(site)).toBe(true);

  expect(await site.publish({ now: june + 2 * hour - 1 })).toMatchObject(nothing);
  const ends = await site.publish({ now: june + 2 * hour });
  expect(Object.keys(ends.rendered)).toHaveLength(site.pageCount() + 2);
  expect(isShown(site)).toBe(false);
});

test('a notice that began and ended between two builds renders the page of notices, their open data and their feeds alone', async () => {
  const site = await makePublishedSite({ hasAllTargets: true });
  site.write('notices/hilinemine.json', notice);
  await site.publish();
  const { rendered } = await site.publish({ now: june + 3 * hour });
  expect(rendered).toEqual({
    ...every(inLocales([noticesPage]), 'endedNotices'),
    ...every(
      ['/data/notices.json', ...locales.map((locale) => feedAddress('notices', locale))],
      'openNotices',
    ),
  });
});

test('the page of notices says what is in force, and afterwards that it is over and when it was', async () => {
  const site = await makePublishedSite();
  const read = (locale: Locale) => {
    const html = site.published(`${localizedPath(parseOwnPath(noticesPage), locale).slice(1)}.html`);
    const [inForce = '', earlier = ''] = html.slice(html.indexOf('<main')).split('id="earlier"');
    return { inForce, earlier };
  };
  const isDenied = ({ inForce }: { readonly inForce: string }) =>
    !inForce.includes('class="no-emergency" hidden');
  site.write('notices/hilinemine.json', { ...notice, severity: 'emergency' });
  await site.publish();
  for (const [hours, place] of [
    [0, undefined],
    [1, 'inForce'],
    [2, 'earlier'],
  ] as const) {
    await site.publish({ now: june + hours * hour });
    for (const locale of locales) {
      const parts = read(locale);
      const shown = (['inForce', 'earlier'] as const).filter((part) =>
        parts[part].includes(textIn(texts, locale)),
      );
      expect([locale, shown, isDenied(parts)]).toEqual([locale, place ? [place] : [], place !== 'inForce']);
    }
  }
  expect(read('et').earlier).toContain('Kehtis 01.06.2026');
  const home = site.published('index.html');
  expect(home).toContain('Praegu ei kehti ükski erakorraline teade');
});

test('advice in force stands apart, below the sentence that there are no disruptions, and goes with its heading', async () => {
  const site = await makePublishedSite();
  const read = () => {
    const html = site.published('customer-support/emergency-notice.html');
    return ['Praegu ei kehti ükski erakorraline teade', '<h2 id="advice">', texts.et].map((text) =>
      html.indexOf(text, html.indexOf('<main')),
    );
  };
  site.write('notices/hilinemine.json', notice);
  await site.publish({ now: june + hour });
  const [none = -1, heading = -1, advice = -1] = read();
  expect(none).toBeGreaterThan(0);
  expect([none < heading, heading < advice]).toEqual([true, true]);
  await site.publish({ now: june + 2 * hour });
  const [still, gone] = read();
  expect([still === -1, gone]).toEqual([false, -1]);
});

test('the state, and nothing of the site, tells when the clock makes a page stale next', async () => {
  const site = await makePublishedSite();
  const due = async () => {
    expect(site.published('build-manifest.json')).not.toContain('due');
    const { dueAt } = await loadLiveSite(site.settings.outDir, site.settings.stateDir);
    return dueAt === undefined ? undefined : at(dueAt);
  };
  // Without entries ahead, the year that pages name in the hours of stations.
  const newYear = at(endOfYear(june));
  expect(await due()).toBe(at(endOfYear(Date.now())));
  site.write('notices/hilinemine.json', notice);
  site.writePost({ ...coming, date: at(june + 90 * 60_000) });
  const given = [];
  for (const [hours, isFull] of [
    [0, false],
    [1, false],
    [1, true],
    [1.5, false],
    [2, false],
  ] as const) {
    await site.publish({ now: june + hours * hour, isFull });
    given.push(await due());
  }
  expect(given).toEqual([at(june + hour), ...[1.5, 1.5, 2].map((hours) => at(june + hours * hour)), newYear]);
});

test('a clock that goes back shows a notice again', async () => {
  const site = await makePublishedSite();
  site.write('notices/hilinemine.json', notice);
  await site.publish({ now: june + 3 * hour });
  await site.publish({ now: june + hour });
  expect(isShown(site)).toBe(true);
  await site.publish({ now: june });
  expect(isShown(site)).toBe(false);
});

const coming = { ...makePost(6, 'tulevik', 'emergency-notices'), date: at(june + hour) };

test('a post dated in the future has no page until its instant', async () => {
  const site = await makePublishedSite();
  site.writePost(coming);
  expect((await site.publish()).rendered).toEqual({ '/build-manifest.json': 'contentSummary' });
  expect(await site.publish({ now: june + hour - 1 })).toMatchObject(nothing);

  const { rendered } = await site.publish({ now: june + hour });
  const whole = {
    ...every(inLocales(['/about/news/tulevik']), 'new'),
    ...every(inLocales(['/']), 'latestPosts'),
    ...every(
      inLocales([
        '/about/news',
        '/about/news/category/emergency-notices',
        '/customer-support/emergency-notice',
      ]),
      'newsFront',
    ),
    ...every(
      ['et', 'ru', 'en'].flatMap((locale) => [
        `/feeds/${locale}/all.xml`,
        `/feeds/${locale}/emergency-notices.xml`,
      ]),
      'feedPosts',
    ),
    ...every(
      ['et', 'ru', 'en'].map((locale) => `/search-index/${locale}/start.json`),
      'searchPosts',
    ),
    '/sitemaps/posts-0-0.xml': 'postAddresses',
  };
  expect(rendered).toEqual(inSmallSite(whole));

  const { removed } = await site.publish({ now: june + hour - 1 });
  expect(removed).toEqual([
    'about/news/tulevik.html',
    'en/about/news/tulevik.html',
    'ru/about/news/tulevik.html',
  ]);
});
