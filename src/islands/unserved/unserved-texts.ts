import type { FetcherTexts } from '../fetcher/fetcher-texts.ts';
import type { ProvenanceTexts } from '../fetcher/Provenance.tsx';
import type { LoadingTexts } from '../loading-screen/LoadingScreen.tsx';
import type { PagerTexts } from '../pager/Pager.tsx';
import type { CountForms } from '#site/plural.ts';

/** Texts of the unserved addresses in the language of the page. */
export interface UnservedTexts {
  readonly area: string;
  readonly allAreas: string;
  readonly city: string;
  readonly allCities: string;
  readonly search: string;
  readonly found: CountForms;
  readonly noData: string;
  readonly noResults: string;
  readonly garbage: string;
  readonly reason: string;
  readonly noReason: string;
  readonly newDate: string;
  readonly noNewDate: string;
  readonly provenance: ProvenanceTexts;
  readonly loading: LoadingTexts;
  readonly fetcher: FetcherTexts;
  readonly pager: PagerTexts;
}
