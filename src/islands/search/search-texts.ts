/** Texts of the search page in its language. */
import type { ResultType } from '#model/result-type.ts';
import type { CountForms } from '#site/plural.ts';
import type { ProvenanceTexts } from '../fetcher/Provenance.tsx';
import type { PagerTexts } from '../pager/Pager.tsx';
import type { FieldTexts } from './SearchFields.tsx';

export interface SearchTexts extends FieldTexts {
  readonly loading: string;
  readonly none: string;
  readonly failed: string;
  readonly found: CountForms;
  /** Heading of the site's own results. */
  readonly own: string;
  /** Label of the types. */
  readonly filter: string;
  readonly types: Readonly<Record<ResultType, string>>;
  readonly pager: PagerTexts;
  readonly live: LiveTexts;
}

export interface LiveTexts extends ProvenanceTexts {
  readonly heading: string;
  readonly loading: string;
  readonly none: string;
  readonly failed: string;
  readonly retry: string;
  readonly more: string;
}
