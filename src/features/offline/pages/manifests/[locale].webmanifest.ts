import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { appManifest } from '#features/offline/app.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';

export const GET: APIRoute = ({ params, locals: { ask } }) => {
  const locale = parseLocale(params.locale);
  const { title, description } = ask('pageText', lookupPath, locale);
  const { name: company } = ask('publisher');
  return jsonResponse(appManifest({ company, title, description }, locale));
};
