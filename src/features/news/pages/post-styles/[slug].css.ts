import type { APIRoute } from 'astro';

/** Style rules that an editor gave a post. */
export const GET: APIRoute = ({ locals, params }) => {
  const css = locals.ask('postStyles', params.slug ?? '');
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } });
};
