import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#components/endpoint.ts';

/** Names the parts of a language's index; what it holds does not depend on the texts. */
export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const folder = `/search-index/${parseLocale(params.locale)}`;
  const parts = ask('postParts').map((part) => `${folder}/posts-${part}.json`);
  return jsonResponse([`${folder}/pages.json`, ...parts]);
};
