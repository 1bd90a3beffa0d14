/** Messages about the whole form: a summary above its fields, and a line beside its button. */
import { unreachable } from '#platform/base/unreachable.ts';
import type { FormTexts } from './form-texts.ts';
import type { SendOutcome } from './send-form.browser.ts';
import { showInTitle } from './refused-title.browser.ts';
import { followFaults, hideSummary, showSummary, type Summary } from './show-faults.browser.ts';

type Failure = Exclude<SendOutcome, { type: 'sent' }>;

export class FormNotice {
  readonly #texts: FormTexts;
  readonly #summary: HTMLElement | null;
  readonly #status: HTMLElement | null;
  readonly #button: HTMLButtonElement | null;
  readonly #again: HTMLButtonElement | null;
  /** Heading for a number of faults; undefined while the summary says more than which fields to correct. */
  #formatHeading: ((count: number) => string) | undefined;

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

  showFaults(faults: Summary['faults'], formatHeading: (count: number) => string): void {
    this.#formatHeading = formatHeading;
    this.#show({ heading: formatHeading(faults.length), sentences: [], faults });
  }

  showOutcome(outcome: Failure, faults: Summary['faults']): void {
    this.#formatHeading = undefined;
    this.#show({ ...this.#describe(outcome), faults });
  }

  /** Takes corrected fields from the summary.
   * @param faults Fields that are still to be corrected. */
  follow(faults: Summary['faults']): void {
    const box = this.#summary;
    if (!box || box.hidden || !box.querySelector('li')) return;
    followFaults(box, { faults, phone: this.#texts.phone });
    // Every field is right, though the form still has to be sent.
    if (faults.length === 0) showInTitle('posted', { isSent: true, isRefused: false });
    if (!this.#formatHeading) return;
    const heading = box.querySelector('h2');
    if (faults.length === 0) this.hide();
    else if (heading) heading.textContent = this.#formatHeading(faults.length);
  }

  hide(): void {
    if (this.#summary) hideSummary(this.#summary);
    showInTitle('posted', { isSent: true, isRefused: false });
  }

  #show(summary: Omit<Summary, 'phone'>): void {
    showInTitle('posted', { isSent: true, isRefused: true });
    if (this.#summary) showSummary(this.#summary, { ...summary, phone: this.#texts.phone });
  }

  #describe(outcome: Failure): Omit<Summary, 'faults' | 'phone'> {
    const { notSent, unconfirmed, kept, reference, offline } = this.#texts;
    switch (outcome.type) {
      case 'refused':
        return {
          heading: notSent,
          sentences: [outcome.message, kept, ...this.#provenance(outcome)],
          quote: outcome.text,
        };
      case 'unconfirmed':
        return {
          heading: unconfirmed,
          sentences: [outcome.message, `${reference}: ${outcome.reference}`, ...this.#provenance(outcome)],
        };
      case 'unclear':
        return { heading: unconfirmed, sentences: [this.#texts[outcome.reason], kept] };
      case 'offline':
        return { heading: notSent, sentences: [offline, kept] };
      default:
        return unreachable(outcome);
    }
  }

  #provenance({ isDemonstration }: { readonly isDemonstration: boolean }): readonly string[] {
    return isDemonstration ? [this.#texts.demonstration] : [];
  }
}
