import type { APIRoute } from 'astro';
import { securityHeaders } from '#base/security-headers.ts';
import { textResponse } from '#components/endpoint.ts';
import { formatNetlifyHeaders, immutableHeaders } from '#site/headers.ts';

/** Written as `_headers`: Netlify and the server read the same table. */
export const GET: APIRoute = ({ locals: { settings } }) => {
  const { analyticsSrc, siteUrl } = settings;
  const script = analyticsSrc === undefined ? undefined : new URL(analyticsSrc, siteUrl).origin;
  const scripts = script === undefined || script === new URL(siteUrl).origin ? [] : [script];
  return textResponse(
    formatNetlifyHeaders({ '/*': securityHeaders({ scripts, pictures: [] }), ...immutableHeaders }),
  );
};
