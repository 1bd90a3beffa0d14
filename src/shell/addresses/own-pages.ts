/** Pages that this site has whatever its content: those of the route table, and embeds. */
import type { PagePath } from '#platform/addresses/page-path.ts';
import { isEmbedPath } from '#features/embeds/embeds.ts';
import { findRoute } from './routes.ts';

/** Of a route with a parameter, an entry may still be missing. */
export const isOwnPage = (path: PagePath): boolean => findRoute(path) !== undefined || isEmbedPath(path);
