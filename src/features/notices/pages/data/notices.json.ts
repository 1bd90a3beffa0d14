import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { readNotices } from '#features/notices/read-open-notices.ts';

export const GET: APIRoute = ({ locals }) => openDataResponse(readNotices(locals));
