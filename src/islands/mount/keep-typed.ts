/** What a visitor types and chooses while the code of an island is on its way: React would put its own values there. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Remembers the values of the fields within an element.
 * @returns Puts back those that have changed since, as if they were typed again. */
export function keepTyped(root: HTMLElement): () => void {
  const kept = new Map(fieldsOf(root).map((field) => [field, field.value]));
  return () => {
    for (const [field, value] of kept) {
      if (field.value !== value && field.isConnected) type(field, value);
    }
  };
}

function fieldsOf(root: HTMLElement): readonly Field[] {
  return [...root.querySelectorAll<Field>('input:not([type="file"]), select, textarea')];
}

/** React watches the field's own property, and takes what is set past it for typed. */
function type(field: Field, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
