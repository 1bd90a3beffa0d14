type Attributes = Readonly<Record<string, string | number>>;

/** Makes an element of a drawing: what scripts without React draw. */
export function drawSvg(
  name: 'g' | 'path' | 'rect' | 'svg' | 'text',
  attributes: Attributes,
  ...children: readonly SVGElement[]
): SVGElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) drawn.setAttribute(attribute, String(value));
  drawn.append(...children);
  return drawn;
}
