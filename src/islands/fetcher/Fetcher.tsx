import type { ReactNode } from 'react';
import { WithPhone } from '../phone-text/WithPhone.tsx';
import type { FetchFailure, FetchRequest } from './requests.ts';
import { fetcher, type FetchOptions } from './fetched-store.ts';
import { failureText, type FetcherTexts } from './fetcher-texts.ts';
import { useFetched } from './use-fetched.ts';

interface Props {
  readonly request: FetchRequest;
  readonly texts: FetcherTexts;
  readonly options?: FetchOptions;
  /** Replaces the text. */
  readonly loading?: ReactNode;
  /** Replaces the text. */
  readonly failed?: ReactNode;
  /** Renders the response: JSON, not validated. */
  readonly children: (answer: unknown) => ReactNode;
}

/** Requests an address and shows the response (spec §7). */
export function Fetcher({ request, texts, options, loading, failed, children }: Props) {
  const fetched = useFetched(request, options);
  if (fetched.answer !== undefined) return children(fetched.answer);
  if (fetched.failure === undefined || fetched.loading)
    return loading ?? <p role="status">{texts.loading}</p>;
  return failed ?? <Failed failure={fetched.failure} request={request} texts={texts} />;
}

interface FailedProps extends Pick<Props, 'request' | 'texts'> {
  readonly failure: FetchFailure;
  /** What to do besides. */
  readonly advice?: string;
}

/** A failure message and a retry button. */
export function Failed({ failure, request, texts, advice }: FailedProps) {
  return (
    <div className="answer-failed" role="alert">
      <p>{failureText(failure, texts)}</p>
      {advice === undefined ? null : (
        <p>
          <WithPhone text={advice} />
        </p>
      )}
      <button className="button quiet" type="button" onClick={() => fetcher.askAgain(request)}>
        {texts.retry}
      </button>
    </div>
  );
}
