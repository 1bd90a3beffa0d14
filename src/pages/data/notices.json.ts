import type { APIRoute } from 'astro';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#features/open-data/sources.ts';
import { noticesBody } from '#features/open-data/texts.ts';

export const GET: APIRoute = ({ locals }) => {
  const source = findSource(locals, 'notices');
  return openDataResponse(
    openData('notices', noticesBody(locals.ask('openNotices'), source.siteUrl), source),
  );
};
