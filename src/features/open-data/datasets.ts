import type { Dataset } from 'schema-dts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import type { DescribedDataset } from '#shell/open-data/open-data-part.ts';
import { openLicence, openMediaTypes } from '#shell/open-data/open-files.ts';
import { organizationId } from '#shell/layout/organization.ts';

interface DatasetPlace {
  readonly locale: Locale;
  /** Absolute address of the page. */
  readonly url: string;
  readonly siteUrl: string;
}

/** The datasets with their files, as the page of open data lists them. */
export function listStructured(
  datasets: readonly DescribedDataset[],
  { locale, url, siteUrl }: DatasetPlace,
): readonly (Dataset & object)[] {
  return datasets.map(({ name: id, texts, files }) => ({
    '@type': 'Dataset',
    '@id': `${url}#${id}`,
    name: textIn(texts.name, locale),
    description: textIn(texts.description, locale),
    keywords: textIn(texts.keywords, locale),
    url: `${url}#${id}`,
    license: openLicence,
    isAccessibleForFree: true,
    creator: { '@id': organizationId(siteUrl) },
    distribution: files.map(({ address, format }) => ({
      '@type': 'DataDownload',
      contentUrl: siteUrl + address,
      encodingFormat: openMediaTypes[format].split(';')[0] ?? '',
    })),
  }));
}
