import type { APIRoute } from 'astro';
import { svgResponse } from '#components/endpoint.ts';
import { estoniaMap } from '#components/estonia-map.ts';

/** Spec §7: the map graphic. */
export const GET: APIRoute = () => svgResponse(estoniaMap());
