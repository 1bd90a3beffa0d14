/** Entry script, loaded with the page that the studio shows in a frame, with all its dependencies. */
import { type CodeComponentMeta, initPlasmicLoader, PlasmicCanvasHost } from '@plasmicapp/loader-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { StudioPart } from './studio-part.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import './builder-host.css';
import { PartBox } from './PartBox.tsx';

type Fields = Readonly<Record<string, unknown>>;

/** Registers the parts of this site with the studio and lets it draw here. Outside the studio, the page
 * explains itself.
 * @param root Carries the parts as JSON: their schemas stay out of the browser. */
export function startBuilderHost(root: HTMLElement): void {
  if (globalThis.parent === globalThis.self) return;
  const loader = initPlasmicLoader({ projects: [] });
  for (const part of parseProps<{ readonly parts: readonly StudioPart[] }>(root).parts) {
    const { name, displayName, description } = part;
    const Part = (fields: Fields) => createElement(PartBox, { ...fields, part });
    // The studio's type distinguishes kinds of field, which a table derived from schemas cannot.
    const props = part.fields as CodeComponentMeta<Fields>['props'];
    loader.registerComponent(Part, { name, displayName, description, props });
  }
  document.querySelector('main')?.remove();
  createRoot(root).render(createElement(PlasmicCanvasHost));
}
