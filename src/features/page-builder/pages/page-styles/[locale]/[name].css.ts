import type { APIRoute } from 'astro';
import { parseLocale } from '#shell/layout/endpoint.server.ts';
import { builtStylesPath } from '#features/page-builder/built-page-addresses.ts';

/** Style rules of a page of the page builder. */
export const GET: APIRoute = ({ locals, params }) => {
  const path = builtStylesPath(params.name ?? '') ?? '';
  const css = locals.ask('builtPageStyles', path, parseLocale(params.locale));
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } });
};
