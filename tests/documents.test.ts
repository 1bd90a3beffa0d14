/** PDFs contain the same words as the pages that link to them, are accessible, and are reproducible. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { orderFormDocument } from '#shell/addresses/documents.ts';
import { readPublished } from './published-files.ts';
import { buildSite } from './site/built-site.ts';
import { attributes, loadPages, type SitePage, texts } from './site/pages.ts';
import { readPdf } from './site/pdf.ts';
import { makePublishedSite, makeSmallSite } from './small-site.ts';

const { settings, files } = await buildSite();
const pages = await loadPages();
const guides = pages.filter(({ path }) => /^\/customer-support\/instructions\/./u.test(path));

const load = (address: string) => readPdf(readFileSync(join(settings.outDir, address)));
const listDocuments = ({ document }: SitePage) =>
  attributes(document, 'a[href]', 'href').filter((href) => href.endsWith('.pdf'));
const compact = (text: string): string => text.replace(/\s+/gu, '');

test('every guide has a PDF in each language, linked from its page', () => {
  expect(guides.length).toBeGreaterThanOrEqual(24);
  for (const guide of guides) {
    const id = guide.path.split('/').at(-1) ?? '';
    expect(listDocuments(guide)).toEqual([`/documents/${guide.locale}/guides/${id}.pdf`]);
  }
});

test('the PDF of a guide has the words of its page, without a broken letter', () => {
  for (const guide of guides) {
    const [address = ''] = listDocuments(guide);
    const text = compact(load(address).text);
    expect([address, text.includes('\ufffd')]).toEqual([address, false]);
    const shown = ['h1', '.page-head .lead', '.prose h2', '.prose p', '.prose li'].flatMap((selector) =>
      texts(guide.document, selector),
    );
    const missing = shown.map(compact).filter((words) => !text.includes(words));
    expect([address, missing]).toEqual([address, []]);
  }
});

test('the letters of Estonian and Russian are read from the PDFs as they are', () => {
  const textIn = (locale: string) =>
    guides.flatMap((guide) =>
      guide.locale === locale ? listDocuments(guide).map((file) => load(file).text) : [],
    );
  expect(
    [
      ...new Set(
        textIn('et')
          .join('')
          .match(/[õäöüšž]/gu),
      ),
    ]
      .sort()
      .join(''),
  ).toBe('äõöüšž');
  const russian = new Set(
    textIn('ru')
      .join('')
      .toLowerCase()
      .match(/[а-яё]/gu),
  );
  expect(Array.from('абвгдежзийклмнопрстуфхцчшщыьэюя').filter((letter) => !russian.has(letter))).toEqual([]);
});

test('a PDF is tagged, knows its title and language, has no date and no font but its own', () => {
  for (const guide of guides) {
    const [address = ''] = listDocuments(guide);
    const { frame, tags, links } = load(address);
    expect([address, tags.filter((tag) => tag === 'H1').length]).toEqual([address, 1]);
    for (const tag of ['Document', 'H2', 'P']) expect(tags).toContain(tag);
    expect(frame).toContain('/Marked true');
    expect(frame).toContain(`/Lang (${guide.locale})`);
    expect(frame).toContain('/DisplayDocTitle true');
    expect(frame).not.toContain('CreationDate');
    const names = [...frame.matchAll(/\/BaseFont \/([\w+-]+)/gu)].map(([, name]) => name);
    expect(names.filter((name) => !/^[A-Z]{6}\+Geologica-/u.test(name ?? ''))).toEqual([]);
    expect(links.filter((link) => !/^(?:https:\/\/|tel:|mailto:)/u.test(link))).toEqual([]);
    expect(tags.filter((tag) => tag === 'Link')).toHaveLength(links.length);
  }
});

test('the order form is a PDF in each language, linked from its page, with what its page says', () => {
  for (const locale of locales) {
    const page = pages.find(
      (known) => known.path === '/home-customer/ordering-fecal-transport' && known.locale === locale,
    );
    if (!page) throw new RangeError('There is no page of the order form.');
    expect(listDocuments(page)).toContain(orderFormDocument(locale));
    const text = compact(load(orderFormDocument(locale)).text);
    const missing = texts(page.document, '.prose p')
      .map(compact)
      .filter((words) => !text.includes(words));
    expect([locale, missing]).toEqual([locale, []]);
    expect(text).not.toContain('\ufffd');
  }
});

test('a PDF that is drawn twice is the same file', async () => {
  const also = locales.map(orderFormDocument);
  const [first, second] = [makeSmallSite([], { also }), makeSmallSite([], { also })];
  for (const site of [first, second]) {
    // A separate cache folder, so that no file is reused.
    mkdirSync(join(site.settings.stateDir, 'drawn'), { recursive: true });
    await site.publish();
  }
  const documents = ({ settings: { outDir } }: typeof first) =>
    [...readPublished(outDir)].filter(([file]) => file.startsWith('documents/'));
  expect(documents(first)).toEqual(documents(second));
  expect(documents(first).map(([file]) => file)).toEqual(
    files.filter((file) => /^documents\/.*(?:pakendid|ordering-fecal-transport)\.pdf$/u.test(file)),
  );
});

test('a guide that changes in one language has a new PDF in that language alone', async () => {
  const site = await makePublishedSite();
  const file = join(site.settings.contentDir, 'guides/pakendid.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Mis on pakend"', '"Mis on õige pakend"'));
  const { rendered } = await site.publish();
  const drawn = Object.keys(rendered).filter((address) => address.endsWith('.pdf'));
  expect(drawn).toEqual(['/documents/et/guides/pakendid.pdf']);
});
