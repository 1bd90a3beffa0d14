import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { buildMessages } from '#shell/languages/messages.ts';

export const GET: APIRoute = ({ params }) => jsonResponse(buildMessages(parseLocale(params.locale)));
