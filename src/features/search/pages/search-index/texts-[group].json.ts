import type { APIRoute } from 'astro';
import { jsonResponse } from '#shell/layout/endpoint.server.ts';
import { byLocale, type Locale } from '#platform/languages/locale.ts';
import { idsPerTexts, type TextsPart } from '#features/search/format/parts.ts';
import { postEntries } from './[locale]/_entries.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const from = Number(params.group) * idsPerTexts;
  const entriesIn = (locale: Locale) =>
    postEntries(ask('searchPosts', locale, { from, until: from + idsPerTexts - 1 }), locale);
  return jsonResponse(byLocale(entriesIn) satisfies TextsPart);
};
