/** The map of waste stations: county outlines, points with labels, and a base map if configured. It is drawn
 * on a canvas; texts and buttons are elements around it. */
import Feature from 'ol/Feature.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import { noObject, type MapObject } from '#model/map-object.ts';
import type { County } from '#model/county.ts';
import type { LonLat } from '#model/county-outlines.ts';
import { toGrid } from '#site/estonian-grid.ts';
import { createBaseMap } from './base-map.ts';
import { createCountyLayer, type NamedCounty, outlineInGrid } from './county-layer.ts';
import { onColourChange, readColours } from './map-colours.ts';
import { stationStyle, visitorStyle } from './map-styles.ts';
import { createView, moveDurationMs, moveTo } from './map-view.ts';
import { viewLimits } from './view-limits.ts';

export interface StationMapOptions {
  readonly target: HTMLElement;
  readonly counties: readonly NamedCounty[];
  /** Address of a tile, if there is a base map. */
  readonly tiles: string | undefined;
  /** A point was pressed. */
  readonly choose: (id: number) => void;
  /** The map was redrawn, and may have moved. */
  readonly drawn: () => void;
  readonly tilesFailed: () => void;
}

/** Close enough to separate the stations of a town, and far enough to recognise the town. */
const closeZoom = 6;

/** The centre and width of the country at the first zoom. */
const middleOfCountry = [25.2, 58.65] as const;
const wholeWidthPx = 1500;

/** Tolerance for touch. */
const hitTolerancePx = 8;

export class StationMap {
  readonly #map: OlMap;
  readonly #stations = new VectorSource<Feature<Point>>();
  readonly #visitor = new VectorSource<Feature<Point>>();
  readonly #end = new AbortController();
  #chosen = noObject;

  constructor({ target, counties, tiles, choose, drawn, tilesFailed }: StationMapOptions) {
    // Keyboard focus enables arrow keys, plus and minus.
    target.tabIndex = 0;
    let colours = readColours(target);
    const outlines = createCountyLayer(counties, () => colours);
    const points = new VectorLayer({
      source: this.#stations,
      style: (feature) =>
        stationStyle(String(feature.get('label')), feature.getId() === this.#chosen, colours),
      declutter: true,
    });
    const visitor = new VectorLayer({ source: this.#visitor, style: () => visitorStyle(colours) });
    this.#map = new OlMap({
      target,
      view: createView(),
      layers: [
        outlines,
        ...(tiles === undefined ? [] : [createBaseMap(tiles, tilesFailed)]),
        visitor,
        points,
      ],
      controls: [],
      interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
    });
    const hit = (pixel: number[]) =>
      this.#map.forEachFeatureAtPixel(pixel, (feature) => feature.getId(), {
        layerFilter: (layer) => layer === points,
        hitTolerance: hitTolerancePx,
      });
    this.#map.on('click', ({ pixel }) => choose(Number(hit(pixel) ?? noObject)));
    this.#map.on('pointermove', ({ pixel, dragging }) => {
      if (!dragging) target.style.cursor = hit(pixel) === undefined ? '' : 'pointer';
    });
    this.#map.on('postrender', drawn);
    onColourChange(() => {
      colours = readColours(target);
      for (const layer of [outlines, points, visitor]) layer.changed();
    }, this.#end.signal);
  }

  /** Shows exactly these stations. */
  show(stations: readonly MapObject[]): void {
    this.#stations.clear();
    this.#stations.addFeatures(stations.map(featureOf));
  }

  /** Marks a station and moves to it.
   * @param station undefined removes the mark. */
  choose(station: MapObject | undefined): void {
    this.#chosen = station?.id ?? noObject;
    this.#stations.changed();
    if (!station) return;
    const view = this.#map.getView();
    const zoom = Math.max(view.getZoom() ?? viewLimits.zoom, closeZoom);
    // Its popup is above it.
    moveTo(view, station.coordinates, { zoom, belowMiddlePx: this.#size().height / 4 });
  }

  /** @param place The visitor's position; undefined if unknown. */
  showVisitor(place: LonLat | undefined): void {
    this.#visitor.clear();
    if (!place) return;
    this.#visitor.addFeature(new Feature(new Point([...toGrid(place)])));
    moveTo(this.#map.getView(), place, { zoom: closeZoom });
  }

  /** Zooms to a county. */
  showCounty(county: County): void {
    const fit = { padding: [24, 24, 24, 24], duration: moveDurationMs() };
    this.#map.getView().fit(outlineInGrid(county), fit);
  }

  showCountry(): void {
    const zoom = this.#size().width < wholeWidthPx ? viewLimits.minZoom : viewLimits.zoom;
    moveTo(this.#map.getView(), middleOfCountry, { zoom });
  }

  zoomBy(steps: number): void {
    const view = this.#map.getView();
    view.animate({ zoom: (view.getZoom() ?? viewLimits.zoom) + steps, duration: moveDurationMs() });
  }

  /** Pixel position of a place, from the upper left corner; undefined before the map is drawn. */
  pixelOf(place: LonLat): readonly [x: number, y: number] | undefined {
    const view = this.#map.getView();
    const { width, height } = this.#size();
    const [middleEast, middleNorth] = view.getCenter() ?? [];
    const resolution = view.getResolution();
    if (middleEast === undefined || middleNorth === undefined || resolution === undefined) return undefined;
    const [east, north] = toGrid(place);
    return [width / 2 + (east - middleEast) / resolution, height / 2 + (middleNorth - north) / resolution];
  }

  remove(): void {
    this.#end.abort();
    this.#map.setTarget(undefined);
    this.#map.dispose();
  }

  #size(): { readonly width: number; readonly height: number } {
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    return { width, height };
  }
}

function featureOf({ id, label, coordinates }: MapObject): Feature<Point> {
  const feature = new Feature({ label, geometry: new Point([...toGrid(coordinates)]) });
  feature.setId(id);
  return feature;
}
