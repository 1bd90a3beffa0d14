import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Gives the HTML of an island to React, in small pieces of work between which the page answers its visitor. What stands
 * in its fields stays.
 * @returns Once it listens. */
export async function hydrate<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const putBack = keepTyped(root);
  await attach(root, component, props);
  putBack();
}

function attach<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(root, createElement(Attended, { attend: resolve }, createElement(component, props)));
    });
  });
}

function Attended({ attend, children }: { readonly attend: () => void; readonly children?: ReactNode }) {
  useEffect(attend, [attend]);
  return children;
}

/** What a visitor types and chooses while the code of an island is on its way: React would put its own values there. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Remembers what stands in the fields within an element beside what its page put there, and what is typed from now on.
 * @returns Types it again, once React listens. */
function keepTyped(root: HTMLElement): () => void {
  const fields = root.querySelectorAll<Field>('input:not([type="file"]), select, textarea');
  const kept = new Map<Field, string>();
  const keep = (field: Field) => {
    if (field.value !== publishedValue(field)) kept.set(field, field.value);
    else kept.delete(field);
  };
  for (const field of fields) keep(field);
  const listening = new AbortController();
  for (const field of fields)
    field.addEventListener('input', () => keep(field), { signal: listening.signal });
  return () => {
    listening.abort();
    for (const [field, value] of kept) {
      if (field.isConnected) type(field, value);
    }
  };
}

function publishedValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

/** React overrides the field's `value` property; a value set through the prototype counts as typed if it differs. */
function type(field: Field, value: string): void {
  const restoreSelection = keepSelection(field);
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  for (const typed of field instanceof HTMLSelectElement ? [value] : ['', value]) {
    property?.set?.call(field, typed);
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  }
  restoreSelection();
}

/** A new value moves the caret to its end: who has selected a number to paste another over it would get both. */
function keepSelection(field: Field): () => void {
  if (field instanceof HTMLSelectElement) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Fields of some types, such as numbers, have no selection.
    if (selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}
