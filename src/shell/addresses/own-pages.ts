/** Pages that this site has whatever its content: those of the route table, and those for frames of other sites. */
import type { PagePath } from '#platform/addresses/page-path.ts';
import { isFramedPage } from './framed-pages.ts';
import { findRoute } from './routes.ts';

/** Of a route with a parameter, an entry may still be missing. */
export const isOwnPage = (path: PagePath): boolean => findRoute(path) !== undefined || isFramedPage(path);
