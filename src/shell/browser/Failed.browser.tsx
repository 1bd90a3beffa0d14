import { WithPhone } from '#shell/form/WithPhone.tsx';
import type { FetchFailure, FetchRequest } from './requests.browser.ts';
import { fetcher } from './fetched-store.browser.ts';
import { failureText, type FetcherTexts } from './fetcher-texts.ts';

interface Props {
  readonly failure: FetchFailure;
  readonly request: FetchRequest;
  readonly texts: FetcherTexts;
  /** What to do besides. */
  readonly advice?: { readonly text: string; readonly phone: string };
}

/** A failure message and a retry button. */
export function Failed({ failure, request, texts, advice }: Props) {
  return (
    <div className="answer-failed" role="alert">
      <p>{failureText(failure, texts)}</p>
      {advice === undefined ? null : (
        <p>
          <WithPhone text={advice.text} phone={advice.phone} />
        </p>
      )}
      <button className="button quiet" type="button" onClick={() => fetcher.askAgain(request)}>
        {texts.retry}
      </button>
    </div>
  );
}
