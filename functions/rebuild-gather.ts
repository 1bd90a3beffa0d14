import type { Config, Context } from '@netlify/functions';
import { debounceOnNetlify } from '#proxy/hooks/netlify-rebuilds.ts';

/** Gathers changes into one build. The other functions call it, and it goes on for minutes after the answer. */
export default (request: Request, context: Context) => debounceOnNetlify(request, context);

export const config: Config = {
  background: true,
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
