import type { Dataset } from 'schema-dts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { datasetTexts } from './open-data-messages.ts';
import { openDatasets, openFiles, openLicence, openMediaTypes } from '#shell/open-data/open-files.ts';
import { organizationId } from '#shell/layout/organization.ts';

interface DatasetPlace {
  readonly locale: Locale;
  /** Absolute address of the page. */
  readonly url: string;
  readonly siteUrl: string;
}

/** The datasets with their files, as the page of open data lists them. */
export function datasets({ locale, url, siteUrl }: DatasetPlace): readonly (Dataset & object)[] {
  return openDatasets.map((dataset) => ({
    '@type': 'Dataset',
    '@id': `${url}#${dataset}`,
    name: textIn(datasetTexts[dataset].name, locale),
    description: textIn(datasetTexts[dataset].description, locale),
    keywords: textIn(datasetTexts[dataset].keywords, locale),
    url: `${url}#${dataset}`,
    license: openLicence,
    isAccessibleForFree: true,
    creator: { '@id': organizationId(siteUrl) },
    distribution: openFiles
      .filter((file) => file.dataset === dataset)
      .map(({ address, format }) => ({
        '@type': 'DataDownload',
        contentUrl: siteUrl + address,
        encodingFormat: openMediaTypes[format].split(';')[0] ?? '',
      })),
  }));
}
