import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import type { Segment } from '#features/search/format/parts.ts';
import { getSegment } from './_entries.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const { ids, words, titles } = getSegment(ask('segmentPosts', locale, Number(params.end)), locale);
  return jsonResponse({ ids, words, titles } satisfies Segment);
};
