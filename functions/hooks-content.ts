import type { Config } from '@netlify/functions';
import { contentHook } from '#platform/calls/hooks/content-hook.ts';
import { netlifyHooks } from '#platform/calls/hooks/netlify-hooks.ts';
import { netlifyCall } from '../netlify/calls.ts';

/** POST: webhooks of the content base and the page builder. */
export default netlifyCall(contentHook, (settings, place) => ({ hooks: netlifyHooks(settings, place) }));

export const config: Config = {
  path: '/api/hooks/content',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
