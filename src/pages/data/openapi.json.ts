import type { APIRoute } from 'astro';
import { jsonResponse } from '#shell/layout/endpoint.server.ts';
import { describeInterface } from '#openapi/document.ts';

export const GET: APIRoute = ({ locals: { settings } }) => jsonResponse(describeInterface(settings.siteUrl));
