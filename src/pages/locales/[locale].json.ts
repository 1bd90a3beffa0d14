import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import type { LocaleMessages } from '#shell/languages/messages.ts';
import { buildMessages, joinNamespaces } from '#features/messages.ts';

const ofFeatures = import.meta.glob<LocaleMessages>('../../features/*/locale-messages.ts', {
  eager: true,
  import: 'localeMessages',
});

const namespaces = joinNamespaces(Object.values(ofFeatures));

export const GET: APIRoute = ({ params }) =>
  jsonResponse(buildMessages(namespaces, parseLocale(params.locale)));
