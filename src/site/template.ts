/** Route templates: `/about/news/{postSlug}` matches `/about/news/any-slug`. Spec §2 and §5. */
import { lookup } from '#base/lookup.ts';
import { type PagePath, parseOwnPath } from '#model/page-path.ts';
import { isRouteTemplate, type RouteTemplate, routeTemplates } from './routes.ts';

export type TemplateMismatch =
  | { readonly reason: 'structure'; readonly message: 'Template and actual path structures do not match' }
  | { readonly reason: 'segment'; readonly message: string };

export type TemplateMatch =
  | { readonly type: 'match'; readonly params: Readonly<Record<string, string>> }
  | ({ readonly type: 'mismatch' } & TemplateMismatch);

/** Extracts path parameters segment by segment; the number of segments must be equal.
 * @returns The messages are for developers and stay English (docs/upstreams.md §5). */
export function matchTemplate(template: string, path: string): TemplateMatch {
  const expected = template.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) {
    return {
      type: 'mismatch',
      reason: 'structure',
      message: 'Template and actual path structures do not match',
    };
  }
  const params: [string, string][] = [];
  for (const [position, segment] of expected.entries()) {
    const value = actual[position] ?? '';
    const name = /^\{(\w+)\}$/u.exec(segment)?.[1];
    if (name !== undefined && value !== '') params.push([name, value]);
    else if (segment !== value) {
      const message = `Segment mismatch at ${position}: expected '${segment}', found '${value}'`;
      return { type: 'mismatch', reason: 'segment', message };
    }
  }
  return { type: 'match', params: Object.fromEntries(params) };
}

/** Returns the route of a path. A template without parameters wins over one with them (`/about/news/page/2`
 * is a list). */
export function findRoute(
  path: PagePath,
): { readonly template: RouteTemplate; readonly params: Readonly<Record<string, string>> } | undefined {
  if (isRouteTemplate(path) && !path.includes('{')) return { template: path, params: {} };
  for (const template of parameterRoutes) {
    const match = matchTemplate(template, path);
    if (match.type === 'match') return { template, params: match.params };
  }
  return undefined;
}

const parameterCount = (template: string): number => template.split('{').length - 1;

const parameterRoutes = routeTemplates
  .filter((template) => template.includes('{'))
  .sort((a, b) => parameterCount(a) - parameterCount(b));

/** Fills in the parameters of a template.
 * @throws If a parameter has no value: a route that does not fit is a bug of the caller. */
export function fillTemplate(
  template: RouteTemplate,
  params: Readonly<Record<string, string | number>>,
): PagePath {
  const path = template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = lookup(params, name);
    if (value === undefined) throw new RangeError(`Template ${template} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
  return parseOwnPath(path);
}
