/** The map of waste stations: a drawn base map, tiles over it if configured, and points with labels. It is drawn
 * on a canvas; texts and buttons are elements around it. */
import { createEmpty, extend } from 'ol/extent.js';
import type BaseLayer from 'ol/layer/Base.js';
import Feature from 'ol/Feature.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import { measureTextHeight } from 'ol/render/canvas.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import { type LonLat, noObject, type MapObject } from './map-object.ts';
import type { County } from './county.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { toGrid } from './estonian-grid.ts';
import { createBaseMap } from './base-map.browser.ts';
import { createDrawnBase, type DrawnBase, type NamedCounty, readOutlines } from './drawn-base.ts';
import { onColourChange, readColours } from './map-colours.browser.ts';
import { listStations, toFeature } from './map-points.ts';
import { crowdRadiusPx, mapFonts, MapStyles, radiusPx } from './map-styles.browser.ts';
import { drawn as whenDrawn, pause } from '#shell/browser/pause.ts';
import { createView, moveDurationMs, moveTo, showLand } from './map-view.ts';
import { middleOfCountry, viewLimits, wholeWidthPx } from './view-limits.ts';

export interface StationMapOptions {
  readonly target: HTMLElement;
  readonly counties: readonly NamedCounty[];
  readonly locale: Locale;
  /** Address of a tile, if there is a base map. */
  readonly tiles: string | undefined;
  /** A point was pressed. */
  readonly choose: (id: number) => void;
  /** The map was redrawn, and may have moved. */
  readonly drawn: () => void;
  readonly tilesFailed: () => void;
}

/** In the colours of the page, which change with its theme. */
interface Palette {
  styles: MapStyles;
}

/** Close enough to separate the stations of a town, and far enough to recognise the town. */
const closeZoom = 6;

/** A visitor sees where they are and as many stations. */
const nearestShown = 3;

/** Points closer than this overlap. */
const crowdPx = 26;
const closestZoom = 12;

/** Tolerance for touch. */
const hitTolerancePx = 8;

export class StationMap {
  readonly #map: OlMap;
  readonly #base: DrawnBase;
  /** Stations but the chosen one; those that lie too close are drawn as one point with their number. */
  readonly #stations = new VectorSource<Feature<Point>>();
  readonly #chosen = new VectorSource<Feature<Point>>();
  readonly #visitor = new VectorSource<Feature<Point>>();
  /** Points as they are drawn: stations, and crowds of them. */
  readonly #points = new Cluster({ source: this.#stations, distance: crowdPx });
  /** In the order of adding. Stations are above the others, but come first: empty at first, they take little time for bringing
   * in the code that draws. */
  readonly #layers: readonly BaseLayer[];
  readonly #end = new AbortController();
  #shown: readonly MapObject[] = [];
  #chosenId = noObject;
  /** Zoom that the buttons have asked for. */
  #zoomGoal: number = viewLimits.zoom;

  /** Opens a map step by step, so that the page answers in between.
   * @param signal Aborts it, also later. */
  static async open(options: StationMapOptions, signal: AbortSignal): Promise<StationMap> {
    const { target, counties, locale } = options;
    await pause();
    const outlines = await readOutlines();
    await pause();
    for (const font of mapFonts) {
      // Lays out the page once for each font, which would be part of drawing the first text.
      measureTextHeight(font);
      await pause();
    }
    const palette = { styles: new MapStyles(readColours(target)) };
    const base = await createDrawnBase({ counties, locale, outlines, styles: () => palette.styles });
    await pause();
    signal.throwIfAborted();
    const map = new StationMap(options, base, palette);
    signal.addEventListener('abort', () => map.remove());
    await pause();
    signal.throwIfAborted();
    map.#map.setTarget(target);
    showLand(map.#map.getView(), target.clientHeight);
    await whenDrawn();
    signal.throwIfAborted();
    for (const layer of map.#layers) {
      map.#map.addLayer(layer);
      await whenDrawn();
      signal.throwIfAborted();
    }
    return map;
  }

  private constructor(options: StationMapOptions, base: DrawnBase, palette: Palette) {
    const { target, tiles, tilesFailed } = options;
    // Keyboard focus enables arrow keys, plus and minus.
    this.#base = base;
    const points = new VectorLayer({
      source: this.#points,
      style: (feature) => {
        const [first, ...others] = listStations(feature);
        return others.length > 0
          ? palette.styles.crowd(others.length + 1)
          : palette.styles.station(String(first?.get('label')), false);
      },
      declutter: true,
      zIndex: 2,
    });
    const chosen = new VectorLayer({
      source: this.#chosen,
      style: (feature) => palette.styles.station(String(feature.get('label')), true),
      declutter: true,
      zIndex: 3,
    });
    const visitor = new VectorLayer({
      source: this.#visitor,
      style: () => palette.styles.visitor,
      zIndex: 1,
    });
    this.#layers = [
      visitor,
      points,
      chosen,
      ...this.#base.layers,
      ...(tiles === undefined ? [] : [createBaseMap(tiles, tilesFailed)]),
    ];
    this.#map = new OlMap({
      view: createView(),
      controls: [],
      interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
    });
    this.#listen(options, (layer) => layer === points || layer === chosen);
    onColourChange(() => {
      palette.styles = new MapStyles(readColours(target));
      for (const layer of this.#layers) layer.changed();
    }, this.#end.signal);
  }

  #listen({ target, choose, drawn }: StationMapOptions, hasLabels: (layer: BaseLayer) => boolean): void {
    const press = ([first, ...others]: readonly Feature<Point>[]) => {
      if (first && others.length > 0) this.#spread([first, ...others]);
      else choose(Number(first?.getId() ?? noObject));
    };
    this.#map.on('click', ({ pixel }) => {
      const pressed = this.#stationsAt(pixel);
      press(pressed);
      // To find a label, the map is drawn once more: a slow phone takes a tenth of a second.
      if (pressed.length > 0) return;
      void whenDrawn().then(() => {
        const labelled = this.#map.forEachFeatureAtPixel(pixel, listStations, { layerFilter: hasLabels });
        if (labelled) press(labelled);
      });
    });
    this.#map.on('pointermove', ({ pixel, dragging }) => {
      if (!dragging) target.style.cursor = this.#stationsAt(pixel).length > 0 ? 'pointer' : '';
    });
    this.#map.on('postrender', drawn);
  }

  /** The stations of the nearest point at a place of the map. */
  #stationsAt([x = 0, y = 0]: readonly number[]): readonly Feature<Point>[] {
    const near = [...this.#chosen.getFeatures(), ...this.#points.getFeatures()]
      .map((point) => ({ stations: listStations(point), px: this.#distancePx(point, x, y) }))
      .filter(({ stations, px }) => px <= (stations.length > 1 ? crowdRadiusPx : radiusPx) + hitTolerancePx)
      .toSorted((a, b) => a.px - b.px);
    return near[0]?.stations ?? [];
  }

  #distancePx(point: Feature, x: number, y: number): number {
    const place = point.getGeometry();
    const pixel =
      place instanceof Point ? this.#map.getPixelFromCoordinate(place.getCoordinates()) : undefined;
    return pixel ? Math.hypot((pixel[0] ?? 0) - x, (pixel[1] ?? 0) - y) : Infinity;
  }

  /** Shows exactly these stations. */
  show(stations: readonly MapObject[]): void {
    this.#shown = stations;
    this.#place();
  }

  /** Marks a station and moves to it.
   * @param station undefined removes the mark. */
  choose(station: MapObject | undefined): void {
    this.#chosenId = station?.id ?? noObject;
    this.#place();
    if (!station) return;
    const view = this.#map.getView();
    const zoom = Math.max(view.getZoom() ?? viewLimits.zoom, closeZoom);
    // Its popup is above it.
    moveTo(view, station.coordinates, { zoom, belowMiddlePx: this.#size().height / 4 });
  }

  /** Moves so that the visitor sees the nearest of the shown stations, however far they are.
   * @param place The visitor's position; undefined if unknown. */
  showVisitor(place: LonLat | undefined): void {
    this.#visitor.clear();
    if (!place) return;
    const here = new Point([...toGrid(place)]);
    this.#visitor.addFeature(new Feature(here));
    this.#fit([here, ...this.#nearest(here)], closeZoom);
  }

  /** Zooms to a county. */
  showCounty(county: County): void {
    const fit = { padding: [24, 24, 24, 24], duration: moveDurationMs() };
    const outline = this.#base.findOutline(county);
    if (outline) this.#map.getView().fit(outline.getExtent(), fit);
  }

  showCountry(): void {
    const zoom = this.#size().width < wholeWidthPx ? viewLimits.minZoom : viewLimits.zoom;
    moveTo(this.#map.getView(), middleOfCountry, { zoom });
  }

  zoomBy(steps: number): void {
    const view = this.#map.getView();
    // Of quick presses each counts, though the map is still on its way.
    const from = view.getAnimating() ? this.#zoomGoal : (view.getZoom() ?? viewLimits.zoom);
    this.#zoomGoal = Math.min(Math.max(from + steps, viewLimits.minZoom), viewLimits.maxZoom);
    view.cancelAnimations();
    view.animate({ zoom: this.#zoomGoal, duration: moveDurationMs() });
  }

  /** Pixel position of a place, from the upper left corner; undefined before the map is drawn. */
  toPixel(place: LonLat): readonly [x: number, y: number] | undefined {
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

  #place(): void {
    const isChosen = ({ id }: MapObject) => id === this.#chosenId;
    const parts = [
      [this.#stations, this.#shown.filter((station) => !isChosen(station))],
      [this.#chosen, this.#shown.filter(isChosen)],
    ] as const;
    for (const [source, stations] of parts) {
      source.clear();
      source.addFeatures(stations.map(toFeature));
    }
  }

  /** Moves so close that the stations of a crowd are told apart. */
  #spread(crowd: readonly Feature<Point>[]): void {
    this.#fit(
      crowd.flatMap((station) => station.getGeometry() ?? []),
      closestZoom,
    );
  }

  #nearest(place: Point): readonly Point[] {
    const [east = 0, north = 0] = place.getCoordinates();
    const metresTo = (point: Point) => {
      const [x = 0, y = 0] = point.getCoordinates();
      return Math.hypot(x - east, y - north);
    };
    return [...this.#stations.getFeatures(), ...this.#chosen.getFeatures()]
      .flatMap((station) => station.getGeometry() ?? [])
      .toSorted((a, b) => metresTo(a) - metresTo(b))
      .slice(0, nearestShown);
  }

  /** Moves so that all points are seen, and no closer than asked. */
  #fit(points: readonly Point[], maxZoom: number): void {
    const extent = createEmpty();
    for (const point of points) extend(extent, point.getExtent());
    // Buttons cover the map above and below.
    const padding = [80, 2 * crowdPx, 80, 2 * crowdPx];
    this.#map.getView().fit(extent, { padding, maxZoom, duration: moveDurationMs() });
  }

  #size(): { readonly width: number; readonly height: number } {
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    return { width, height };
  }
}
