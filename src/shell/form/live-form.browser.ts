/** A form during input: validates, saves a draft, sends, and shows the outcome. */
import { type OrderableDays, orderableDays } from './cut-off.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/languages/locale.ts';
import { formatCount } from '#shell/languages/format.ts';
import { askTime, deviceNow, followTime, siteNow } from '#shell/time/clock.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { clearDraft, saveDraft } from './draft.browser.ts';
import { dayText, faultText } from './fault-text.ts';
import { type Fault, findFaults, namedInSummary } from './field-fault.ts';
import {
  type FieldOnPage,
  isAsked,
  isNeeded,
  readFields,
  readValues,
  typedIn,
} from './form-fields.browser.ts';
import { FormCheck } from './form-check.browser.ts';
import { FormNotice } from './form-notice.browser.ts';
import type { FormTexts } from './form-texts.ts';
import { sendForm, type SendOutcome } from './send-form.browser.ts';
import { isMarked, markField, messageOn } from './show-faults.browser.ts';

/** `in-doubt`: it may have arrived, so sending it again requires confirmation. */
type Standing = 'open' | 'sending' | 'in-doubt' | 'sent';

export class LiveForm {
  readonly #form: HTMLFormElement;
  readonly #fields: readonly FieldOnPage[];
  readonly #texts: FormTexts;
  readonly #locale: Locale;
  readonly #notice: FormNotice;
  readonly #startedAt: number;
  readonly #check: FormCheck;
  /** Names of fields that the server refused and that have not changed since. Bounded by the fields of the form. */
  readonly #refused: Set<string>;
  #standing: Standing = 'open';

  /** @param startedAt When the visitor began, by the clock of the device, in milliseconds since the Unix epoch; now by default. */
  constructor(form: HTMLFormElement, startedAt = deviceNow()) {
    const { lang } = document.documentElement;
    this.#form = form;
    this.#fields = readFields(form);
    this.#texts = parseProps<FormTexts>(form);
    this.#locale = isLocale(lang) ? lang : defaultLocale;
    this.#notice = new FormNotice(form, this.#texts);
    this.#startedAt = startedAt;
    this.#check = new FormCheck(form);
    this.#refused = new Set(this.#fields.filter(isMarked).map(({ name }) => name));
  }

  start(): void {
    this.#form.addEventListener('input', ({ target }) => this.#change(target));
    this.#form.addEventListener('change', ({ target }) => this.#change(target));
    this.#form.addEventListener('focusout', ({ target }) => this.#leave(target));
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.#notice.listen(() => {
      this.#standing = 'open';
      this.#form.requestSubmit();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && this.#standing === 'sent') this.#stand('open');
    });
    this.#check.start();
    this.#refresh();
    if (this.#fields.some(({ rule }) => rule === 'day')) {
      // The promise of the day ends while the form is open.
      followTime(() => this.#refresh());
      void askTime();
    }
  }

  get #topic(): string {
    const field = this.#fields.find(({ name }) => name === 'topic');
    return field ? typedIn(field, '').value : '';
  }

  get #days(): OrderableDays {
    return orderableDays(siteNow());
  }

  #change(target: EventTarget | null): void {
    const values = readValues(this.#form, this.#fields);
    const isEmpty = Object.values(values).every((texts) => texts.every((text) => text.trim() === ''));
    if (isEmpty) clearDraft(this.#draftName);
    else saveDraft(this.#draftName, { startedAt: this.#startedAt, values });
    this.#refresh();
    const field = this.#fields.find(({ root }) => target instanceof Node && root.contains(target));
    if (field) this.#refused.delete(field.name);
    this.#renewMarks(field);
  }

  /** A day is typed in parts, and is marked once its field is left. */
  #leave(target: EventTarget | null): void {
    const field = this.#fields.find(({ root }) => target instanceof Node && root.contains(target));
    if (field?.rule !== 'day' || this.#refused.has(field.name)) return;
    const { value, isUnreadable } = typedIn(field, this.#topic);
    if (value !== '' || isUnreadable) this.#mark(field, this.#faults());
  }

  /** A mark goes as soon as its field is valid, which may depend on another field. A field is not marked during its
   * first input; a file is chosen in one step. */
  #renewMarks(changed: FieldOnPage | undefined): void {
    const faults = this.#faults();
    for (const field of this.#fields) {
      if (this.#refused.has(field.name)) continue;
      if (isMarked(field) || (field === changed && field.rule === 'file')) this.#mark(field, faults);
    }
    const marked = this.#fields.filter(isMarked).map((field) => ({ field, message: messageOn(field) }));
    this.#notice.follow(namedInSummary(marked, this.#oneOf));
  }

  /** Updates everything that depends on topic and time; CSS decides which fields are visible. */
  #refresh(): void {
    const topic = this.#topic;
    const days = this.#days;
    for (const field of this.#fields) {
      for (const control of field.controls) control.required = isNeeded(field, topic);
      if (field.rule === 'day') this.#refreshDay(field, days);
    }
  }

  #refreshDay({ root, controls }: FieldOnPage, days: OrderableDays): void {
    const hint = root.querySelector('.day-hint');
    for (const control of controls) {
      if (!(control instanceof HTMLInputElement)) continue;
      Object.assign(control, { min: days.first, max: days.last });
      const message = dayText(control.value, { texts: this.#texts, locale: this.#locale, days });
      if (hint && hint.textContent !== message) hint.textContent = message;
    }
  }

  #faults(): readonly Fault[] {
    const topic = this.#topic;
    const asked = this.#fields.filter((field) => isAsked(field, topic));
    return findFaults(
      asked.map((field) => typedIn(field, topic)),
      { days: this.#days, oneOf: this.#oneOf },
    );
  }

  get #oneOf(): readonly string[] {
    return (this.#form.dataset.oneOf ?? '').split(' ');
  }

  #mark(field: FieldOnPage, faults: readonly Fault[]): void {
    const fault = faults.find((one) => one.field === field.name);
    markField(field, fault && this.#say(fault, field), this.#texts.phone);
  }

  #say(fault: Fault, field: FieldOnPage): string {
    return faultText(fault, field, { texts: this.#texts, locale: this.#locale, days: this.#days });
  }

  async #submit(): Promise<void> {
    if (this.#standing !== 'open') return;
    const faults = this.#faults();
    this.#refused.clear();
    for (const field of this.#fields) this.#mark(field, faults);
    if (faults.length > 0) {
      this.#notice.showFaults(namedInSummary(this.#link(faults), this.#oneOf), (count) =>
        formatCount(count, this.#texts.faultCount, this.#locale),
      );
      return;
    }
    this.#notice.hide();
    this.#stand('sending');
    this.#end(await sendForm(this.#form.getAttribute('action') ?? '', this.#body(), this.#locale));
  }

  /** Leaves out fields that the topic does not have, even if they are filled in. */
  #body(): FormData {
    const body = new FormData(this.#form);
    const topic = this.#topic;
    for (const field of this.#fields) {
      if (!isAsked(field, topic)) body.delete(field.name);
    }
    body.set('filledMs', String(deviceNow() - this.#startedAt));
    return body;
  }

  #end(outcome: SendOutcome): void {
    if (outcome.type === 'sent') {
      clearDraft(this.#draftName);
      this.#form.reset();
      this.#standing = 'sent';
      const { reference, note } = outcome;
      const address = `${this.#form.dataset.sent ?? ''}?reference=${encodeURIComponent(reference)}`;
      location.assign(note === undefined ? address : `${address}#${note}`);
      return;
    }
    this.#check.renew();
    const isInDoubt = outcome.type === 'unconfirmed' || outcome.type === 'unclear';
    this.#stand(isInDoubt ? 'in-doubt' : 'open');
    const named = outcome.type === 'refused' ? outcome.fields : [];
    const faults = named.map((field): Fault => ({ field, reason: 'wrong' }));
    for (const { field, message } of this.#link(faults)) {
      markField(field, message, this.#texts.phone);
      this.#refused.add(field.name);
    }
    this.#notice.showOutcome(outcome, this.#link(faults));
  }

  #link(faults: readonly Fault[]) {
    return faults.flatMap((fault) => {
      const field = this.#fields.find(({ name }) => name === fault.field);
      return field ? [{ field, message: this.#say(fault, field) }] : [];
    });
  }

  #stand(standing: Standing): void {
    this.#standing = standing;
    this.#notice.stand(standing);
  }

  get #draftName(): string {
    return this.#form.dataset.draft ?? '';
  }
}
