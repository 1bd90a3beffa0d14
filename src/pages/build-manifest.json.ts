import type { APIRoute } from 'astro';
import { jsonResponse } from '#components/endpoint.ts';

/** Tells which code and which content the site was made from. On Netlify also the heads of the lists that the content was read from, by which a function learns that something changed since. */
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
