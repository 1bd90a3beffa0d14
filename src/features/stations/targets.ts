/** Pages of stations, and files for scripts. */
import { pathInAllLocales } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { idOfKey } from '#platform/store/lists.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { publishedAddresses } from '#shell/open-data/open-data-part.ts';
import { openData } from './open-data.ts';
import { stationFactsAddress } from './station-facts.ts';

export const targets: TargetSource = {
  fixed: () => [...locales.map(stationFactsAddress), ...publishedAddresses(openData.dataset)],
  keyed: {
    'waste-stations': (key) =>
      pathInAllLocales(
        fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: idOfKey(key) }),
      ),
  },
};
