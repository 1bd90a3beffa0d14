import type { Config, Context } from '@netlify/functions';
import { netlifyPages } from '#on-demand/netlify-pages.ts';

/** The page for unknown addresses. It has no address of its own: the last rule of `_redirects` leads here
 * (src/site/paths.ts). */
export default (request: Request, { ip }: Context) => netlifyPages().notFoundOrPlain(request, ip);

export const config: Config = {
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
