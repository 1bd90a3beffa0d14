/** Words that only the search knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SearchIndex } from '#features/search/query/search-index.ts';
import { wholeAnswer } from '#features/search/query/whole-answer.ts';
import { buildSite } from './site/built-site.ts';

const { settings } = await buildSite();

const load = (address: string): Promise<unknown> =>
  Promise.resolve(JSON.parse(readFileSync(join(settings.outDir, address), 'utf8')));

test('the words that editors wrote for a question or a guide find it, and stand on no page', async () => {
  const asked = [
    ['et', 'prügiauto lõhkus aia', 'customer-support/faq/collection', '#auto-tegi-kahju'],
    ['ru', 'поцарапали автомобиль', 'ru/customer-support/faq/collection', '#auto-tegi-kahju'],
    ['en', 'truck broke my fence', 'en/customer-support/faq/collection', '#auto-tegi-kahju'],
  ] as const;
  for (const [locale, typed, page, fragment] of asked) {
    const { results } = await wholeAnswer(new SearchIndex(locale, load), typed, { count: 1 });
    expect(results.map(({ url }) => url)).toEqual([`/${page}${fragment}`]);
    expect(readFileSync(join(settings.outDir, `${page}.html`), 'utf8').toLowerCase()).not.toContain(typed);
  }
});
