import { isPublicRead } from '#shell/addresses/public-read.ts';
import { Failed } from './Failed.browser.tsx';
import type { FetchOptions } from './fetched-store.browser.ts';
import type { FetcherTexts } from './fetcher-texts.ts';
import { useFetched } from './use-fetched.browser.ts';
import { useIsLive } from './use-is-live.ts';
import { fetchedLines } from './fetched-lines.ts';

export interface FetchedListProps {
  readonly url: string;
  readonly options: FetchOptions;
  readonly list: string;
  readonly line: string;
  /** Replaces the default text unless empty. */
  readonly loading: string;
  /** Replaces the default text and the retry button unless empty. */
  readonly failed: string;
  /** Shown when the list is empty. */
  readonly none: string;
  readonly texts: FetcherTexts;
}

/** The generic fetcher for editors (spec §7): shows a response as a list of lines. */
export function FetchedList(props: FetchedListProps) {
  // Nothing to show before the first request.
  if (!useIsLive()) return null;
  if (!isPublicRead(props.url, location.origin))
    return <Failed failure="not-allowed" request={{ url: props.url }} texts={props.texts} />;
  return <Lines {...props} />;
}

function Lines({ url, options, list, line, loading, failed, none, texts }: FetchedListProps) {
  const { answer, failure, loading: isLoading } = useFetched({ url }, options);
  if (answer === undefined && failure !== undefined && !isLoading)
    return failed === '' ? (
      <Failed failure={failure} request={{ url }} texts={texts} />
    ) : (
      <p role="alert">{failed}</p>
    );
  if (answer === undefined) return <p role="status">{loading === '' ? texts.loading : loading}</p>;
  const lines = fetchedLines(answer, list, line) ?? [];
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {lines.map((text, index) => (
        <li key={`${index} ${text}`}>{text}</li>
      ))}
    </ul>
  );
}
