import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pause } from './pause.ts';
import { IsLive } from './use-is-live.ts';

/** Hydrates an island in small steps, so the page stays responsive: its code is evaluated, the published page is taken
 * over, and the state is shown, each in a task of its own. Field values are kept.
 * @param readProps Reads the page.
 * @returns Once React handles events. Rejects, with the published page back in place, if the component throws. */
export async function hydrate<Props extends object>(
  root: HTMLElement,
  component: ComponentType<Props>,
  readProps: () => Props,
): Promise<void> {
  await pause();
  const putBack = keepTyped(root);
  const published = root.cloneNode(true);
  await attach(root, createElement(component, readProps()), () => {
    root.replaceChildren(...published.childNodes);
    delete root.dataset.started;
  });
  putBack();
}

/** @param restore React removes everything when a component throws, also long after it was hydrated. */
function attach(root: HTMLElement, island: ReactElement, restore: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const onUncaughtError = (cause: unknown) => {
      restore();
      console.error(cause);
      reject(new Error('An island of this page failed while it was drawn.', { cause }));
    };
    startTransition(() => {
      hydrateRoot(root, createElement(Attended, { attend: resolve }, island), { onUncaughtError });
    });
  });
}

function Attended({ attend, children }: { readonly attend: () => void; readonly children?: ReactNode }) {
  // React renders a deferred value after the first one is in place, and may interrupt that.
  const isLive = useDeferredValue(true, false);
  useEffect(() => {
    if (isLive) attend();
  }, [isLive, attend]);
  return createElement(IsLive, { value: isLive }, children);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps input made while the code of an island loads: React would overwrite it with its own values. Records the values of fields
 * within an element, their published values, and later input.
 * @returns Replays the input once React handles events. */
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

/** React overrides the field's `value` property; a value set through the prototype counts as input if it
 * differs. */
function type(field: Field, value: string): void {
  const restoreSelection = keepSelection(field);
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  for (const typed of field instanceof HTMLSelectElement ? [value] : ['', value]) {
    property?.set?.call(field, typed);
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  }
  restoreSelection();
}

/** Restores the selection: setting a value moves the caret to the end, so pasting over a selected number
 * would append to it. */
function keepSelection(field: Field): () => void {
  if (field instanceof HTMLSelectElement) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Some types of field, such as number, have no selection.
    if (selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}
