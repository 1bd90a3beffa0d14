/** Entry script, loaded with the embed of what goes where; imports the search on first focus of its field. */
import { startHeaderSearch } from '../header-search/start-header-search.ts';

export function startEmbeddedSearch(form: HTMLFormElement): void {
  startHeaderSearch(form);
  // Who was faster than this script has the focus in the field already, and a text too.
  if (form.contains(document.activeElement)) form.dispatchEvent(new FocusEvent('focusin'));
}
