import { compareCodes } from '#platform/base/code-order.ts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import type { QueryContext } from '#platform/store/query.ts';

function containerSizes({ reader }: QueryContext) {
  return reader.range('container-sizes', 'container-sizes');
}

function constructionWastes({ reader }: QueryContext, locale: Locale) {
  return reader
    .range('construction-wastes', 'construction-wastes')
    .map(({ id, name, tonnesPerM3 }) => ({ id, name: textIn(name, locale), tonnesPerM3 }));
}

function containerTypes({ reader }: QueryContext) {
  return reader
    .range('container-types', 'container-types')
    .toSorted((a, b) => compareCodes(a.kind, b.kind) || a.volumeM3 - b.volumeM3);
}

/** All queries of this feature. */
export const queries = { constructionWastes, containerSizes, containerTypes };
