import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#components/endpoint.ts';
import { buildMessages } from '#site/messages/messages.ts';

export const GET: APIRoute = ({ params }) => jsonResponse(buildMessages(parseLocale(params.locale)));
