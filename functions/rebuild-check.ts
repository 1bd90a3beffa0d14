import type { Config, Context } from '@netlify/functions';
import { checkOnNetlify } from '#platform/calls/hooks/netlify-rebuilds.ts';
import { netlifySettings } from '../netlify/settings.ts';

/** Every ten minutes: finds changes without a webhook and pages that are stale because of the date. */
export default (_request: Request, context: Context) => checkOnNetlify(netlifySettings(), context);

export const config: Config = { schedule: '*/10 * * * *' };
