import type { Config, Context } from '@netlify/functions';
import { netlifyPreview } from '#platform/on-demand/netlify-preview.ts';
import { netlifySettings } from '../netlify/settings.ts';

/** Preview of a draft, opened by a signed link. */
export default (request: Request, { ip }: Context) => netlifyPreview(request, ip, netlifySettings());

export const config: Config = {
  path: ['/preview'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
