import type { Config, Context } from '@netlify/functions';
import { netlifyPages } from '#on-demand/netlify-pages.ts';

/** GET: what goes where as a sheet for the wall. */
export default (request: Request, { ip }: Context) => netlifyPages().sheetOrPlain(request, ip);

export const config: Config = {
  path: ['/documents/:locale/sorting-sheet.pdf'],
  method: 'GET',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
