import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { wasteStationSchema } from './waste-station.ts';

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  'waste-stations': {
    toPath: (value) =>
      fillTemplate('/home-customer/waste-stations/{wasteStationId}', {
        wasteStationId: wasteStationSchema.parse(value).id,
      }),
  },
};
