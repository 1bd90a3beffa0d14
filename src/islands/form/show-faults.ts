/** Shows errors: a summary above the form, and a sentence beside each field. */
import { infoPhone } from '#model/business-rules.ts';
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
  const parts = [
    element('h2', heading),
    ...sentences.map(sentence),
    ...(quote === undefined ? [] : [element('blockquote', quote)]),
  ];
  if (faults.length > 0) {
    const list = document.createElement('ul');
    list.append(...faults.map((fault) => faultLink(fault)));
    parts.push(list);
  }
  box.replaceChildren(...parts);
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
  const link = document.createElement('a');
  link.href = `#${control?.id ?? ''}`;
  link.textContent = `${field.label}:`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control?.focus();
  });
  const entry = document.createElement('li');
  // Each text has its own element, because browser translation replaces text nodes.
  const text = document.createElement('span');
  text.append(...withPhone(message));
  entry.append(link, text);
  return entry;
}

function element(name: 'h2' | 'blockquote', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function sentence(text: string): HTMLElement {
  const made = document.createElement('p');
  made.append(...withPhone(text));
  return made;
}

/** A text whose phone number can be called. */
function withPhone(text: string): readonly (Node | string)[] {
  return splitPhone(text).flatMap((part, index) => {
    if (index === 0) return [part];
    const link = { href: `tel:${infoPhone}`, textContent: infoPhone };
    return [Object.assign(document.createElement('a'), link), part];
  });
}
