import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#components/endpoint.ts';
import { messagesOf } from '#site/messages/messages.ts';

export const GET: APIRoute = ({ params }) => jsonResponse(messagesOf(parseLocale(params.locale)));
