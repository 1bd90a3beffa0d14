import type { APIRoute } from 'astro';
import { silhouettesFile } from '#features/sorting/silhouette-drawings.ts';
import { svgResponse } from '#shell/layout/endpoint.server.ts';

export const GET: APIRoute = () => svgResponse(silhouettesFile());
