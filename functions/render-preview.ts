import type { Config } from '@netlify/functions';
import { netlifyPreview } from '#on-demand/netlify-preview.ts';

/** A draft as the page that it will be, for whoever holds a signed link to it. */
export default (request: Request) => netlifyPreview(request);

export const config: Config = {
  path: ['/preview'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
