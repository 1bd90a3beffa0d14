/** Pages of routes whose parameter is an entry. */
import type { PagePath } from '#platform/addresses/page-path.ts';
import { findRoute, type RouteTemplate } from './routes.ts';

/** The parameter of a path, if it is one of a route. */
export function parameterOf(path: PagePath, template: RouteTemplate): string | undefined {
  const route = findRoute(path);
  return route?.template === template ? Object.values(route.params)[0] : undefined;
}
