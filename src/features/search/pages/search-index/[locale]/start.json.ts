import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { fewPosts, type StartPart } from '#features/search/format/parts.ts';
import { pageEntries, postEntries } from './_entries.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const entries = pageEntries(ask, locale);
  if (ask('hasMorePosts', fewPosts)) {
    const posts = { type: 'segments', ends: ask('segmentEnds') } as const;
    return jsonResponse({ entries, posts } satisfies StartPart);
  }
  const all = ask('searchPosts', locale, { from: 0, until: Number.MAX_SAFE_INTEGER });
  const posts = postEntries(all, locale).map(({ id: _id, ...entry }) => entry);
  return jsonResponse({ entries: [...entries, ...posts], posts: { type: 'here' } } satisfies StartPart);
};
