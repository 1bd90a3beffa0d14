import type { PagePath } from '#model/page-path.ts';
import { isRouteTemplate, type RouteTemplate } from './routes.ts';

/** Returns the pages above a page, home first, derived from its path; segments without a page are skipped. */
export function ancestors(path: PagePath): readonly RouteTemplate[] {
  if (path === '/') return [];
  const segments = path.split('/').slice(1, -1);
  const above = segments.map((_, position) => `/${segments.slice(0, position + 1).join('/')}`);
  return ['/', ...above.filter(isRouteTemplate)];
}
