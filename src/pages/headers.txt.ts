import type { APIRoute } from 'astro';
import { securityHeaders } from '#base/security-headers.ts';
import { textResponse } from '#components/endpoint.ts';
import { allowedOrigins, formatNetlifyHeaders, immutableHeaders } from '#site/headers.ts';

/** Written as `_headers`: Netlify and the server read the same table. */
export const GET: APIRoute = ({ locals: { settings } }) => {
  return textResponse(
    formatNetlifyHeaders({ '/*': securityHeaders(allowedOrigins(settings)), ...immutableHeaders }),
  );
};
