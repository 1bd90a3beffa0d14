import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { buildMessages } from '#features/messages.ts';

export const GET: APIRoute = ({ params }) => jsonResponse(buildMessages(parseLocale(params.locale)));
