import type { FinderCounty, Station } from '#islands/station-finder/station.ts';
import type { FinderProps } from '#islands/station-finder/StationFinder.tsx';
import { countyName, countySchema } from '#model/county.ts';
import { countySlug } from '#site/county-slug.ts';
import { drawPoint } from '#site/estonia-drawing.ts';
import type { Queries } from '#store/queries/queries.ts';
import { finderTexts } from '#islands/station-finder/finder-texts.ts';
import { type Page, pathTo } from './page.ts';

type StationEntry = ReturnType<Queries['stations']>[number];

/** Props of the finder of waste stations.
 * @param tiles Address of a tile of the base map, if there is one. */
export function finderProps(page: Page, tiles: string | undefined): FinderProps {
  const stations = page.ask('stations');
  const counties = countySchema.options.map((county): FinderCounty => ({
    slug: countySlug(county),
    county,
    name: countyName(county, page.locale),
  }));
  return {
    locale: page.locale,
    stations: stations.map((station) => toStation(station, page)),
    counties: counties.toSorted((a, b) => a.name.localeCompare(b.name, page.locale)),
    wastes: page.ask('stationWastes', page.locale),
    ...(tiles === undefined ? {} : { tiles }),
    texts: finderTexts(page),
  };
}

function toStation(entry: StationEntry, page: Page): Station {
  const { id, name, address, county, coordinates, hours, holidays, closedOn } = entry;
  const place = [coordinates.longitude, coordinates.latitude] as const;
  return {
    id,
    label: name,
    address,
    county: countySlug(county),
    coordinates: place,
    accepts: entry.acceptedWaste,
    opening: { hours, holidays, closedOn },
    areHoursSample: entry.areHoursSample,
    href: pathTo(page, '/home-customer/waste-stations/{wasteStationId}', { wasteStationId: id }),
    drawn: drawPoint(place),
  };
}
