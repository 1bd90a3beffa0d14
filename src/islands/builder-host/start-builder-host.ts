/** Entry script, loaded with the page that the studio shows in a frame, with all that it needs. */
import { type CodeComponentMeta, initPlasmicLoader, PlasmicCanvasHost } from '@plasmicapp/loader-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { StudioPart } from '#model/studio-part.ts';
import { parseProps } from '../mount/parse-props.ts';
import './builder-host.css';
import { PartBox } from './PartBox.tsx';

type Fields = Readonly<Record<string, unknown>>;

/** Gives the studio the parts of this site and lets it draw here. Outside of the studio the page says what it is.
 * @param root Carries the parts as JSON: their schemas stay out of the browser. */
export function startBuilderHost(root: HTMLElement): void {
  if (globalThis.parent === globalThis.self) return;
  const loader = initPlasmicLoader({ projects: [] });
  for (const part of parseProps<{ readonly parts: readonly StudioPart[] }>(root).parts) {
    const { name, displayName, description } = part;
    const Part = (fields: Fields) => createElement(PartBox, { ...fields, part });
    // The studio's own type tells each kind of field apart, which a table made from schemas cannot.
    const props = part.fields as CodeComponentMeta<Fields>['props'];
    loader.registerComponent(Part, { name, displayName, description, props });
  }
  document.querySelector('main')?.remove();
  createRoot(root).render(createElement(PlasmicCanvasHost));
}
