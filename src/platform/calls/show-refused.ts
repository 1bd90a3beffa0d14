import type { Locale } from '#platform/languages/locale.ts';
import type { RefusedForm } from '#platform/publish/visit.ts';

/** Renders the form's page again with the submitted values.
 * @returns undefined when the page cannot be rendered. */
export type ShowRefused = (
  refused: RefusedForm,
  showing: ShowRefusedOptions,
) => Promise<Response | undefined>;

export interface ShowRefusedOptions {
  readonly locale: Locale;
  readonly status: number;
  readonly retryAfter: string | null;
}
