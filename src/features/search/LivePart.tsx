import type { Locale } from '#platform/languages/locale.ts';
import type { LiveType } from './result-type.ts';
import { highlightTerms } from './query/highlight-terms.ts';
import { readPlace, type SourceNames } from '#shell/languages/source-name.ts';
import type { LiveList } from './live-list.ts';
import type { LiveResult } from './live-page.ts';
import { Pieces } from './Pieces.tsx';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  readonly list: LiveList;
  readonly types: readonly LiveType[];
  readonly isToSee: (result: LiveResult) => boolean;
  readonly query: string;
  readonly locale: Locale;
  readonly names: SourceNames;
  readonly texts: SearchTexts;
  /** Loads the next page; or leads to it, without JavaScript. */
  readonly more: (() => void) | string;
}

/** One source of live results: its results by type, and a button for more. */
export function LivePart({ list, types, isToSee, query, locale, names, texts, more }: Props) {
  if (list.type !== 'found') return null;
  const results = list.results.filter(isToSee);
  return (
    <>
      {types.map((type) => (
        <TypedResults
          key={type}
          heading={texts.types[type]}
          results={results.filter((result) => result.type === type)}
          type={type}
          query={query}
          locale={locale}
          names={names}
        />
      ))}
      {list.next === 'there' || list.next === 'loading' ? (
        <Action act={list.next === 'there' ? more : undefined} label={texts.live.more} />
      ) : null}
    </>
  );
}

interface ActionProps {
  /** Absent: it is being done. */
  readonly act: (() => void) | string | undefined;
  readonly label: string;
}

/** A button, or without JavaScript a link. */
export function Action({ act, label }: ActionProps) {
  if (typeof act === 'string')
    return (
      <a className="button quiet" href={act}>
        {label}
      </a>
    );
  return (
    <button className="button quiet" type="button" aria-disabled={act === undefined} onClick={() => act?.()}>
      {label}
    </button>
  );
}

interface Typed extends Pick<Props, 'query' | 'locale' | 'names'> {
  readonly type: LiveType;
  readonly heading: string;
  readonly results: readonly LiveResult[];
}

/** Names and addresses are in Estonian, as in the source, but for counties; articles are in the language of the page. */
function TypedResults({ type, heading, results, query, locale, names }: Typed) {
  if (results.length === 0) return null;
  const language = type === 'wp-post' ? undefined : 'et';
  return (
    <section className="live-type">
      <h3>{heading}</h3>
      <ul>
        {results.map((result) => (
          <Found
            key={result.id}
            result={result}
            language={language}
            query={query}
            locale={locale}
            names={names}
          />
        ))}
      </ul>
    </section>
  );
}

interface FoundProps extends Pick<Props, 'query' | 'locale' | 'names'> {
  readonly result: LiveResult;
  readonly language: 'et' | undefined;
}

/** A component of its own, so that React can pause between results: marking their words takes a slow phone long. */
function Found({ result: { title, description, url }, language, query, locale, names }: FoundProps) {
  return (
    <li>
      <a href={url} lang={language}>
        <Pieces pieces={highlightTerms(title, query, locale)} />
      </a>
      {description === '' ? null : (
        <p>
          {readPlace(description, names).map(({ text, lang }, index) => (
            <span key={index} lang={lang}>
              {index > 0 ? ', ' : null}
              <Pieces pieces={highlightTerms(text, query, locale)} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
