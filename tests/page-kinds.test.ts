import { expect, test } from 'vitest';
import { locales, textIn } from '#platform/languages/locale.ts';
import { cardLinks } from '#shell/layout/card-link-messages.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { translator } from '#shell/languages/messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { buildSite } from './site/built-site.ts';
import { loadEntries } from './site/entries.ts';
import { attributes, loadPages, type SitePage, texts } from './site/pages.ts';
import { shippedEntries } from './texts/shipped-texts.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const { settings } = await buildSite();
const pages = await loadPages();

/** A page in each language. */
function inLocales(path: string): readonly SitePage[] {
  return locales.map((locale) => {
    const address = localizedPath(parseOwnPath(path), locale);
    return pages.find((page) => page.address === address) ?? expect.fail(`there is no page ${address}`);
  });
}

test('the table of contracts has a row with a period for each contract, and one for every other municipality', () => {
  const contracts = shippedEntries('municipality-contracts', kinds['municipality-contracts']);
  const others = shippedEntries('municipalities', kinds.municipalities).filter(({ id }) =>
    contracts.every(({ municipality }) => municipality !== id),
  );
  const unknown = /Küsige vallast või linnast|Спросите в волости или городе|Ask the municipality/u;
  for (const { document } of inLocales('/home-customer/organized-waste')) {
    const rows = document.querySelectorAll('main tbody tr');
    expect(rows).toHaveLength(contracts.length + others.length);
    const undated = rows.filter((row) => !/\d{4}(?:\s?–| to )/u.test(texts(row, 'td').join(' ')));
    expect(undated.filter((row) => !unknown.test(texts(row, 'td').join(' ')))).toEqual([]);
    expect(undated).toHaveLength(others.length);
  }
});

test('regional telephone numbers stand with their area, on the page of organised waste and on contacts', () => {
  const phones = loadEntries('regional-phones');
  for (const path of ['/home-customer/organized-waste', '/customer-support/contact']) {
    for (const { document } of inLocales(path)) {
      const shown = texts(document, '[aria-labelledby="regional-phones"] li');
      expect(shown).toHaveLength(phones.length);
      expect(shown.filter((text) => !/^\p{Lu}.+: \+372 \d{3} \d{4}$/u.test(text))).toEqual([]);
    }
  }
});

test('the page that invites to the team leads to the recruitment site', () => {
  for (const { document } of inLocales('/home-customer/fecal-transport-2')) {
    expect(attributes(document, 'main a.button', 'href')).toEqual([settings.jobsUrl]);
  }
});

test('the catalogue draws each type of container, and the page answers questions about them', () => {
  const types = loadEntries('container-types');
  for (const { document } of inLocales('/home-customer/rental-garbage-containers')) {
    expect(document.querySelectorAll('[aria-labelledby="catalogue"] .drawing')).toHaveLength(types.length);
    expect(document.querySelectorAll('[aria-labelledby="faq"] details').length).toBeGreaterThan(3);
  }
});

test('each size of container is drawn in the scale of the others, a person beside it', () => {
  const sizes = loadEntries('container-sizes');
  for (const { html } of inLocales('/construction-waste/collect-transport-waste')) {
    const frames = [...html.matchAll(/class="drawing" viewBox="0 -\d+ (\d+) \d+"/gu)].map(
      ([, width]) => width,
    );
    expect(frames).toHaveLength(sizes.length);
    expect(new Set(frames).size).toBe(1);
    expect(html.match(/class="person"/gu)).toHaveLength(sizes.length);
  }
});

test('the list of news offers all, emergency notices and the waste school, and its items are dated', () => {
  for (const { document, locale } of inLocales('/about/news')) {
    const t = translator(locale);
    expect(texts(document, '.filters a')).toEqual([
      t('common.categoryAll'),
      t('common.category.emergency-notices'),
      t('common.category.waste-school'),
    ]);
    const cards = document.querySelectorAll('main .cards .card');
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.filter((card) => texts(card, 'time[datetime]').length !== 1)).toEqual([]);
  }
});

test('every question of the list leads to its answer', () => {
  for (const { document } of inLocales('/customer-support/faq')) {
    const links = attributes(document, '#questions a', 'href');
    expect(links).toHaveLength(loadEntries('faq').length);
    const answers = links.map((link) => {
      const [address, id = ''] = link.split('#');
      const page = pages.find((found) => found.address === address);
      return page?.document
        .querySelectorAll('.question .prose')
        .some((answer) => answer.attributes.id === id);
    });
    expect(answers.filter((isThere) => isThere !== true)).toEqual([]);
  }
});

test('a price list names its terms, leads to the order and can be printed', () => {
  for (const { document } of inLocales('/construction-waste/collect-transport-waste/242')) {
    expect(attributes(document, '.actions a', 'href')[0]).toMatch(/\/customer-support\/contact-us/u);
    expect(document.querySelectorAll('.actions button.print-button')).toHaveLength(1);
    expect(texts(document, '[aria-labelledby="order-terms"] a').length).toBeGreaterThan(3);
  }
});

test('where the municipality makes the contract, a price list leads to one more collection, and elsewhere to any change', () => {
  const orders = (path: Parameters<typeof inLocales>[0]) =>
    inLocales(path).map(({ document }) => [
      attributes(document, '.actions a', 'href')[0]?.split('contact-us')[1],
      texts(document, '.actions a')[0],
    ]);
  const { 'card.extra': extra } = cardLinks;
  expect(orders('/customer-support/price-lists/197')).toEqual(
    locales.map((locale) => ['?topic=5', textIn(extra, locale)]),
  );
  expect(orders('/customer-support/price-lists/163').map(([topic]) => topic)).toEqual(locales.map(() => ''));
});

test('the style guide shows each variant of a table and each size of a dialog title', () => {
  for (const { document } of inLocales('/styleguide')) {
    const frames = attributes(document, '.specimen .table-frame', 'class').join(' ');
    for (const variant of ['default', 'blue', 'green', 'amber', 'gray']) {
      expect(frames).toContain(`table-${variant}`);
    }
    for (const size of ['2xl', '3xl', '4xl']) {
      expect(texts(document, `.dialog-title-${size}`)).toHaveLength(1);
    }
  }
});
