/** Which stations that take an object are near, and what to say of nearer ones that do not. */
import { distanceKm } from '#shell/map/distance.ts';
import type { LonLat } from '#shell/map/map-object.ts';
import { mustAskFirst, priceFor, type StationTie, takes } from '#features/stations/station-tie.ts';
import { type StationFact, takingFact } from '#features/stations/station-facts.ts';

export interface Origin {
  readonly place: LonLat;
  /** EHAK code, if the visitor named a municipality instead of a place: its own stations come first. */
  readonly municipality?: string;
}

export interface NearStation {
  readonly station: StationFact;
  readonly distanceKm: number;
  /** It takes such things, but perhaps not this one. */
  readonly mustAsk: boolean;
  /** What a resident pays; absent if the price list of the station has no row for the object. */
  readonly price: string | undefined;
}

export interface NearStations {
  readonly taking: readonly NearStation[];
  /** The nearest of all, if it does not take the object. */
  readonly nearerWithout?: NearStation;
}

/** More is what the finder is for. */
const wanted = 4;

export function nearStations(
  stations: readonly StationFact[],
  tie: StationTie,
  origin: Origin,
): NearStations {
  const isOwn = ({ municipality }: StationFact): boolean => municipality === origin.municipality;
  const sorted = stations
    .map((station): NearStation => ({
      station,
      distanceKm: distanceKm(origin.place, station.coordinates),
      mustAsk: mustAskFirst(takingFact(station), tie),
      price: priceFor(station.prices, tie)?.text,
    }))
    .toSorted((a, b) => Number(isOwn(b.station)) - Number(isOwn(a.station)) || a.distanceKm - b.distanceKm);
  const taking = sorted.filter(({ station }) => takes(takingFact(station), tie)).slice(0, wanted);
  const [nearest] = sorted;
  const isWithout = nearest !== undefined && taking.length > 0 && !takes(takingFact(nearest.station), tie);
  return isWithout ? { taking, nearerWithout: nearest } : { taking };
}
