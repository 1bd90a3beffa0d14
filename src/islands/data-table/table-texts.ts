import type { PagerTexts } from '../pager/Pager.tsx';

/** Texts of a table in the language of the page. */
export interface TableTexts {
  readonly search: string;
  readonly noData: string;
  readonly noResults: string;
  readonly rowsPerPage: string;
  /** With `{first}`, `{last}` and `{total}`. */
  readonly shown: string;
  /** Of the button that unfolds a row, before the name of the row. */
  readonly unfold: string;
  readonly pager: PagerTexts;
}
