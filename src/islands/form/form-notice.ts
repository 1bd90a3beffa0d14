/** Messages about the whole form: a summary above its fields, and a line beside its button. */
import { unreachable } from '#base/unreachable.ts';
import type { FormTexts } from './form-texts.ts';
import type { SendOutcome } from './send-form.ts';
import { hideSummary, showSummary, type Summary } from './show-faults.ts';

type Failure = Exclude<SendOutcome, { type: 'sent' }>;

export class FormNotice {
  readonly #texts: FormTexts;
  readonly #summary: HTMLElement | null;
  readonly #status: HTMLElement | null;
  readonly #button: HTMLButtonElement | null;
  readonly #again: HTMLButtonElement | null;

  constructor(form: HTMLFormElement, texts: FormTexts) {
    this.#texts = texts;
    this.#summary = form.querySelector('.form-summary');
    this.#status = form.querySelector('.form-status');
    this.#button = form.querySelector('button[type="submit"]');
    this.#again = form.querySelector('.form-again');
  }

  /** @param send Sends the form again although it may already have arrived. */
  listen(send: () => void): void {
    this.#again?.addEventListener('click', send);
  }

  stand(standing: 'open' | 'sending' | 'in-doubt' | 'sent'): void {
    if (this.#button) this.#button.ariaDisabled = standing === 'open' ? null : 'true';
    if (this.#status) this.#status.textContent = standing === 'sending' ? this.#texts.sending : '';
    if (this.#again) this.#again.hidden = standing !== 'in-doubt';
  }

  showFaults(summary: Summary): void {
    if (this.#summary) showSummary(this.#summary, summary);
  }

  showOutcome(outcome: Failure, faults: Summary['faults']): void {
    this.showFaults({ ...this.#describe(outcome), faults });
  }

  hide(): void {
    if (this.#summary) hideSummary(this.#summary);
  }

  #describe(outcome: Failure): Omit<Summary, 'faults'> {
    const { notSent, unconfirmed, kept, reference, offline } = this.#texts;
    switch (outcome.type) {
      case 'refused':
        return {
          heading: notSent,
          message: [outcome.message, kept, ...this.#provenance(outcome)],
          quote: outcome.text,
        };
      case 'unconfirmed':
        return {
          heading: unconfirmed,
          message: [outcome.message, `${reference}: ${outcome.reference}`, ...this.#provenance(outcome)],
        };
      case 'unclear':
        return { heading: unconfirmed, message: [this.#texts[outcome.reason], kept] };
      case 'offline':
        return { heading: notSent, message: [offline, kept] };
      default:
        return unreachable(outcome);
    }
  }

  #provenance({ isDemonstration }: { readonly isDemonstration: boolean }): readonly string[] {
    return isDemonstration ? [this.#texts.demonstration] : [];
  }
}
