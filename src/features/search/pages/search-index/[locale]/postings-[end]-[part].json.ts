import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { splitPostings } from '#features/search/index/segment.ts';
import { getSegment } from './_entries.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const segment = getSegment(ask('segmentPosts', locale, Number(params.end)), locale);
  return jsonResponse(splitPostings(segment, Number(params.part)));
};
