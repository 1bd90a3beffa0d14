/** Shows errors: a summary above the form, and a sentence beside each field. */
import { element, showLines } from '#shell/browser/element.browser.ts';
import type { FormTexts } from './form-texts.ts';
import type { FieldOnPage } from './form-fields.browser.ts';

/** Marks a field as invalid, or removes the mark.
 * @param message undefined: the field is valid. */
export function markField(
  { root, controls }: FieldOnPage,
  message: string | undefined,
  phone: FormTexts['phone'],
): void {
  const fault = root.querySelector<HTMLElement>('.field-fault');
  if (fault) {
    if (fault.textContent !== (message ?? '')) fault.replaceChildren(...withPhone(message ?? '', phone));
    fault.hidden = message === undefined;
  }
  for (const control of controls) control.ariaInvalid = message === undefined ? null : 'true';
}

/** What a marked field says. */
export function messageOn({ root }: FieldOnPage): string {
  return root.querySelector('.field-fault')?.textContent.trim() ?? '';
}

export function isMarked({ controls }: FieldOnPage): boolean {
  return controls.some(({ ariaInvalid }) => ariaInvalid === 'true');
}

export interface Summary {
  readonly heading: string;
  /** In its sentences, where it can be called. */
  readonly phone: FormTexts['phone'];
  /** Sentences below it. */
  readonly sentences: readonly string[];
  /** Quoted text of the helpdesk. */
  readonly quote?: string | undefined;
  readonly faults: readonly { readonly field: FieldOnPage; readonly message: string }[];
}

/** Fills the summary and moves focus to it. */
export function showSummary(box: HTMLElement, { heading, phone, sentences, quote, faults }: Summary): void {
  box.replaceChildren(
    element('h2', {}, heading),
    ...sentences.map((sentence) => element('p', {}, ...withPhone(sentence, phone))),
    ...(quote === undefined ? [] : [element('blockquote', {}, quote)]),
    ...(faults.length === 0 ? [] : [element('ul', {}, ...faults.map((fault) => faultLink(fault, phone)))]),
  );
  box.hidden = false;
  box.focus();
}

/** Renews the list of what is still to be corrected, if the summary has one. */
export function followFaults(box: HTMLElement, { faults, phone }: Pick<Summary, 'faults' | 'phone'>): void {
  const list = box.querySelector('ul');
  if (faults.length === 0) list?.remove();
  else if (list)
    showLines(
      list,
      faults.map((fault) => faultLink(fault, phone)),
    );
}

export function hideSummary(box: HTMLElement): void {
  box.hidden = true;
  box.replaceChildren();
}

function faultLink({ field, message }: Summary['faults'][number], phone: FormTexts['phone']): HTMLElement {
  const [control] = field.controls;
  const link = element('a', { href: `#${control?.id ?? ''}` }, `${field.label}:`);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control?.focus();
  });
  // Each text has its own element, because browser translation replaces text nodes.
  return element('li', {}, link, element('span', {}, ...withPhone(message, phone)));
}

/** A text whose phone number can be called. */
function withPhone(text: string, { number, href }: FormTexts['phone']): readonly (Node | string)[] {
  return text
    .split(number)
    .flatMap((part, index) => (index === 0 ? [part] : [element('a', { href }, number), part]));
}
