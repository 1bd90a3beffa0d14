/** Pages of stations, and files for scripts. */
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { objectTiesAddress, stationFactsAddress } from './station-facts.ts';

export const targets: TargetSource = {
  fixed: () => locales.flatMap((locale) => [stationFactsAddress(locale), objectTiesAddress(locale)]),
  keyed: {
    'waste-stations': (key) => {
      const wasteStationId = Number(key.slice(key.lastIndexOf('/') + 1));
      const path = fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId });
      return locales.map((locale) => localizedPath(path, locale));
    },
  },
};
