/** Makes an element with its properties and children: what scripts without React draw. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Screen readers read what changes, and a link that has the focus keeps it. */
export function showLines(place: HTMLElement, lines: readonly HTMLElement[]): void {
  if (place.textContent !== lines.map(({ textContent }) => textContent).join(''))
    place.replaceChildren(...lines);
}
