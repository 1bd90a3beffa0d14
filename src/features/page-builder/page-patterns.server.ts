/** Pages with a pattern as their path, `/kkk/[slug]`. The loader's bundle does not say which addresses such a page has, so
 * editors name the values of each parameter in the custom metadata of the page: `values-slug` = `esimene, teine`. */
import { lookup } from '#platform/base/lookup.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import type { BundleComponent } from './bundle-schema.ts';

/** Max addresses of one page. */
const maxPatternPages = 200;

/** A parameter of a path. Patterns for several segments (`[...rest]`) are not known. */
const parameter = /\[([\w-]+)\]/gu;
const valueShape = /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u;

/** @returns The pages that editors name: one component for each address. */
export function expandPattern(component: BundleComponent): readonly BundleComponent[] {
  const pages = pagesOfPattern(component);
  return 'code' in pages ? [component] : pages;
}

/** @returns What an editor should do about a pattern that has no pages; undefined for a path that is no pattern. */
export function patternFault(component: BundleComponent): Note | undefined {
  if (component.path?.includes('[') !== true) return undefined;
  const pages = pagesOfPattern(component);
  return 'code' in pages ? pages : undefined;
}

function pagesOfPattern(component: BundleComponent): readonly BundleComponent[] | Note {
  const { path } = component;
  if (!component.isPage || typeof path !== 'string' || !path.includes('[')) return [component];
  const names = [...path.matchAll(parameter)].map(([, name = '']) => name);
  if (/\[{1,2}\.\.\./u.test(path)) return toNote('page-pattern-open');
  // A bracket that does not end is no pattern.
  if (path.replaceAll(parameter, '').includes('[')) return [component];
  const choices: (readonly string[])[] = [];
  for (const name of names) {
    const key = `values-${name}`;
    const values = (lookup(component.metadata ?? {}, key) ?? '')
      .split(/[\s,]+/u)
      .filter((value) => value !== '');
    if (values.length === 0) return toNote('page-pattern-unnamed', { key });
    const odd = values.find((value) => !valueShape.test(value));
    if (odd !== undefined) return toNote('page-pattern-odd', { value: odd, key });
    choices.push([...new Set(values)]);
  }
  const count = choices.reduce((product, values) => product * values.length, 1);
  if (count > maxPatternPages) return toNote('page-pattern-many', { count, max: maxPatternPages });
  return combinations(names, choices).map((pageParams) => ({
    ...component,
    path: path.replaceAll(parameter, (_, name: string) => lookup(pageParams, name) ?? ''),
    pagePattern: path,
    pageParams,
  }));
}

/** Each combination of one value for each parameter. */
function combinations(
  names: readonly string[],
  choices: readonly (readonly string[])[],
): readonly Readonly<Record<string, string>>[] {
  return names.reduce<readonly Readonly<Record<string, string>>[]>(
    (known, name, index) =>
      known.flatMap((chosen) => (choices[index] ?? []).map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}
