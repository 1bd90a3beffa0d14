import type { PagePath } from '#platform/addresses/page-path.ts';
import { findRoute, type Route, routes } from './routes.ts';

/** Whether a path is a page whatever the content: one of a route without a parameter, or a page of a list, whose number is not
 * checked. Pages of lists of the code are those of their features. */
export function isFixedPage(path: PagePath): boolean {
  const route = findRoute(path);
  if (!route) return false;
  const { entries }: Route = routes[route.template];
  return Object.keys(route.params).length === 0 || entries === 'list-pages';
}
