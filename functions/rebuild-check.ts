import type { Config, Context } from '@netlify/functions';
import { checkOnNetlify } from '#proxy/hooks/netlify-rebuilds.ts';

/** Looks every ten minutes for changes that no webhook told of, and for pages that the clock makes stale. */
export default (_request: Request, context: Context) => checkOnNetlify(context);

export const config: Config = { schedule: '*/10 * * * *' };
