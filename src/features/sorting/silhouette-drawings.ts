/** The drawings of objects: in a page, where few of them are, and all of them in one file, for lists. */
import { type Silhouette, silhouettes } from './silhouettes.ts';

const files = import.meta.glob<string>('./silhouettes/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** @returns The shapes of a drawing on its grid of 48 units; lines have the colour and width of the element around them.
 * @throws {TypeError} If there is none. */
export function silhouetteShapes(silhouette: Silhouette): string {
  const drawing = files[`./silhouettes/${silhouette}.svg`];
  if (drawing === undefined) throw new TypeError(`There is no drawing silhouettes/${silhouette}.svg.`);
  return drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'));
}

/** @returns The file of all drawings. */
export function silhouettesFile(): string {
  const symbols = silhouettes.map(
    (silhouette) =>
      `<symbol id="${silhouette}" viewBox="0 0 48 48">${silhouetteShapes(silhouette)}</symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
