import type { APIRoute } from 'astro';
import { noticesFormat } from '#features/notices/open-notices.ts';
import { openDataResponse } from '#shell/layout/endpoint.server.ts';
import { openData } from '#shell/open-data/envelope.ts';
import { findSource } from '#features/open-data-sources.ts';
import { noticesBody } from '#features/notices/open-notices.ts';

export const GET: APIRoute = ({ locals }) => {
  const source = findSource(locals, 'notices');
  return openDataResponse(
    openData(noticesFormat, noticesBody(locals.ask('openNotices'), source.siteUrl), source),
  );
};
