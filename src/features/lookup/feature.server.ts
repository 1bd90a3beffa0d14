/** What this feature adds on servers. */
import { formHandler, queryHandler } from '#platform/server/handlers.ts';
import type { ServedFeature } from '#platform/server/served-site.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';
import { createLookupPage, isLookupAsked } from './lookup-page.server.ts';

export const served = {
  openHandlers: (context) => {
    const additions = Object.values(context.features).flatMap(({ lookupAddition }) => lookupAddition ?? []);
    const page = createLookupPage({ ...context, additions });
    return [formHandler(lookupPath, page), queryHandler(lookupPath, isLookupAsked, page)];
  },
} satisfies ServedFeature;
