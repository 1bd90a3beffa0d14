import type { APIRoute } from 'astro';
import { jsonResponse } from '#shell/layout/endpoint.server.ts';

/** Identifies the code and the content that the site was made from. On Netlify it also has the watermarks of
 * the content lists, from which a function detects later changes. */
export const GET: APIRoute = ({ locals: { ask, version } }) => {
  const { commit, digest, counts, watermarks } = ask('contentSummary');
  return jsonResponse({
    commit,
    code: version,
    content: digest,
    counts,
    ...(Object.keys(watermarks).length > 0 && { watermarks }),
  });
};
