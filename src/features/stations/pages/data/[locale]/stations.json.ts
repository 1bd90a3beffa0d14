import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { residentPriceText } from '#features/stations/resident-price.ts';
import { stationName } from '#features/stations/station-name.ts';
import { translator } from '#shell/languages/messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import type { StationFact, StationFacts } from '#features/stations/station-facts.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const t = translator(locale);
  const stations = ask('stationFacts', locale).map((station): StationFact => {
    const { id, name, ownName, coordinates, prices, ...facts } = station;
    const { text, sign } = stationName({ name, ownName }, { t });
    const path = fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: id });
    return {
      ...facts,
      id,
      label: text,
      sign,
      href: localizedPath(path, locale),
      coordinates: [coordinates.longitude, coordinates.latitude],
      prices: prices.map((price) => ({
        code: price.code,
        text: residentPriceText(price, { locale, t }),
      })),
    };
  });
  return jsonResponse({ stations, municipalities: ask('municipalityNames', locale) } satisfies StationFacts);
};
