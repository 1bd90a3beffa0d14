import type { APIRoute } from 'astro';
import { svgResponse } from '#shell/layout/endpoint.server.ts';
import { estoniaMap } from '#shell/map/estonia-map.ts';

/** Spec §7: the map graphic. */
export const GET: APIRoute = () => svgResponse(estoniaMap());
