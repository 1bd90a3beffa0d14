import type { SubmitEvent } from 'react';
import type { LookupTexts } from './lookup-texts.ts';

interface Props {
  /** Where the form is posted without JavaScript: an address would show the number. */
  readonly action: string;
  readonly texts: Pick<LookupTexts, 'heading' | 'lead' | 'contractNumber' | 'submit' | 'noContractNumber'>;
  /** Absent in the page as it is published. */
  readonly live?: LiveForm;
  /** What was sent without JavaScript, when the page answers that. The answer stands outside of the island, which is
   * hydrated with the elements of the published page. */
  readonly sent?: SentForm;
}

interface SentForm {
  readonly typed: string;
  readonly isRefused: boolean;
}

interface LiveForm {
  readonly canSubmit: boolean;
  /** What was sent is no contract number. */
  readonly isRefused: boolean;
  readonly type: (typed: string) => void;
  readonly submit: (typed: string) => void;
}

const fieldId = 'lookup-contract-number';
export const refusalId = 'lookup-refusal';

/** The form for a contract number: all of the island that a page has before it is touched. */
export function LookupForm({ action, texts, live, sent }: Props) {
  const isRefused = (live ?? sent)?.isRefused === true;
  return (
    <>
      <h2 id="lookup" suppressHydrationWarning>
        {texts.heading}
      </h2>
      <p suppressHydrationWarning>{texts.lead}</p>
      <form action={action} method="post" onSubmit={live && ((event) => send(event, live))}>
        <label htmlFor={fieldId} suppressHydrationWarning>
          {texts.contractNumber}
        </label>
        {/* The browser keeps the value, so that what was typed before React came stays. */}
        <input
          id={fieldId}
          type="text"
          name="contractNumber"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={sent?.typed}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? refusalId : undefined}
          onInput={live && (({ currentTarget }) => live.type(currentTarget.value))}
        />
        <button
          className="button"
          type="submit"
          disabled={live?.canSubmit === false}
          suppressHydrationWarning
        >
          {texts.submit}
        </button>
        {live?.isRefused === true ? (
          <p id={refusalId} className="lookup-refusal" role="alert">
            {texts.noContractNumber}
          </p>
        ) : null}
      </form>
    </>
  );
}

function send(event: SubmitEvent<HTMLFormElement>, { submit }: LiveForm): void {
  event.preventDefault();
  const typed = new FormData(event.currentTarget).get('contractNumber');
  if (typeof typed === 'string') submit(typed);
}
