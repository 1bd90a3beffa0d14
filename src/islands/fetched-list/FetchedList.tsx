import { isPublicRead } from '#model/public-read.ts';
import { Failed, Fetcher } from '../fetcher/Fetcher.tsx';
import type { FetchRequest } from '../fetcher/requests.ts';
import type { FetchOptions } from '../fetcher/fetched-store.ts';
import type { FetcherTexts } from '../fetcher/fetcher-texts.ts';
import { useIsLive } from '../mount/use-is-live.ts';
import { fetchedLines } from './fetched-lines.ts';

export interface FetchedListProps {
  readonly request: FetchRequest;
  readonly options: FetchOptions;
  readonly list: string;
  readonly line: string;
  /** Replaces the default texts unless empty. */
  readonly loading: string;
  readonly failed: string;
  /** Shown when the list is empty. */
  readonly none: string;
  readonly texts: FetcherTexts;
}

/** The generic fetcher for editors: shows a response as a list of lines. */
export function FetchedList({
  request,
  options,
  list,
  line,
  loading,
  failed,
  none,
  texts,
}: FetchedListProps) {
  // Nothing to show before the first request.
  if (!useIsLive()) return null;
  if (!isPublicRead(request, location.origin))
    return <Failed failure="not-allowed" request={request} texts={texts} />;
  return (
    <Fetcher
      request={request}
      texts={texts}
      options={options}
      {...(loading !== '' && { loading: <p role="status">{loading}</p> })}
      {...(failed !== '' && { failed: <p role="alert">{failed}</p> })}
    >
      {(answer) => <Lines lines={fetchedLines(answer, list, line) ?? []} none={none} />}
    </Fetcher>
  );
}

function Lines({ lines, none }: { readonly lines: readonly string[]; readonly none: string }) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}
