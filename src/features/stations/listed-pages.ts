import type { PagePath } from '#platform/addresses/page-path.ts';
import { defaultLocale } from '#platform/languages/locale.ts';
import type { Ask } from '#platform/store/query.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';

/** Pages of stations. */
export const entryPages = (ask: Ask): readonly PagePath[] =>
  ask('stations', defaultLocale).map(({ id }) =>
    fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: id }),
  );
