import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#components/endpoint.ts';
import { segmentOf } from './_entries.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  return jsonResponse(segmentOf(ask('segmentPosts', locale, null), locale));
};
