/** Site parts as the loader knows them while it renders pages: each part renders a placeholder with its name and
 * fields. The page replaces it with the real part and the content of this site (features/SitePart.astro). */
import { createElement, type ReactElement } from 'react';
import { lookup } from '#platform/base/lookup.ts';
import { sitePart, type SitePartName } from './site-part.ts';

type Fields = Readonly<Record<string, unknown>>;

/** @returns The arguments of registerComponent. */
export function registeredPart(name: SitePartName) {
  const { fields } = sitePart(name);
  const known = Object.keys(fields.shape);
  const Mark = (given: Fields): ReactElement => {
    const shown = Object.fromEntries(known.map((field) => [field, lookup(given, field)]));
    return createElement('site-part', { 'data-part': name, 'data-fields': JSON.stringify(shown) });
  };
  return [Mark, { name, props: {} }] as const;
}
