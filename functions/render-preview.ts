import type { Config, Context } from '@netlify/functions';
import { netlifyPreview } from '#platform/on-demand/netlify-preview.ts';

/** Preview of a draft, opened by a signed link. */
export default (request: Request, { ip }: Context) => netlifyPreview(request, ip);

export const config: Config = {
  path: ['/preview'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
