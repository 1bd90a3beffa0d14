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
import type { County } from './county.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { towns } from './town.ts';
import { toGrid } from './estonian-grid.ts';
import { inParts, pause } from '#shell/browser/pause.ts';
import drawnOutlines from './base-outlines.json';
import type { MapStyles } from './map-styles.browser.ts';

export interface NamedCounty {
  readonly county: County;
  readonly name: string;
}

export interface DrawnBaseOptions {
  readonly outlines: Outlines;
  readonly counties: readonly NamedCounty[];
  readonly locale: Locale;
  /** Called whenever the layers are drawn. */
  readonly styles: () => MapStyles;
}

export interface DrawnBase {
  readonly layers: readonly VectorLayer[];
  /** A county with its islands.
   * @returns undefined for a county without outline. */
  readonly findOutline: (county: County) => Geometry | undefined;
}

/** In the order of adding: a layer of lines takes less time than one of areas, and brings in most of the code that draws. */
const parts = ['rivers', 'borders', 'coast', 'counties', 'abroad'] as const;

type Part = (typeof parts)[number];

/** What is above what, below everything else. */
const zIndexes: Readonly<Record<Part, number>> = {
  abroad: -5,
  counties: -4,
  rivers: -3,
  borders: -2,
  coast: -1,
};

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
  const { outlines, styles } = options;
  const counties = outlines.get('counties') ?? [];
  const findOutline = (county: County) =>
    counties.find((feature) => feature.get('name') === county)?.getGeometry();
  const ground = parts.map(
    (part) =>
      new VectorLayer({
        source: new VectorSource({ features: [...(outlines.get(part) ?? [])] }),
        style: (_, metresPerPixel) => chooseStyle(part, metresPerPixel, styles()),
        zIndex: zIndexes[part],
      }),
  );
  await pause();
  // Names give way to each other and to stations; larger towns keep theirs, then smaller ones, then counties.
  const names = [createCountyNames({ ...options, findOutline }), createTowns(options)];
  return { layers: [...ground, ...names], findOutline };
}

function chooseStyle(part: Part, metresPerPixel: number, styles: MapStyles): Style | undefined {
  switch (part) {
    case 'abroad':
      return styles.abroad;
    case 'counties':
      return styles.land;
    case 'rivers':
      return metresPerPixel < finestRiver ? undefined : styles.river;
    case 'borders':
      return styles.border;
    case 'coast':
      return styles.coast;
    default:
      return unreachable(part);
  }
}

function createCountyNames({
  counties,
  styles,
  findOutline,
}: Pick<DrawnBaseOptions, 'counties' | 'styles'> & Pick<DrawnBase, 'findOutline'>): VectorLayer {
  const features = counties.flatMap(({ county, name }) => {
    const geometry = findLargestPolygon(findOutline(county))?.getInteriorPoint();
    return geometry ? [new Feature({ name, geometry })] : [];
  });
  return new VectorLayer({
    source: new VectorSource({ features }),
    style: (feature) => styles().county(String(feature.get('name'))),
    declutter: true,
  });
}

function createTowns({ locale, styles }: Pick<DrawnBaseOptions, 'locale' | 'styles'>): VectorLayer {
  const features = towns(locale).map(
    ({ name, fromZoom, coordinates }) =>
      new Feature({ name, fromZoom, geometry: new Point([...toGrid(coordinates)]) }),
  );
  const layer: VectorLayer = new VectorLayer({
    source: new VectorSource({ features }),
    style: (feature) => {
      const fromZoom = Number(feature.get('fromZoom'));
      const zoom = layer.getMapInternal()?.getView().getZoom() ?? 0;
      return zoom < fromZoom ? undefined : styles().town(String(feature.get('name')), fromZoom);
    },
    declutter: true,
  });
  return layer;
}

/** Where the name stands: the largest part of a county, without its islands. */
function findLargestPolygon(outline: Geometry | undefined): Polygon | undefined {
  if (!(outline instanceof MultiPolygon)) return outline instanceof Polygon ? outline : undefined;
  return outline
    .getPolygons()
    .reduce((largest: Polygon, next) => (next.getArea() > largest.getArea() ? next : largest));
}
