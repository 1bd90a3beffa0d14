/** The drawn base map below all other layers: countries around, counties, rivers and towns, so that the map can be read
 * without a tile server. docs/content-format.md names the sources of the outlines. */
import Feature from 'ol/Feature.js';
import TopoJSON from 'ol/format/TopoJSON.js';
import type Geometry from 'ol/geom/Geometry.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import type { County } from '#model/county.ts';
import { unreachable } from '#base/unreachable.ts';
import type { Locale } from '#model/locale.ts';
import { towns } from '#model/town.ts';
import { toGrid } from '#site/estonian-grid.ts';
import { inParts, pause } from '../pause/pause.ts';
import drawnOutlines from './base-outlines.json';
import type { MapColours } from './map-colours.ts';
import {
  abroadStyle,
  borderStyle,
  coastStyle,
  countyNameStyle,
  landStyle,
  riverStyle,
  townStyle,
} from './map-styles.ts';

export interface NamedCounty {
  readonly county: County;
  readonly name: string;
}

export interface DrawnBaseOptions {
  readonly outlines: Outlines;
  readonly counties: readonly NamedCounty[];
  readonly locale: Locale;
  /** Called whenever the layers are drawn. */
  readonly colours: () => MapColours;
}

export interface DrawnBase {
  readonly layers: readonly VectorLayer[];
  /** A county with its islands.
   * @returns undefined for a county without outline. */
  readonly outlineOf: (county: County) => Geometry | undefined;
}

/** From below to above. */
const parts = ['abroad', 'counties', 'rivers', 'borders', 'coast'] as const;

type Part = (typeof parts)[number];

/** Metres per pixel below which rivers are hidden: their courses are good to a kilometre or two. */
const finestRiver = 60;

type Outlines = ReadonlyMap<Part, readonly Feature[]>;

let reading: Promise<Outlines> | undefined;

/** Reads the outlines with pauses, once: the format changes what it reads. */
export function readOutlines(): Promise<Outlines> {
  return (reading ??= readParts());
}

async function readParts(): Promise<Outlines> {
  const format = new TopoJSON();
  const { objects, transform, ...rest } = drawnOutlines;
  const read = new Map<Part, Feature[]>(parts.map((part) => [part, []]));
  const all = parts.flatMap((part) => objects[part].geometries.map((geometry) => ({ part, geometry })));
  let unread: typeof transform | undefined = transform;
  await inParts(all, ({ part, geometry }) => {
    // The first reading makes the points of all lines absolute.
    const topology = { ...rest, ...(unread && { transform: unread }), objects: { [part]: geometry } };
    unread = undefined;
    read.get(part)?.push(...format.readFeatures(topology));
  });
  return read;
}

/** Creates the layers with pauses. */
export async function createDrawnBase(options: DrawnBaseOptions): Promise<DrawnBase> {
  const { outlines, colours } = options;
  const counties = outlines.get('counties') ?? [];
  const outlineOf = (county: County) =>
    counties.find((feature) => feature.get('name') === county)?.getGeometry();
  const ground = parts.map(
    (part) =>
      new VectorLayer({
        source: new VectorSource({ features: [...(outlines.get(part) ?? [])] }),
        style: (_, metresPerPixel) => styleOf(part, metresPerPixel, colours()),
      }),
  );
  await pause();
  return { layers: [...ground, createNames({ ...options, outlineOf })], outlineOf };
}

function styleOf(part: Part, metresPerPixel: number, colours: MapColours): Style | undefined {
  switch (part) {
    case 'abroad':
      return abroadStyle(colours);
    case 'counties':
      return landStyle(colours);
    case 'rivers':
      return metresPerPixel < finestRiver ? undefined : riverStyle(colours);
    case 'borders':
      return borderStyle(colours);
    case 'coast':
      return coastStyle(colours);
    default:
      return unreachable(part);
  }
}

/** Names give way to each other and to stations; larger towns keep theirs. */
function createNames({
  counties,
  locale,
  colours,
  outlineOf,
}: DrawnBaseOptions & Pick<DrawnBase, 'outlineOf'>): VectorLayer {
  const names = counties.map(({ county, name }) => {
    const anchor = new Feature({ name });
    anchor.setGeometry(bodyOf(outlineOf(county)));
    return anchor;
  });
  const places = towns(locale).map(
    ({ name, fromZoom, coordinates }) =>
      new Feature({ name, fromZoom, geometry: new Point([...toGrid(coordinates)]) }),
  );
  const layer: VectorLayer = new VectorLayer({
    source: new VectorSource({ features: [...names, ...places] }),
    style: (feature): Style | undefined => {
      const name = String(feature.get('name'));
      const fromZoom: unknown = feature.get('fromZoom');
      if (typeof fromZoom !== 'number') return countyNameStyle(name, colours());
      const zoom = layer.getMapInternal()?.getView().getZoom() ?? 0;
      return zoom < fromZoom ? undefined : townStyle(name, fromZoom, colours());
    },
    declutter: true,
  });
  return layer;
}

/** Anchor of the name: the largest part of a county, without its islands. */
function bodyOf(outline: Geometry | undefined): Geometry | undefined {
  if (!(outline instanceof MultiPolygon)) return outline;
  return outline
    .getPolygons()
    .reduce((largest: Polygon, next) => (next.getArea() > largest.getArea() ? next : largest));
}
