/** Texts of the lookup in the language of the page. */
import type { LoadingTexts } from '../loading-screen/LoadingScreen.tsx';
import type { PagerTexts } from '../pager/Pager.tsx';
import type { DayTexts } from './discharge-day.ts';
import type { LookupFailure } from './load-discharges.ts';
import type { CountForms } from '#site/plural.ts';

export interface LookupTexts {
  readonly heading: string;
  readonly lead: string;
  readonly contractNumber: string;
  readonly submit: string;
  readonly noContractNumber: string;
  readonly loading: LoadingTexts;
  readonly failures: Readonly<Record<LookupFailure, string>>;
  readonly retry: string;
  readonly nonePlanned: string;
  /** With `{time}`. */
  readonly stale: string;
  readonly demonstration: string;
  readonly list: ListTexts;
}

export interface ListTexts {
  readonly found: CountForms;
  readonly search: string;
  readonly placeholder: string;
  readonly noMatch: string;
  readonly type: string;
  readonly productType: string;
  readonly address: string;
  readonly contractNumber: string;
  readonly day: DayTexts;
  readonly pager: PagerTexts;
}
