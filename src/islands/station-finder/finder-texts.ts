/** Texts of the finder in the language of the page. */
import type { OpenState } from '#model/opening.ts';
import type { CountForms } from '#site/plural.ts';
import type { Whereabouts } from './finder-state.ts';

export interface FinderTexts {
  readonly form: FormTexts;
  readonly list: ListTexts;
  readonly map: MapTexts;
}

export interface FormTexts {
  readonly title: string;
  readonly county: string;
  readonly anyCounty: string;
  readonly waste: string;
  readonly anyWaste: string;
  readonly openNow: string;
  readonly nearest: string;
  readonly clear: string;
  readonly found: CountForms;
  readonly none: string;
  /** What is said while the visitor's place is looked for and when it is found or not. */
  readonly whereabouts: Readonly<Record<Exclude<Whereabouts['type'], 'not-asked'>, string>>;
}

export interface ListTexts {
  readonly showOnMap: string;
  /** With `{distance}`. */
  readonly away: string;
  /** With `{time}` where a time belongs. */
  readonly states: Readonly<Record<OpenState['type'], string>>;
}

export interface MapTexts {
  readonly map: string;
  readonly activate: string;
  readonly loading: string;
  readonly failed: string;
  readonly tilesFailed: string;
  readonly baseMap: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeCountry: string;
  readonly popup: PopupTexts;
}

export interface PopupTexts {
  /** With `{hours}`. */
  readonly today: string;
  readonly sampleHours: string;
  readonly details: string;
  readonly close: string;
}
