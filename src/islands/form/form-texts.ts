/** Texts of a posted form in the language of the page; they stand on the form. */
import type { CountForms } from '#site/plural.ts';
import type { FaultReason } from './field-fault.ts';

export interface FormTexts {
  /** Heading of the summary with faults. */
  readonly faultCount: CountForms;
  /** By reason; with `{day}` or `{size}`. */
  readonly faults: Readonly<Record<FaultReason, string>>;
  /** With `{count}`. */
  readonly megabytes: string;
  /** With `{day}`, `{cutOff}` and `{time}`. */
  readonly dayFirst: string;
  /** With `{cutOff}` and `{time}`. */
  readonly dayChosen: string;
  readonly notSent: string;
  readonly unconfirmed: string;
  readonly offline: string;
  readonly lost: string;
  readonly unreadable: string;
  readonly kept: string;
  readonly reference: string;
  readonly demonstration: string;
  readonly sending: string;
}
