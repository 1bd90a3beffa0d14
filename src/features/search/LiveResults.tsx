import { memo } from 'react';
import { searchGroups } from './search-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { LiveType } from './result-type.ts';
import { postKey } from './format/entry.ts';
import { formatCount, formatNumber } from '#shell/languages/format.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import { Provenance } from '#shell/browser/Provenance.tsx';
import type { LiveList } from './live-list.ts';
import type { LiveResult } from './live-page.ts';
import { Action, LivePart } from './LivePart.tsx';
import { isShown, type SearchState } from './search-state.ts';
import type { SearchTexts } from './search-texts.ts';
import type { Live } from './use-live.browser.ts';

/** What the live results depend on. */
type Found = Pick<SearchState, 'query' | 'types'> & {
  readonly shown: { readonly answer: { readonly keys: readonly string[] } } | undefined;
};

interface Props {
  readonly live: Live;
  readonly search: Found;
  readonly locale: Locale;
  readonly names: SourceNames;
  readonly texts: SearchTexts;
  /** Without JavaScript: where further results are, and where the same is asked again. */
  readonly links?: { readonly more: string; readonly again: string };
}

const headingId = 'live-results';

/** Live results, independent of the site's own results. Memoised: they do not depend on what is being typed. */
export const LiveResults = memo(function LiveResults({
  live: { groups, articles },
  search,
  locale,
  names,
  texts,
  links,
}: Props) {
  const parts = [
    { ...groups, types: searchGroups },
    { ...articles, types: articleTypes },
  ] as const;
  const lists = parts.map(({ list }) => list);
  if (lists.every(({ type }) => type === 'idle')) return null;
  const known = new Set(search.shown?.answer.keys);
  const isToSee = ({ type, id, url }: LiveResult) =>
    isShown(search, type) && !known.has(url) && !(type === 'wp-post' && known.has(postKey(id)));
  const last = lists.map(findLast).find((page) => page !== undefined);
  const failed = parts.filter(({ list }) => hasFailed(list));
  return (
    <section className="live-results" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.live.heading}</h2>
      {last ? <Provenance answer={last} locale={locale} texts={texts.live} /> : null}
      <p role="status">{statusText(parts, { search, locale, texts, isToSee })}</p>
      {parts.map((part) => (
        <LivePart
          key={part.types[0]}
          {...part}
          query={search.query}
          locale={locale}
          names={names}
          texts={texts}
          isToSee={isToSee}
          more={links?.more ?? part.askNext}
        />
      ))}
      {failed.length === 0 ? null : (
        <div className="answer-failed" role="alert">
          <p>{texts.live.failed}</p>
          <Action
            act={links?.again ?? (() => failed.forEach(({ askNext }) => askNext()))}
            label={texts.live.retry}
          />
        </div>
      )}
    </section>
  );
});

const articleTypes: readonly LiveType[] = ['wp-post'];

const hasFailed = (list: LiveList): boolean =>
  list.type === 'failed' || (list.type === 'found' && list.next === 'failed');

const findLast = (list: LiveList) => (list.type === 'found' || list.type === 'none' ? list.last : undefined);

interface StatusContext extends Pick<Props, 'search' | 'locale' | 'texts'> {
  readonly isToSee: (result: LiveResult) => boolean;
}

interface Part {
  readonly list: LiveList;
  readonly types: readonly LiveType[];
}

/** Empty for a failure, which has its own message. */
function statusText(parts: readonly Part[], { search, locale, texts, isToSee }: StatusContext): string {
  const lists = parts.map(({ list }) => list);
  if (lists.some(({ type }) => type === 'loading')) return texts.live.loading;
  const shown = lists.flatMap((list) => (list.type === 'found' ? list.results : [])).filter(isToSee).length;
  const further = parts.reduce((sum, part) => sum + furtherResults(part, search), 0);
  if (further > 0) {
    return texts.live.someOf
      .replace('{shown}', formatNumber(shown, locale))
      .replace('{total}', formatNumber(shown + further, locale));
  }
  if (shown > 0) return formatCount(shown, texts.found, locale);
  if (lists.some(({ type }) => type === 'failed')) return '';
  return lists.some(({ type }) => type === 'found') ? texts.live.nothingElse : texts.live.none;
}

/** Results on pages that are not loaded. A total of several types says nothing of one of them. */
function furtherResults({ list, types }: Part, search: Found): number {
  if (list.type !== 'found' || !types.every((type) => isShown(search, type))) return 0;
  return list.next === 'none' ? 0 : Math.max(0, (list.last.total ?? 0) - list.results.length);
}
