/** Entry script, loaded with every embed; imports nothing later. Draws the embed in the chosen colour, and tells the page around it
 * how high it is. */
import { embedColours, type EmbedHeight, isEmbedColour, parseEmbedColour } from './embed-options.ts';
import { embedParameters } from '#shell/addresses/embed-parameters.ts';
import { formatHex, parseHex } from '#platform/base/colour.ts';
import { readableOn } from './accent.ts';

export function startEmbed(root: HTMLElement): void {
  const colour = parseEmbedColour(new URLSearchParams(location.search).get(embedParameters.colour) ?? '');
  if (colour !== undefined) {
    const wanted = isEmbedColour(colour) ? embedColours[colour] : colour;
    const paint = () => paintIn(root, wanted);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
    paint();
  }
  if (parent !== window) new ResizeObserver(() => tellHeight(root)).observe(root);
}

/** The tokens are those of the theme (shell/styles/tokens.css). */
function paintIn(root: HTMLElement, wanted: string): void {
  const own = getComputedStyle(root);
  const backgrounds = ['--paper', '--surface', '--sunken']
    .map((name) => parseHex(own.getPropertyValue(name)))
    .filter((background) => background !== undefined);
  const colour = parseHex(wanted);
  if (!colour) return;
  const accent = formatHex(readableOn(colour, backgrounds));
  for (const name of ['--spruce', '--link', '--amber', '--amber-strong', '--focus'])
    root.style.setProperty(name, accent);
  for (const name of ['--on-spruce', '--on-amber']) root.style.setProperty(name, 'var(--paper)');
  root.style.setProperty('--spruce-tint', 'var(--sunken)');
}

/** Any page may know the height: it says nothing about the visitor that the frame's own size would not. */
function tellHeight(root: HTMLElement): void {
  const message: EmbedHeight = {
    type: 'waste-embed-height',
    height: Math.ceil(root.getBoundingClientRect().height),
  };
  parent.postMessage(message, '*');
}
