/** Who collects the waste of a municipality: the first answer to a search for a place. */
export interface Collection {
  readonly municipality: string;
  readonly type: 'linn' | 'vald';
  /** Names of the municipality and of its towns, without the type and in every script. */
  readonly names: readonly string[];
  /** Names of its county: Tartumaa Elva. */
  readonly county: readonly string[];
  /** One for the whole municipality or one for each of its districts; empty where we know no carrier. */
  readonly rows: readonly CollectionRow[];
}

export interface CollectionRow {
  /** Names of the district as one types them, that of the page's script first; empty for the whole municipality. */
  readonly names: readonly string[];
  readonly carrier: string;
  /** Days in the format of the language. */
  readonly period: string;
  readonly biller: 'carrier' | 'municipality';
  /** Whether we collect. */
  readonly isOwn: boolean;
  readonly phone?: string | undefined;
  /** Address of the price list. */
  readonly prices?: string | undefined;
}
