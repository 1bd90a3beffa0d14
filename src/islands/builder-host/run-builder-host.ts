import { type CodeComponentMeta, initPlasmicLoader, PlasmicCanvasHost } from '@plasmicapp/loader-react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { sitePart, sitePartNames } from '#model/site-part.ts';
import './builder-host.css';
import { StudioPart, studioFields } from './studio-part.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Gives the studio the parts of this site and lets it draw here. Outside of the studio the page says what it is. */
export function runBuilderHost(root: HTMLElement): void {
  if (globalThis.parent === globalThis.self) return;
  const loader = initPlasmicLoader({ projects: [] });
  for (const name of sitePartNames) {
    const { name: displayName, description } = sitePart(name);
    const Part = (fields: Fields) => createElement(StudioPart, { ...fields, name });
    // The studio's own type tells each kind of field apart, which a table made from schemas cannot.
    const props = studioFields(name) as CodeComponentMeta<Fields>['props'];
    loader.registerComponent(Part, { name, displayName, description, props });
  }
  document.querySelector('main')?.remove();
  createRoot(root).render(createElement(PlasmicCanvasHost));
}
