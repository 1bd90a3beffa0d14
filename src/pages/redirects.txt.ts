import type { APIRoute } from 'astro';
import { textResponse } from '#shell/layout/endpoint.server.ts';
import { notFoundRule } from '#platform/addresses/old-addresses.ts';

/** Written as `_redirects`: Netlify and the server read the same rules. */
export const GET: APIRoute = ({ locals }) => textResponse(locals.ask('redirectRules') + notFoundRule);
