import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#components/endpoint.ts';
import { idsPerTexts } from '#search/format/parts.ts';
import { postEntries } from './_entries.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const from = Number(params.group) * idsPerTexts;
  const posts = ask('searchPosts', locale, { from, until: from + idsPerTexts - 1 });
  return jsonResponse(postEntries(posts, locale));
};
