import type { CountForms } from '#shell/languages/counted-text.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { EntryKind } from '#shell/search/search-entries.ts';
import type { SearchAnswer } from './query/search-index.ts';
import type { SearchScope } from './search-messages.ts';
import type { SearchResult } from './query/result.ts';
import { joinPieces, type Piece } from './query/snippet.ts';
import { formatCount, formatNumber } from '#shell/languages/format.ts';
import { element } from '#shell/browser/element.browser.ts';
import type { PanelState } from './panel-state.ts';
import stylesAddress from './results.css?url';

export interface PanelProps {
  readonly locale: Locale;
  readonly scope: SearchScope;
  readonly texts: {
    readonly loading: string;
    readonly none: string;
    /** Before what may have been meant. */
    readonly meant: string;
    readonly failed: string;
    /** Of what is searched. */
    readonly kinds: Readonly<Partial<Record<EntryKind, string>>>;
    /** With `{count}`. */
    readonly all: string;
    /** Instead, when older posts were left out. */
    readonly allWithOlder: string;
    readonly found: CountForms;
  };
  /** What to do when nothing is found. */
  readonly ask?: AskLink;
}

/** Leads to the contact form with the question filled in. */
interface AskLink {
  readonly label: string;
  /** Of the form with its topic. */
  readonly contact: string;
  /** With `{name}` for what was typed. */
  readonly question: string;
}

type PanelWords = Pick<PanelProps, 'locale' | 'texts'>;

/** Renders the results and their status into the form, after its field. */
export function drawPanel(
  form: HTMLFormElement,
  { locale, texts, ask }: PanelWords & Pick<PanelProps, 'ask'>,
) {
  const status = element('p', { className: 'panel-status', role: 'status' });
  const list = element('ol', { className: 'panel-list' });
  const all = element('a', { className: 'arrow' });
  const results = element('div', { className: 'panel-results', hidden: true }, list, all);
  const meant = drawMeant(texts);
  const { root: suggestions } = meant;
  const help = element('a', { className: 'panel-ask arrow', hidden: true }, ask?.label ?? '');
  // They are there before the index, which the first results wait for.
  const styles = element('link', { rel: 'stylesheet', href: stylesAddress });
  form.append(styles, status, help, results, suggestions);
  const links = () =>
    [results, suggestions].flatMap((part) => (part.hidden ? [] : [...part.querySelectorAll('a')]));

  /** The results of a later answer are mostly those of an earlier one. */
  let drawn = '';
  const drawResults = (found: SearchAnswer['results']) => {
    const asText = JSON.stringify(found);
    if (asText === drawn) return;
    drawn = asText;
    const focused = links().find((link) => link === document.activeElement)?.href;
    list.replaceChildren(...found.map((result) => drawResult(result, texts.kinds)));
    // The link that had the focus may be another element, or gone.
    if (focused !== undefined) (links().find(({ href }) => href === focused) ?? all).focus();
  };

  const showFound = (answer: SearchAnswer, typed: string) => {
    drawResults(answer.results);
    all.textContent = allText(answer, { locale, texts });
    all.href = `${form.action}?${new URLSearchParams({ searchQuery: typed })}`;
    results.hidden = false;
  };

  const show = ({ typed, outcome, isOpen }: PanelState): void => {
    const isFound = isOpen && outcome.type === 'found';
    status.classList.toggle('visually-hidden', isFound);
    status.textContent = isOpen ? statusText(outcome, { locale, texts }) : '';
    results.setAttribute('aria-busy', String(isBusy(outcome)));
    help.hidden = !ask || !isOpen || outcome.type !== 'none';
    if (ask) help.href = askAddress(ask, typed);
    meant.show(isOpen ? suggestionsIn(outcome) : []);
    if (isFound) showFound(outcome.answer, typed);
    // Earlier results stay until there is a response.
    else if (!isOpen || outcome.type !== 'loading') results.hidden = true;
  };
  return { links, show };
}

function askAddress({ contact, question }: AskLink, typed: string): string {
  const description = question.replace('{name}', () => typed.trim());
  return `${contact}&${new URLSearchParams({ description })}`;
}

/** What may have been meant, below the results. */
function drawMeant({ meant, kinds }: PanelProps['texts']) {
  const list = element('ol', { className: 'panel-list' });
  const root = element('div', { className: 'panel-results', hidden: true }, element('p', {}, meant), list);
  const show = (found: readonly SearchResult[]): void => {
    root.hidden = found.length === 0;
    list.replaceChildren(...found.map((result) => drawResult(result, kinds)));
  };
  return { root, show };
}

function suggestionsIn(outcome: PanelState['outcome']): readonly SearchResult[] {
  if (outcome.type === 'none') return outcome.suggestions;
  return outcome.type === 'found' ? (outcome.answer.suggestions ?? []) : [];
}

/** Whether another answer follows. */
const isBusy = (outcome: PanelState['outcome']): boolean =>
  outcome.type === 'loading' || (outcome.type === 'found' && !outcome.answer.isComplete);

const allText = ({ total, isOlderLeftOut }: SearchAnswer, { locale, texts }: PanelWords): string =>
  isOlderLeftOut ? texts.allWithOlder : texts.all.replace('{count}', formatNumber(total, locale));

function statusText(outcome: PanelState['outcome'], { locale, texts }: PanelWords): string {
  if (outcome.type === 'found') {
    const { total, results, isOlderLeftOut } = outcome.answer;
    return formatCount(isOlderLeftOut ? results.length : total, texts.found, locale);
  }
  return outcome.type === 'idle' ? '' : texts[outcome.type];
}

/** Not as on the search page (search/ResultItem.tsx): one link holds all of a result, and there is no room for who collects.
 * React, which draws that page, would more than double what the first letter in the header loads. */
function drawResult(
  { url, kind, title, snippet, goesTo }: SearchResult,
  kinds: PanelProps['texts']['kinds'],
): HTMLLIElement {
  const link = element(
    'a',
    { className: 'panel-result', href: url },
    element('span', { className: 'panel-title' }, ...drawPieces(title)),
  );
  if (goesTo) {
    const { bin, name } = goesTo;
    link.classList.add('goes-to');
    link.dataset.bin = bin;
    const isBin = joinPieces(title) === name;
    link.append(
      isBin ? element('span', { className: 'panel-kind' }, kinds[kind] ?? '') : element('strong', {}, name),
    );
    return element('li', {}, link);
  }
  link.append(
    element('span', { className: 'panel-kind' }, kinds[kind] ?? ''),
    element('span', { className: 'panel-snippet' }, ...drawPieces(snippet)),
  );
  return element('li', {}, link);
}

const drawPieces = (pieces: readonly Piece[]): readonly (Node | string)[] =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));
