/** What a feature adds to the open data, in its file `open-data.ts`. */
import type { Locale, Worded } from '#platform/languages/locale.ts';
import type { ContentRoute } from '#platform/cms/wordpress/collections.ts';
import type { OpenDataFormat } from './format.ts';
import { type OpenDataset, openDataSchemaAddress, openDatasets, type OpenFile } from './open-files.ts';

declare module '#platform/feature.ts' {
  interface Feature {
    readonly openData?: OpenDataPart;
  }
}

export interface OpenDataPart {
  readonly dataset?: DescribedDataset;
  /** Feeds that the page of open data lists. */
  readonly feeds?: readonly OpenFeed[];
}

export interface DescribedDataset {
  readonly name: OpenDataset;
  readonly texts: DatasetTexts;
  /** How often its source changes, in the list of the European Union. */
  readonly frequency: 'IRREG' | 'UPDATE_CONT';
  /** Lists of the content base that hold the entries; none where they are files of this project or asked for live. */
  readonly routes: readonly ContentRoute[];
  /** In the order of the page. */
  readonly files: readonly OpenFile[];
  readonly formats: readonly OpenDataFormat[];
  /** Its files are made for each request; all others are published. */
  readonly isLive?: true;
}

interface DatasetTexts {
  readonly name: Worded;
  readonly description: Worded;
  /** What one searches a portal for. */
  readonly keywords: Worded;
}

export interface OpenFeed {
  readonly name: Worded;
  /** Address within the site, or that of a page which has more of them. */
  readonly href: (locale: Locale) => string;
  readonly isPage?: true;
}

/** @returns The datasets of all features, in the order of the page. */
export const listDatasets = (parts: readonly OpenDataPart[]): readonly DescribedDataset[] =>
  openDatasets.flatMap((name) => parts.flatMap(({ dataset }) => (dataset?.name === name ? [dataset] : [])));

/** @returns Addresses of its files and schemas that are published. */
export const publishedAddresses = ({ files, isLive }: DescribedDataset): readonly string[] => [
  ...(isLive ? [] : files.map(({ address }) => address)),
  ...files.flatMap(({ schema }) => (schema === undefined ? [] : [openDataSchemaAddress(schema)])),
];
