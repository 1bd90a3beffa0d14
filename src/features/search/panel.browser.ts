/** Results below the header's search field while typing: a list of links, announced to screen readers.
 * Submitting the form opens the search page, as without JavaScript. */
import { lookup } from '#platform/base/lookup.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { debounceMs, SearchClient } from './search-client.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { reportSoon } from './report-unanswered.ts';
import { panelReducer, initialPanel, type PanelEvent, type PanelState } from './panel-state.ts';
import { drawPanel, type PanelProps } from './panel-view.browser.ts';

/** Spec §9. The search page has what is left out here. */
const wanted = { count: 5, snippetLength: 30, isOlderLeftOut: true };

export function openPanel(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  if (!field) return;
  const props = parseProps<PanelProps>(form);
  const client = new SearchClient(props.locale, { scope: props.scope });
  client.open();
  const view = drawPanel(form, props);
  let state: PanelState = initialPanel;
  let overtake = (): void => undefined;
  let forgetMiss = (): void => undefined;
  const dispatch = (event: PanelEvent): void => {
    const before = state;
    state = panelReducer(state, event);
    if (state === before) return;
    if (event.type === 'typed') {
      overtake();
      overtake = searchSoon(client, state.typed, dispatch);
    }
    view.show(state);
    forgetMiss();
    // What people look for on the whole site may be a name or an address.
    if (props.scope === 'objects') forgetMiss = reportMiss(state, props.locale);
  };
  const typed = () => dispatch({ type: 'typed', typed: field.value });
  field.addEventListener('input', typed);
  for (const event of ['focus', 'click']) field.addEventListener(event, () => dispatch({ type: 'entered' }));
  followKeys(form, field, { links: view.links, dispatch });
  followDocument(form, () => dispatch({ type: 'closed' }));
  typed();
}

/** @returns Stops it. */
function reportMiss({ typed, outcome }: PanelState, locale: Locale): () => void {
  return outcome.type === 'none' ? reportSoon(typed, locale) : () => undefined;
}

/** @returns Stops it. */
function searchSoon(client: SearchClient, typed: string, dispatch: (event: PanelEvent) => void): () => void {
  if (typed.trim() === '') return () => undefined;
  let end = (): void => undefined;
  const timer = setTimeout(() => {
    end = client.search(typed, wanted, (report) =>
      dispatch(report.type === 'answer' ? { type: 'answered', answer: report.answer } : { type: 'failed' }),
    );
  }, debounceMs);
  return () => {
    clearTimeout(timer);
    end();
  };
}

interface Panel {
  readonly links: () => readonly HTMLAnchorElement[];
  readonly dispatch: (event: PanelEvent) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from the field through the results and back; Escape returns to the field, then closes. */
function followKeys(form: HTMLFormElement, field: HTMLInputElement, { links, dispatch }: Panel): void {
  form.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const step = lookup(steps, key);
    if (step !== undefined) dispatch({ type: 'entered' });
    const stops: readonly HTMLElement[] = [field, ...links()];
    const place = stops.findIndex((stop) => stop === target);
    const isEscape = key === 'Escape' && stops.length > 1;
    if (place < 0 || (step === undefined && !isEscape)) return;
    event.preventDefault();
    // Otherwise the header would close the whole panel.
    event.stopPropagation();
    if (step !== undefined) stops[place + step]?.focus();
    else if (place > 0) field.focus();
    else dispatch({ type: 'closed' });
  });
}

/** On click, not on pointerdown: closing the panel moves the elements below, and the click would miss them. */
function followDocument(form: HTMLFormElement, close: () => void): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab' && !form.contains(document.activeElement)) close();
  });
}
