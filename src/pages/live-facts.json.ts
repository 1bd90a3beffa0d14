import type { APIRoute } from 'astro';
import { jsonResponse } from '#shell/layout/endpoint.server.ts';

export const GET: APIRoute = ({ locals: { ask } }) => jsonResponse(ask('liveFacts'));
