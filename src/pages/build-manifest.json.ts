import type { APIRoute } from 'astro';
import { jsonResponse } from '#components/endpoint.ts';

/** Tells which code and which content the site was made from. */
export const GET: APIRoute = ({ locals: { ask, version } }) => {
  const { commit, digest, counts } = ask('contentSummary');
  return jsonResponse({ commit, code: version, content: digest, counts });
};
