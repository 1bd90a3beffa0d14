/** Features of the stations. */
import Feature, { type FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import type { MapObject } from './map-object.ts';
import { toGrid } from './estonian-grid.ts';

export function toFeature({ id, label, coordinates }: MapObject): Feature<Point> {
  const feature = new Feature({ label, geometry: new Point([...toGrid(coordinates)]) });
  feature.setId(id);
  return feature;
}

/** The stations of a drawn point: one, or those of a crowd. */
export function listStations(feature: FeatureLike): readonly Feature<Point>[] {
  const crowd: unknown = feature.get('features');
  return (Array.isArray(crowd) ? crowd : [feature]) as readonly Feature<Point>[];
}
