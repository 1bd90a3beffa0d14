import type { SubmitEvent } from 'react';
import { WithPhone } from '#shell/form/WithPhone.tsx';
import type { LookupTexts } from './lookup-texts.ts';

interface Props {
  /** Target of the form without JavaScript: with GET, the address would contain the number. */
  readonly action: string;
  readonly texts: Pick<LookupTexts, 'heading' | 'lead' | 'contractNumber' | 'submit' | 'keepDays' | 'phone'>;
  /** The heading of the page says something else. */
  readonly hasHeading: boolean;
  /** In a frame of another site days can be neither kept nor printed. */
  readonly isFramed: boolean;
  /** Absent in the published page. */
  readonly live?: LiveForm;
  /** The number sent without JavaScript, if the page is its response. The result is outside the island, which
   * hydrates the published markup. */
  readonly sent?: SentForm;
}

interface SentForm {
  readonly typed: string;
  readonly isRefused: boolean;
}

interface LiveForm {
  readonly canSubmit: boolean;
  /** What is wrong with the number that was sent. */
  readonly refusal: string | undefined;
  readonly type: (typed: string) => void;
  readonly submit: (typed: string) => void;
}

const fieldId = 'lookup-contract-number';
export const refusalId = 'lookup-refusal';

/** The form for a contract number: the part of the island in the published page. */
export function LookupForm({ action, texts, hasHeading, isFramed, live, sent }: Props) {
  const isRefused = live ? live.refusal !== undefined : sent?.isRefused === true;
  return (
    <>
      {hasHeading ? <h2 suppressHydrationWarning>{texts.heading}</h2> : null}
      <p suppressHydrationWarning>{texts.lead}</p>
      <form action={action} method="post" onSubmit={live && ((event) => send(event, live))}>
        <label htmlFor={fieldId} suppressHydrationWarning>
          {texts.contractNumber}
        </label>
        {/* Uncontrolled, so input typed before React loads is kept. */}
        <input
          id={fieldId}
          type="text"
          name="contractNumber"
          // A number may have a letter, dashes or slashes, which a pad of digits lacks.
          autoCapitalize="characters"
          autoComplete="off"
          required
          defaultValue={sent?.typed}
          {...(isRefused && { 'aria-invalid': true, 'aria-describedby': refusalId })}
          onInput={live && (({ currentTarget }) => live.type(currentTarget.value))}
        />
        {live?.refusal === undefined ? null : (
          <p id={refusalId} className="lookup-refusal" role="alert">
            <WithPhone text={live.refusal} phone={texts.phone} />
          </p>
        )}
        <button
          className="button"
          type="submit"
          aria-disabled={live?.canSubmit === false || undefined}
          suppressHydrationWarning
        >
          {texts.submit}
        </button>
      </form>
      <KeepDays isFramed={isFramed} text={texts.keepDays} />
    </>
  );
}

/** What can be done with the days. */
function KeepDays({ isFramed, text }: { readonly isFramed: boolean; readonly text: string }) {
  if (isFramed) return null;
  return (
    <p className="lookup-keep" suppressHydrationWarning>
      {text}
    </p>
  );
}

function send(event: SubmitEvent<HTMLFormElement>, { submit }: LiveForm): void {
  event.preventDefault();
  const field = event.currentTarget.querySelector('input');
  const typed = field?.value ?? '';
  submit(typed);
  if (typed.trim() === '') field?.focus();
}
