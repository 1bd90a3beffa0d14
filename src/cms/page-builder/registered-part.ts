/** Parts of the site as the loader knows them while pages are rendered: each leaves a mark that names it and its
 * fields. The page puts the part of the site in its place, with content of this site (components/SitePart.astro). */
import { lookup } from '#base/lookup.ts';
import { createElement, type ReactElement } from 'react';
import { sitePart, type SitePartName } from '#model/site-part.ts';

type Fields = Readonly<Record<string, unknown>>;

/** @returns What registerComponent takes. */
export function registeredPart(name: SitePartName) {
  const { fields } = sitePart(name);
  const known = Object.keys(fields.shape);
  const Mark = (given: Fields): ReactElement => {
    const shown = Object.fromEntries(known.map((field) => [field, lookup(given, field)]));
    return createElement('site-part', { 'data-part': name, 'data-fields': JSON.stringify(shown) });
  };
  return [Mark, { name, props: {} }] as const;
}
