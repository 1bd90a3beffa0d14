import type { Config, Context } from '@netlify/functions';
import { netlifyStatus } from '#on-demand/netlify-status.ts';

/** The status page: recent publishes with their reasons, and problems to fix. */
export default (request: Request, { ip }: Context) => netlifyStatus()(request, ip);

export const config: Config = {
  path: ['/status', '/ru/status', '/en/status', '/status.json'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
