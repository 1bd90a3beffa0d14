import type { KeyboardEvent, Ref } from 'react';

export interface FieldTexts {
  readonly label: string;
  readonly submit: string;
}

/** Callbacks of the hydrated form; without them it submits to the search page. */
export interface LiveFields {
  readonly ref: Ref<HTMLInputElement>;
  readonly status: string;
  /** The form was sent without a query. */
  readonly isMissing: boolean;
  readonly onTyped: (typed: string) => void;
  readonly onSent: () => void;
  /** Arrow-down moves from the field to the results. */
  readonly onDown: () => void;
}

interface Props {
  /** Address of the search page. */
  readonly action: string;
  readonly texts: FieldTexts;
  readonly live?: LiveFields;
  /** The query sent without JavaScript, if the page is its response. */
  readonly typed?: string | undefined;
  /** What that found. */
  readonly found?: string | undefined;
}

const statusId = 'search-status';

export function SearchFields({ action, texts, live, typed, found = '' }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    live?.onDown();
  };
  return (
    <form
      className="search-form"
      action={action}
      role="search"
      onSubmit={
        live &&
        ((event) => {
          event.preventDefault();
          live.onSent();
        })
      }
    >
      <label htmlFor="search-query" suppressHydrationWarning>
        {texts.label}
      </label>
      <input
        id="search-query"
        type="search"
        name="searchQuery"
        required
        defaultValue={typed}
        aria-invalid={live?.isMissing === true || undefined}
        aria-describedby={live?.isMissing === true ? statusId : undefined}
        {...(live && { ref: live.ref, onKeyDown })}
        onChange={live && (({ target }) => live.onTyped(target.value))}
      />
      <button className="button" type="submit" suppressHydrationWarning>
        {texts.submit}
      </button>
      <p id={statusId} role="status">
        {live?.status ?? found}
      </p>
    </form>
  );
}
