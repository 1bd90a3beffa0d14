/** The counties below all other layers, so the map is never empty. */
import Feature from 'ol/Feature.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type { County } from '#model/county.ts';
import { countyOutline, type Ring } from '#model/county-outlines.ts';
import { toGrid } from '#site/estonian-grid.ts';
import type { MapColours } from './map-colours.ts';
import { countyNameStyle, landStyle } from './map-styles.ts';

export interface NamedCounty {
  readonly county: County;
  readonly name: string;
}

/** @param colours Read whenever the layer is drawn. */
export function createCountyLayer(counties: readonly NamedCounty[], colours: () => MapColours): VectorLayer {
  return new VectorLayer({
    source: new VectorSource({
      features: counties.flatMap(({ county, name }) => [landOf(county), bodyOf(county, name)]),
    }),
    style: (feature) => {
      const name: unknown = feature.get('name');
      return typeof name === 'string' ? countyNameStyle(name, colours()) : landStyle(colours());
    },
    declutter: true,
  });
}

/** A county with its islands. */
export function outlineInGrid(county: County): MultiPolygon {
  return new MultiPolygon(countyOutline(county).map((ring) => [ringInGrid(ring)]));
}

const landOf = (county: County) => new Feature(outlineInGrid(county));

/** Anchor of the name: the county without its smaller islands. */
const bodyOf = (county: County, name: string) =>
  new Feature({ name, geometry: new Polygon([ringInGrid(countyOutline(county)[0] ?? [])]) });

const ringInGrid = (ring: Ring) => ring.map((place) => [...toGrid(place)]);
