/** Lines that no openly licensed source at hand has, drawn by hand through the places they pass: good to a kilometre or
 * two. Longitude and latitude in degrees. */
import type { LonLat } from '#shell/map/map-object.ts';

function line(points: string): readonly LonLat[] {
  return points.split(',').map((point): LonLat => {
    const [longitude = NaN, latitude = NaN] = point.trim().split(' ').map(Number);
    return [longitude, latitude];
  });
}

const ring = (points: string): readonly LonLat[] => [...line(points), ...line(points).slice(0, 1)];

/** Rivers that GSHHG lacks: Emajõgi, Pärnu, Võhandu, Kasari, Põltsamaa, Pedja. */
export const rivers: readonly (readonly LonLat[])[] = [
  line(
    '26.13 58.39, 26.25 58.425, 26.4 58.435, 26.55 58.41, 26.72 58.38, 26.9 58.355, 27.06 58.37, 27.25 58.44',
  ),
  line(
    '25.7 58.95, 25.56 58.885, 25.42 58.8, 25.27 58.73, 25.1 58.64, 24.95 58.55, 24.82 58.48, 24.67 58.4, 24.49 58.385',
  ),
  line('26.7 57.97, 26.88 57.87, 27.02 57.855, 27.2 57.91, 27.35 58, 27.46 58.1, 27.53 58.12'),
  line('24.78 58.87, 24.5 58.8, 24.28 58.77, 24 58.73, 23.8 58.73'),
  line('26.17 59, 26.1 58.85, 25.97 58.655, 26.05 58.55, 26.17 58.46'),
  line('26.26 59.12, 26.38 58.9, 26.4 58.75, 26.3 58.58, 26.2 58.44'),
];

/** Around the river Narva, where the border of the country follows it. */
export const aroundNarva = ring('27.7 58.985, 27.7 59.03, 28 59.4, 28.03 59.475, 28.3 59.475, 28.3 58.985');

/** Municipalities that changed their county in 2017; the counties of Natural Earth are those before. */
export const changedCounty: readonly {
  readonly from: string;
  readonly to: string;
  /** Around the part of the old county that went over. */
  readonly around: readonly LonLat[];
}[] = [
  // Lihula and Hanila.
  {
    from: 'Lääne',
    to: 'Pärnu',
    around: ring(
      '23.2 58.4, 23.3 58.75, 23.62 58.76, 23.8 58.755, 23.9 58.75, 24 58.735, 24.3 58.75, 24.4 58.4',
    ),
  },
  // Käru.
  {
    from: 'Rapla',
    to: 'Järva',
    around: ring('25.02 58.7, 25 58.88, 25.1 58.93, 25.4 58.93, 25.4 58.7'),
  },
  // Avinurme and Lohusuu.
  {
    from: 'Ida-Viru',
    to: 'Jõgeva',
    around: ring(
      '26.5 58.8, 26.6 59.08, 26.8 59.07, 26.95 59.02, 27.08 58.985, 27.14 58.98, 27.3 58.9, 27 58.8',
    ),
  },
  // Tabivere and Pala.
  {
    from: 'Jõgeva',
    to: 'Tartu',
    around: ring('26.4 58.4, 26.5 58.58, 26.62 58.61, 26.75 58.58, 26.75 58.4'),
  },
  {
    from: 'Jõgeva',
    to: 'Tartu',
    around: ring('26.85 58.55, 26.85 58.72, 26.98 58.74, 27.3 58.75, 27.3 58.55'),
  },
  // A part of Palupera.
  {
    from: 'Valga',
    to: 'Tartu',
    around: ring('26.2 58.3, 26.2 58.09, 26.32 58.07, 26.44 58.09, 26.5 58.16, 26.5 58.3'),
  },
  // Orava, Mikitamäe and Värska.
  {
    from: 'Põlva',
    to: 'Võru',
    around: ring(
      '27.2 57.7, 27.22 57.93, 27.3 57.97, 27.4 57.99, 27.46 58.05, 27.52 58.075, 28 58.1, 28 57.7',
    ),
  },
  // Meeksi.
  { from: 'Tartu', to: 'Põlva', around: ring('27.2 58, 27.22 58.26, 27.35 58.31, 27.9 58.3, 27.9 58') },
];
