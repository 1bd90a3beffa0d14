/** Shows errors: a summary above the form, and a sentence beside each field. */
import { infoPhone } from '#model/business-rules.ts';
import { element } from '../element/element.ts';
import { splitPhone } from '../phone-text/split-phone.ts';
import type { FieldOnPage } from './form-fields.ts';

/** Marks a field as invalid, or removes the mark.
 * @param message undefined: the field is valid. */
export function markField({ root, controls }: FieldOnPage, message: string | undefined): void {
  const fault = root.querySelector<HTMLElement>('.field-fault');
  if (fault) {
    if (fault.textContent !== (message ?? '')) fault.replaceChildren(...withPhone(message ?? ''));
    fault.hidden = message === undefined;
  }
  for (const control of controls) control.ariaInvalid = message === undefined ? null : 'true';
}

export function isMarked({ controls }: FieldOnPage): boolean {
  return controls.some(({ ariaInvalid }) => ariaInvalid === 'true');
}

export interface Summary {
  readonly heading: string;
  /** Sentences below it. */
  readonly sentences: readonly string[];
  /** Quoted text of the helpdesk. */
  readonly quote?: string | undefined;
  readonly faults: readonly { readonly field: FieldOnPage; readonly message: string }[];
}

/** Fills the summary and moves focus to it. */
export function showSummary(box: HTMLElement, { heading, sentences, quote, faults }: Summary): void {
  box.replaceChildren(
    element('h2', {}, heading),
    ...sentences.map((sentence) => element('p', {}, ...withPhone(sentence))),
    ...(quote === undefined ? [] : [element('blockquote', {}, quote)]),
    ...(faults.length === 0 ? [] : [element('ul', {}, ...faults.map((fault) => faultLink(fault)))]),
  );
  box.hidden = false;
  box.focus();
}

/** Removes the entries of fields that are correct, and renews what the others say.
 * @returns The number of entries left. */
export function followFaults(box: HTMLElement, marked: readonly FieldOnPage[]): number {
  const entries = [...box.querySelectorAll('li')];
  for (const entry of entries) {
    const id = entry.querySelector('a')?.hash.slice(1);
    const field = marked.find(({ controls }) => controls[0]?.id === id);
    const message = field?.root.querySelector('.field-fault')?.textContent.trim();
    const text = entry.querySelector('span');
    if (message === undefined) entry.remove();
    else if (text && text.textContent !== message) text.replaceChildren(...withPhone(message));
  }
  addUncounted(box, marked);
  const left = box.querySelectorAll('li').length;
  if (left === 0) box.querySelector('ul')?.remove();
  return left;
}

/** Where one of several fields is enough, the first stood for all of them: another one may now have a fault of its own. */
function addUncounted(box: HTMLElement, marked: readonly FieldOnPage[]): void {
  const list = box.querySelector('ul');
  let next: Element | null = null;
  for (const field of marked.toReversed()) {
    const message = field.root.querySelector('.field-fault')?.textContent.trim() ?? '';
    const entries = [...(list?.children ?? [])];
    const own = entries.find((entry) => entry.querySelector('a')?.hash.slice(1) === field.controls[0]?.id);
    const isListed = entries.some((entry) => entry.querySelector('span')?.textContent === message);
    if (own) next = own;
    else if (list && message !== '' && !isListed) {
      const added: Element = faultLink({ field, message });
      list.insertBefore(added, next);
      next = added;
    }
  }
}

export function hideSummary(box: HTMLElement): void {
  box.hidden = true;
  box.replaceChildren();
}

function faultLink({ field, message }: Summary['faults'][number]): HTMLElement {
  const [control] = field.controls;
  const link = element('a', { href: `#${control?.id ?? ''}` }, `${field.label}:`);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control?.focus();
  });
  // Each text has its own element, because browser translation replaces text nodes.
  return element('li', {}, link, element('span', {}, ...withPhone(message)));
}

/** A text whose phone number can be called. */
function withPhone(text: string): readonly (Node | string)[] {
  return splitPhone(text).flatMap((part, index) =>
    index === 0 ? [part] : [element('a', { href: `tel:${infoPhone}` }, infoPhone), part],
  );
}
